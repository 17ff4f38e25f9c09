/** The request side of a simulated world: its own store, and settlement at the other end of a network. */
import {
  bookRequestSchema,
  cancelRequestSchema,
  orderDigestSchema,
  quoteRequestSchema,
  redeemRequestSchema,
  statusRequestSchema,
  StoreUnavailable,
} from '#core';
import { z } from 'zod';
import type { Fetch } from '#edge';
import { openRequestStore } from '#stores';
import type { RequestSide } from '../../../mcp/request-side.ts';
import { createSettlementClient } from '../../../mcp/settlement-client.ts';
import type { Settlement } from '../../../settlement/create-settlement.ts';
import type { Callee } from './network.ts';
import type { Incarnation } from './scheduler.ts';
import { CARD_ORIGIN, meansOf, SHOP, type WorldMeans } from './world-means.ts';

const MINUTE = 60_000;

export function bootRequest(
  world: WorldMeans,
  incarnation: Incarnation,
  chooseSettlement: () => Callee<Settlement>,
): { readonly api: RequestSide; readonly close: () => void } {
  const means = meansOf(world, incarnation);
  const { clock, randomness, log, hash, keys, ownStore, atTurnEnd } = means;
  const store = openRequestStore({
    path: world.folder.pathOf('request'),
    ledgerKey: keys.ledgers.signer,
    hash,
    atTurnEnd,
  });
  means.hasBooted();
  const side: RequestSide = {
    store: ownStore(store),
    settlement: createSettlementClient({
      url: 'https://settlement.example',
      serviceToken: { get: () => Promise.resolve('service'), drop: () => undefined },
      fetch: settlementOverNetwork(world, incarnation, chooseSettlement),
      log,
      sentCodes: ownStore(store),
    }),
    // Only searches read it; what is ordered is quoted by settlement.
    catalogue: {
      searchProducts: () => Promise.resolve({ products: [], found: 0 }),
      findProduct: () => Promise.resolve(undefined),
    },
    hash,
    requestKey: keys.requestKey,
    clock,
    randomness,
    log,
    shop: SHOP,
    cardOrigin: CARD_ORIGIN,
    clientNames: {},
    confirmWithinMs: 10 * MINUTE,
    redeemWithinMs: 5 * MINUTE,
    maxWaitingOrders: 5,
    redeemWaitMs: 300,
    callsPerMinute: 1000,
  };
  // A process that is killed closes nothing: what it had not committed is lost, and the file is as it was left.
  return { api: side, close: () => undefined };
}

/** The wire as docs/wire.md has it; that nobody but the two sides is on it is shown elsewhere. */
function settlementOverNetwork(
  world: WorldMeans,
  from: Incarnation,
  chooseSettlement: () => Callee<Settlement>,
): Fetch {
  return async (input, init) => {
    const path = new URL(String(input instanceof Request ? input.url : input)).pathname;
    const text = init?.body;
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    try {
      return await world.network.call({
        from,
        to: chooseSettlement(),
        name: path,
        handle: async (settlement, isCopy) => {
          if (isCopy) noteCopy(world, path, body);
          try {
            const answer = await askSettlement(world, settlement, { path, body });
            return Response.json(answer);
          } catch (fault) {
            const status = fault instanceof StoreUnavailable ? 503 : 500;
            return Response.json({ error: { code: 'fault', message: 'fault' } }, { status });
          }
        },
      });
    } catch (cause) {
      throw new TypeError('fetch failed', { cause });
    }
  };
}

const ofOrder = z.object({ digest: orderDigestSchema });

function noteCopy({ history }: WorldMeans, path: string, body: unknown): void {
  const order = ofOrder.safeParse(body).data;
  if (order) history.noteCopy(path.slice(1), order.digest);
}

async function askSettlement(
  { history }: WorldMeans,
  settlement: Settlement,
  { path, body }: { readonly path: string; readonly body: unknown },
): Promise<unknown> {
  switch (path) {
    case '/quote':
      return settlement.quote(quoteRequestSchema.parse(body));
    case '/book':
      return settlement.listBook(bookRequestSchema.parse(body));
    case '/redeem': {
      const request = redeemRequestSchema.parse(body);
      history.redeems.push(request);
      const answer = await settlement.redeem(request);
      const { customerId, clientId, digest } = request;
      const receipt = answer.outcome === 'ordered' ? answer.receipt : null;
      const { outcome } = answer;
      history.told.push({
        by: 'settlement',
        about: 'redeem',
        customerId,
        clientId,
        digest,
        outcome,
        receipt,
      });
      return answer;
    }
    case '/cancel': {
      const request = cancelRequestSchema.parse(body);
      const { outcome } = await settlement.cancel(request);
      history.told.push({ by: 'settlement', about: 'cancel', ...request, outcome, receipt: null });
      return { outcome };
    }
    case '/status': {
      const request = statusRequestSchema.parse(body);
      const answer = await settlement.status(request);
      const { customerId, clientId } = request;
      for (const { digest, state, receipt } of answer.orders) {
        history.told.push({
          by: 'settlement',
          about: 'status',
          customerId,
          clientId,
          digest,
          outcome: state,
          receipt,
        });
      }
      return answer;
    }
    default:
      throw new Error(`settlement has no ${path}`);
  }
}
