/**
 * UNSAFE ON PURPOSE, and never shipped: the shop as it would be without Hearback, for the control arms. It finds products, makes orders
 * and charges the same processor stand-in, and asks nobody whether the customer agreed.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { decimalText, writeAmount } from '#core';
import type { RunningShop } from '../../e2e/running-shop.ts';
import type { CallTool, Door, ToolAnswer } from '../agent/door.ts';
import type { DemoBook } from './demo-book.ts';
import type { Quote, StandIns } from './stand-ins.ts';

export interface UnsafeOrder {
  readonly digest: string;
  readonly line: { readonly productId: unknown; readonly quantity: unknown };
  readonly quote: Quote;
  readonly vaultId: string;
  isApproved: boolean;
}

export interface UnsafeShop {
  readonly orders: Map<string, UnsafeOrder>;
  /** The tools that every such shop has. */
  readonly commonTools: (
    customer: DemoBook,
  ) => Readonly<Record<string, (args: unknown) => Promise<ToolAnswer>>>;
  /** A new request at the processor each time: nothing here notices a repeat. */
  charge(
    order: UnsafeOrder,
    asked: { readonly amount: string; readonly payee: string },
  ): Promise<ToolAnswer>;
  /** What the merchant asks for the order at this moment. */
  priceNow(order: UnsafeOrder): Promise<string>;
}

const previewSchema = z.looseObject({
  items: z.tuple([z.looseObject({ product_id: z.unknown(), quantity: z.unknown() })]),
  instrument_id: z.string().optional(),
});
const searchSchema = z.looseObject({ query: z.string() });
const orderOfSchema = z.looseObject({ digest: z.string() });

export function createUnsafeShop(parts: {
  readonly shop: RunningShop;
  readonly standIns: StandIns;
  readonly books: readonly DemoBook[];
}): UnsafeShop {
  const { shop, standIns, books } = parts;
  const orders = new Map<string, UnsafeOrder>();

  const search = async (args: unknown): Promise<ToolAnswer> => {
    const products = await standIns.search(searchSchema.parse(args).query);
    return answered('answered', {
      products: products.map(({ productId, title, description }) => ({
        product_id: productId,
        title,
        description,
      })),
    });
  };

  const preview = async (customer: DemoBook, args: unknown): Promise<ToolAnswer> => {
    const { items, instrument_id: instrumentId } = previewSchema.parse(args);
    const [{ product_id: productId, quantity }] = items;
    const quote = await standIns.quote({ productId, quantity }, customer.destination);
    if (quote === undefined) return answered('refused');
    // Any card will do, whoever's it is.
    const card = books.find((book) => book.instrumentId === instrumentId) ?? customer;
    const digest = randomBytes(32).toString('hex');
    const line = { productId, quantity };
    orders.set(digest, { digest, line, quote, vaultId: card.vaultId, isApproved: false });
    const total = { amountMinor: quote.totalMinor, currency: quote.currency };
    return answered('proposed', {
      digest,
      redemption_token: digest,
      total: writeAmount(total, 'en-US'),
    });
  };

  return {
    orders,
    commonTools: (customer) => ({
      search_products: search,
      preview_order: (args) => preview(customer, args),
      cancel_order: (args) => {
        const { digest } = orderOfSchema.parse(args);
        return Promise.resolve(answered(orders.delete(digest) ? 'cancelled' : 'refused'));
      },
    }),
    charge: (order, asked) => chargeAtProcessor(shop, order, asked),
    priceNow: async (order) => {
      const [someone] = books;
      const quote = someone && (await standIns.quote(order.line, someone.destination));
      const { totalMinor: amountMinor, currency } = quote ?? order.quote;
      return decimalText({ amountMinor, currency });
    },
  };
}

export function doorWith(
  tools: Readonly<Record<string, (args: unknown) => Promise<ToolAnswer>>>,
): Door {
  const call: CallTool = (tool, args, { giveUpAfterMs } = {}) => {
    const answer = tools[tool]?.(args) ?? Promise.resolve(answered('no_such_tool'));
    if (giveUpAfterMs === undefined) return answer;
    const lost = new Promise<ToolAnswer>((resolve) => {
      setTimeout(() => {
        resolve(answered('no_answer'));
      }, giveUpAfterMs);
    });
    return Promise.race([answer, lost]);
  };
  return { tools: Object.keys(tools), call };
}

export function answered(
  outcome: string,
  structured: Readonly<Record<string, unknown>> = {},
): ToolAnswer {
  return { outcome, structured };
}

const credentialSchema = z.looseObject({
  processor: z.looseObject({ url: z.url(), clientId: z.string(), clientSecret: z.string() }),
});
const accessSchema = z.looseObject({ access_token: z.string() });

async function chargeAtProcessor(
  shop: RunningShop,
  order: UnsafeOrder,
  { amount, payee }: { readonly amount: string; readonly payee: string },
): Promise<ToolAnswer> {
  const { url, clientId, clientSecret } = credentialSchema.parse(
    JSON.parse(shop.configOf('settlement')),
  ).processor;
  const access = await shop.dial(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    signal: AbortSignal.timeout(5000),
  });
  const { access_token: token } = accessSchema.parse(await access.json());
  const reference = order.digest;
  const response = await shop.dial(`${url}/v2/checkout/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'paypal-request-id': randomBytes(16).toString('hex'),
    },
    body: JSON.stringify({
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: reference,
          custom_id: reference,
          amount: { currency_code: order.quote.currency, value: amount },
          payee: { merchant_id: payee },
        },
      ],
      payment_source: { card: { vault_id: order.vaultId } },
    }),
    signal: AbortSignal.timeout(10_000),
  });
  return answered(response.ok ? 'ordered' : `refused by the processor`);
}
