/**
 * Settlement's door as the wire describes it: real token check and scopes, strict bodies, answers checked by the port's schemas. It reads
 * the request side's store as the real one does; confirmations and codes are set by the test.
 */
import type { Request } from 'express';
import type { z } from 'zod';
import {
  addMinorUnits,
  bookAnswerSchema,
  bookRequestSchema,
  cancelAnswerSchema,
  cancelRequestSchema,
  multiplyMinorUnits,
  minorUnitsOf,
  orderDigestSchema,
  quoteAnswerSchema,
  quoteRequestSchema,
  receiptNumberOf,
  type OrderStatus,
  redeemAnswerSchema,
  redeemRequestSchema,
  statusAnswerSchema,
  statusRequestSchema,
  type DryRun,
  type OrderState,
  type Product,
  type QuoteRequest,
  type Receipt,
  type RedeemRequest,
  type RequestReader,
} from '#core';
import { createBearerCheck, createHttpApp, createLog, parseBody, RequestRefused } from '#edge';
import { listen, type Listening } from './listen.ts';

export interface OrderInSettlement {
  readonly state: OrderState;
  readonly code?: string;
  readonly receipt?: Receipt | null;
  readonly goingBack?: OrderStatus['goingBack'];
}

export interface SettlementServer extends Listening {
  /** What the test has made of an order; without an entry it waits. */
  readonly orders: Map<string, OrderInSettlement>;
  /** Every redeem that was received. */
  readonly redeems: RedeemRequest[];
  readonly quotes: QuoteRequest[];
  readonly settings: {
    offerEndsAt: number | null;
    /** Given instead of an own judgement, one at a time. */
    readonly nextRedeemAnswers: unknown[];
    /** The next calls of these operations are received and then cut off without an answer. */
    readonly cutOff: string[];
    quoteTitle: string | null;
    /** As the customer chose on the phone. */
    mayTellHistory: boolean;
    isClientRevoked: boolean;
  };
}

export async function startSettlement(using: {
  readonly issuer: string;
  readonly products: ReadonlyMap<string, Product>;
  readonly reader: () => RequestReader;
}): Promise<SettlementServer> {
  const orders = new Map<string, OrderInSettlement>();
  const redeems: RedeemRequest[] = [];
  const quotes: QuoteRequest[] = [];
  const settings: SettlementServer['settings'] = {
    offerEndsAt: null,
    nextRedeemAnswers: [],
    cutOff: [],
    quoteTitle: null,
    mayTellHistory: false,
    isClientRevoked: false,
  };
  const server = await listen((port) => {
    const checkBearer = createBearerCheck({
      issuer: using.issuer,
      audience: `http://127.0.0.1:${String(port)}`,
      fetch,
    });
    const admit = async (request: Request, scope: string): Promise<void> => {
      const check = await checkBearer(request.header('authorization'));
      if (check.outcome !== 'accepted') throw new RequestRefused(401, 'unauthorized', 'No.');
      if (!check.claims.scopes.includes(scope)) throw new RequestRefused(403, 'forbidden', 'No.');
    };
    return createHttpApp({
      hosts: [`127.0.0.1:${String(port)}`],
      log: createLog('test-settlement'),
      routes: (app) => {
        const serve = <Body>(
          scope: string,
          schema: z.ZodType<Body>,
          answerSchema: z.ZodType,
          answer: (body: Body) => Promise<unknown>,
          path = scope,
        ): void => {
          app.post(`/${path}`, async (request, response) => {
            await admit(request, scope);
            const body = parseBody(request.body, schema);
            const answered = answerSchema.parse(await answer(body));
            if (settings.cutOff[0] === path) {
              settings.cutOff.shift();
              request.socket.destroy();
              return;
            }
            response.json(answered);
          });
        };
        serve('quote', quoteRequestSchema, quoteAnswerSchema, (body) => {
          quotes.push(body);
          return Promise.resolve(quote(body, using.products, settings));
        });
        serve(
          'quote',
          bookRequestSchema,
          bookAnswerSchema,
          () =>
            Promise.resolve(
              settings.isClientRevoked
                ? { outcome: 'refused', reason: 'client_revoked' }
                : { outcome: 'listed', ...BOOK },
            ),
          'book',
        );
        serve('redeem', redeemRequestSchema, redeemAnswerSchema, async (body) => {
          redeems.push(body);
          return (
            settings.nextRedeemAnswers.shift() ??
            judge(body, await findDryRun(using.reader(), body), orders)
          );
        });
        serve('cancel', cancelRequestSchema, cancelAnswerSchema, async (body) => {
          const dryRun = await findDryRun(using.reader(), body);
          if (!dryRun) return { outcome: 'refused' };
          if (orders.get(body.digest)?.state === 'ordered') return { outcome: 'already_ordered' };
          orders.set(body.digest, { state: 'cancelled' });
          return { outcome: 'cancelled' };
        });
        serve('status', statusRequestSchema, statusAnswerSchema, async (body) => {
          const listed = await using.reader().listDryRunsOfCustomer({
            customerId: body.customerId,
            sinceEpochMs: 0,
            limit: 50,
          });
          const own = listed
            .map(({ dryRun }) => dryRun)
            .filter(({ terms }) => terms.clientId === body.clientId)
            .filter(({ digest }) => body.digest === undefined || digest === body.digest);
          return {
            orders: own.slice(0, 20).map(({ digest }) => ({
              digest,
              state: orders.get(digest)?.state ?? 'waiting',
              triesLeft: orders.get(digest)?.state === 'confirmed' ? 3 : null,
              receipt: orders.get(digest)?.receipt ?? null,
              ...(orders.get(digest)?.goingBack && { goingBack: orders.get(digest)?.goingBack }),
            })),
            ...(settings.mayTellHistory && { mayTellHistory: true }),
          };
        });
      },
    });
  });
  return { ...server, orders, redeems, quotes, settings };
}

async function findDryRun(
  reader: RequestReader,
  caller: { readonly digest: string; readonly customerId: string; readonly clientId: string },
): Promise<DryRun | undefined> {
  const stored = await reader.findDryRun(orderDigestSchema.parse(caller.digest));
  const isCallers =
    stored?.dryRun.terms.customerId === caller.customerId &&
    stored.dryRun.terms.clientId === caller.clientId;
  return isCallers ? stored.dryRun : undefined;
}

function judge(
  request: RedeemRequest,
  dryRun: DryRun | undefined,
  orders: Map<string, OrderInSettlement>,
): unknown {
  if (!dryRun) return { outcome: 'refused' };
  const order = orders.get(request.digest);
  if (order?.state === 'ordered') return { outcome: 'ordered', receipt: receiptOf(dryRun) };
  if (order?.state !== 'confirmed') return { outcome: 'waiting_for_confirmation' };
  if (order.code !== request.code) return { outcome: 'code_wrong', triesLeft: 2 };
  orders.set(request.digest, { state: 'ordered', receipt: receiptOf(dryRun) });
  return { outcome: 'ordered', receipt: receiptOf(dryRun) };
}

export function receiptOf(dryRun: DryRun): Receipt {
  return {
    version: 1,
    receiptNumber: receiptNumberOf(dryRun.digest),
    digest: dryRun.digest,
    terms: dryRun.terms,
    sentence: dryRun.sentence,
    checkWords: dryRun.checkWords,
    chargedMinor: dryRun.terms.totalMinor,
    currency: dryRun.terms.currency,
    processorReference: 'CAPTURE-1',
    chargedAt: 1_800_000_000_000,
    confirmationJws: 'a.b.c',
    chargeIntentJws: 'd.e.f',
  };
}

/** Of every customer. */
const BOOK = {
  addresses: [
    { id: 'home', label: 'Home', isDefault: true },
    { id: 'office', label: 'The Office', isDefault: false },
  ],
  instruments: [
    { id: 'visa', label: 'Visa ending 4242', isDefault: true },
    { id: 'master', label: 'Mastercard ending 1881', isDefault: false },
  ],
};

function quote(
  { lines, addressId, instrumentId }: QuoteRequest,
  products: ReadonlyMap<string, Product>,
  settings: SettlementServer['settings'],
): unknown {
  const refused = (reason: string, productId?: string): unknown => ({
    outcome: 'refused',
    reason,
    ...(productId === undefined ? {} : { productId }),
  });
  if (settings.isClientRevoked) return refused('client_revoked');
  const address = BOOK.addresses.find(({ id }) => id === (addressId ?? 'home'));
  if (!address) return refused('address_unknown');
  const instrument = BOOK.instruments.find(({ id }) => id === (instrumentId ?? 'visa'));
  if (!instrument) return refused('instrument_unknown');
  const priced = lines.map((line) => ({ line, product: products.get(line.productId) }));
  const unknown = priced.find(({ product }) => !product);
  if (unknown) return refused('product_unknown', unknown.line.productId);
  const missing = priced.find(({ product }) => !product?.isInStock);
  if (missing) return refused('out_of_stock', missing.line.productId);
  const quoted = priced.map(({ line, product }) => {
    const unitPriceMinor = product?.unitPriceMinor ?? minorUnitsOf(0);
    return {
      ...line,
      title: settings.quoteTitle ?? product?.title ?? '',
      unitPriceMinor,
      lineTotalMinor: multiplyMinorUnits(unitPriceMinor, line.quantity),
      merchantCategoryCode: '5499',
    };
  });
  const subtotalMinor = addMinorUnits(...quoted.map(({ lineTotalMinor }) => lineTotalMinor));
  const deliveryMinor = minorUnitsOf(650);
  const taxMinor = minorUnitsOf(313);
  return {
    outcome: 'quoted',
    quote: {
      merchant: { id: 'harbor-roasters', name: 'Harbor Roasters LLC' },
      payeeId: 'PAYEE-1',
      lines: quoted,
      subtotalMinor,
      discounts: [],
      deliveryMinor,
      taxMinor,
      totalMinor: addMinorUnits(subtotalMinor, deliveryMinor, taxMinor),
      currency: 'USD',
      delivery: { method: 'Standard delivery', promise: 'Thu Dec 3' },
      offerEndsAt: settings.offerEndsAt,
    },
    address: { id: address.id, label: address.label, commitment: 'ab'.repeat(32) },
    instrument: { id: instrument.id, label: instrument.label },
  };
}
