/** One order request: judged, charged at most once per request id, remembered, answered as the behaviour says. */
import { canonicalJson } from '#core';
import type { Behaviour, Behaviours } from './behaviours.ts';
import type { ProcessorConfig } from './config.ts';
import { parseOrderRequest, type OrderRequest } from './order-request.ts';
import { orderResource, type OrderResource, type StoredCard } from './order-resource.ts';
import { PayPalFault } from './paypal-fault.ts';
import type { ProcessorStore } from './processor-store.ts';

export interface TakeOrderParts {
  readonly config: Pick<ProcessorConfig, 'payees' | 'cards'>;
  readonly store: ProcessorStore;
  /** A card that a customer entered, by its payment token. */
  readonly findVaultCard: (
    clientId: string,
    vaultId: string,
  ) => { readonly brand: string; readonly lastDigits: string } | undefined;
  readonly behaviours: Behaviours;
  readonly nowEpochMs: () => number;
  /** An id in PayPal's form: 17 digits and capital letters. */
  readonly newId: () => string;
  readonly baseUrl: string;
}

export interface IncomingOrder {
  readonly clientId: string;
  readonly requestId: string | undefined;
  readonly body: unknown;
}

/** `order` is undefined where the card was declined. `delivery` says what becomes of the answer. */
export type TakenOrder =
  | { readonly delivery: 'never'; readonly delayMs: number }
  | {
      readonly delivery: 'answer' | 'error_500';
      readonly delayMs: number;
      readonly isRepeat: boolean;
      readonly order: unknown;
    };

/** Everything up to the answer happens without a wait, so that two requests with one id cannot both be the first. */
export function takeOrder(incoming: IncomingOrder, parts: TakeOrderParts): TakenOrder {
  const { requestId, body } = incoming;
  try {
    if (requestId === undefined) throw new PayPalFault(400, 'PAYPAL_REQUEST_ID_REQUIRED');
    return takeValidOrder({ ...incoming, requestId }, parts);
  } catch (fault) {
    if (fault instanceof PayPalFault) {
      parts.store.logRequest({
        requestId: requestId ?? null,
        outcome: 'refused',
        behaviour: 'normal',
        body: body ?? null,
      });
    }
    throw fault;
  }
}

function takeValidOrder(
  incoming: IncomingOrder & { readonly requestId: string },
  parts: TakeOrderParts,
): TakenOrder {
  const { store, behaviours } = parts;
  const { clientId, requestId, body } = incoming;
  const request = parseOrderRequest(body, {
    payees: parts.config.payees,
    hasCard: (vaultId) => findCard(vaultId, clientId, parts) !== undefined,
  });
  const first = store.firstAnswer(clientId, requestId);
  if (first !== undefined && first.body !== canonicalJson(body)) {
    throw new PayPalFault(422, 'DUPLICATE_REQUEST_ID');
  }
  const { next, delayMs } = behaviours.take({ isRepeat: first !== undefined });
  if (next === 'time_out_before') {
    store.logRequest({ requestId, outcome: 'unheard', behaviour: next, body });
    return { delivery: 'never', delayMs };
  }
  if (first !== undefined) {
    store.logRequest({ requestId, outcome: 'repeated', behaviour: next, body });
  }
  const order =
    first === undefined ? answerFirst(request, { incoming, behaviour: next, parts }) : first.order;
  if (next === 'time_out_after') return { delivery: 'never', delayMs };
  return {
    delivery: next === 'error_500_after' ? 'error_500' : 'answer',
    delayMs: next === 'answer_late' ? delayMs : 0,
    isRepeat: first !== undefined,
    order,
  };
}

/** Charges or declines, and remembers which. */
function answerFirst(
  request: OrderRequest,
  {
    incoming,
    behaviour,
    parts,
  }: {
    readonly incoming: IncomingOrder & { readonly requestId: string };
    readonly behaviour: Behaviour;
    readonly parts: TakeOrderParts;
  },
): OrderResource | undefined {
  const { clientId, requestId, body } = incoming;
  const { referenceId, amount, payee, vaultId } = request;
  const isDeclined = behaviour === 'decline';
  const order = isDeclined ? undefined : makeOrder(request, clientId, parts);
  parts.store.keepAnswer({
    clientId,
    requestId,
    body: canonicalJson(body),
    order,
    capture: isDeclined ? undefined : { requestId, referenceId, amount, payee, vaultId },
    logged: { requestId, outcome: isDeclined ? 'declined' : 'captured', behaviour, body },
  });
  return order;
}

function makeOrder(request: OrderRequest, clientId: string, parts: TakeOrderParts): OrderResource {
  const { newId, nowEpochMs, baseUrl } = parts;
  const card = findCard(request.vaultId, clientId, parts);
  if (card === undefined) throw new PayPalFault(422, 'TOKEN_EXPIRED');
  return orderResource(request, {
    ids: { orderId: newId(), captureId: newId() },
    card,
    time: new Date(nowEpochMs()).toISOString().replace(/\.\d+Z$/, 'Z'),
    baseUrl,
  });
}

function findCard(
  vaultId: string,
  clientId: string,
  { config, findVaultCard }: Pick<TakeOrderParts, 'config' | 'findVaultCard'>,
): StoredCard | undefined {
  const listed = config.cards.find((card) => card.vaultId === vaultId);
  if (listed) return listed;
  const entered = findVaultCard(clientId, vaultId);
  return entered && { vaultId, brand: entered.brand, lastDigits: entered.lastDigits };
}
