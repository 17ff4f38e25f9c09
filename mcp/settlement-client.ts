/**
 * Settlement's door over HTTP. What is not known is called so: a redeem that was sent and lost is repeated once, then it is
 * `payment_unknown`; `unavailable` is said only when nothing was surely recorded (design, section 5).
 */
import type { z } from 'zod';
import {
  bookAnswerSchema,
  cancelAnswerSchema,
  createBoundedMemory,
  quoteAnswerSchema,
  redeemAnswerSchema,
  statusAnswerSchema,
  type RedeemAnswer,
  type RedeemRequest,
  type SettlementDoor,
} from '#core';
import { CallFailed, callJson, type Fetch, type HeldToken, type Log } from '#edge';
import { wasNeverSent } from './was-never-sent.ts';

const TIMEOUT_MS = 3000;

/** A first redeem may take its wait and settlement's own questions; both calls together stay below the 8 s that Alexa gives. */
const REDEEM_MARGIN_MS = 2500;
const LONGEST_FIRST_REDEEM_MS = 6000;
const REPEATED_REDEEM_MS = 1000;

/** After one of these something may have been bought. */
const MAY_BE_BOUGHT: readonly RedeemAnswer['outcome'][] = [
  'ordered',
  'payment_processing',
  'payment_unknown',
];
/** Codes are said anew within minutes; what is forgotten is told as a code that was said once. */
const REDEEMS_REMEMBERED = 1000;

type Operation = 'quote' | 'book' | 'redeem' | 'cancel' | 'status';

export interface SettlementClientOptions {
  readonly url: string;
  readonly serviceToken: HeldToken;
  readonly fetch: Fetch;
  readonly log: Log;
}

export function createSettlementClient(options: SettlementClientOptions): SettlementDoor {
  const { serviceToken, log } = options;
  const noteNoAnswer = (operation: Operation, fault: unknown): void => {
    log.warn({ err: fault, operation }, 'settlement gave no answer');
  };
  const redeemed = createBoundedMemory<boolean>(REDEEMS_REMEMBERED);
  return {
    async quote(request) {
      try {
        return await post(options, 'quote', request, quoteAnswerSchema, await serviceToken.get());
      } catch (fault) {
        noteNoAnswer('quote', fault);
        // A quote commits nobody to anything: without an answer there is no proposal.
        return { outcome: 'refused', reason: 'unavailable' };
      }
    },
    async listBook(request) {
      return post(options, 'book', request, bookAnswerSchema, await serviceToken.get());
    },
    async redeem(request) {
      // Ids hold no spaces.
      const caller = `${request.customerId} ${request.clientId} ${request.digest}`;
      const answer = await redeemNow(options, request, noteNoAnswer);
      if (answer.outcome !== 'unavailable') {
        redeemed.keep(caller, MAY_BE_BOUGHT.includes(answer.outcome));
        return answer;
      }
      // This call bought nothing, and an earlier one may have: then nobody may say that nothing was bought.
      return redeemed.find(caller) === true ? { outcome: 'payment_unknown' } : answer;
    },
    async cancel(request) {
      try {
        return await post(options, 'cancel', request, cancelAnswerSchema, await serviceToken.get());
      } catch (fault) {
        noteNoAnswer('cancel', fault);
        // Cancelling may be repeated at will, so the customer is asked to.
        return { outcome: 'unavailable' };
      }
    },
    async status(request) {
      return post(options, 'status', request, statusAnswerSchema, await serviceToken.get());
    },
  };
}

async function redeemNow(
  options: SettlementClientOptions,
  request: RedeemRequest,
  noteNoAnswer: (operation: Operation, fault: unknown) => void,
): Promise<RedeemAnswer> {
  let token: string;
  try {
    token = await options.serviceToken.get();
  } catch (fault) {
    noteNoAnswer('redeem', fault);
    // Without a token nothing was sent.
    return { outcome: 'unavailable' };
  }
  return redeemOnceOrTwice(options, request, token);
}

async function redeemOnceOrTwice(
  options: SettlementClientOptions,
  request: RedeemRequest,
  token: string,
): Promise<RedeemAnswer> {
  const firstTimeoutMs = Math.min(request.waitMs + REDEEM_MARGIN_MS, LONGEST_FIRST_REDEEM_MS);
  try {
    return await post(options, 'redeem', request, redeemAnswerSchema, token, firstTimeoutMs);
  } catch (fault) {
    options.log.warn({ err: fault, operation: 'redeem' }, 'settlement gave no answer');
    if (wasNeverSent(fault) || wasTurnedAway(fault)) return { outcome: 'unavailable' };
  }
  try {
    const again = { ...request, waitMs: Math.min(request.waitMs, REPEATED_REDEEM_MS / 2) };
    return await post(options, 'redeem', again, redeemAnswerSchema, token, REPEATED_REDEEM_MS);
  } catch (fault) {
    options.log.warn({ err: fault, operation: 'redeem' }, 'settlement gave no answer again');
    // Whatever became of the second call, the first may have been recorded.
    return { outcome: 'payment_unknown' };
  }
}

/** A 4xx: settlement read the call and did not judge it. */
function wasTurnedAway(fault: unknown): boolean {
  return (
    fault instanceof CallFailed &&
    fault.status !== undefined &&
    fault.status >= 400 &&
    fault.status < 500
  );
}

async function post<Answer>(
  { url, fetch, serviceToken }: SettlementClientOptions,
  operation: Operation,
  body: unknown,
  answer: z.ZodType<Answer>,
  token: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  try {
    return await callJson({
      method: 'POST',
      url: new URL(`/${operation}`, url).href,
      headers: { authorization: `Bearer ${token}` },
      body,
      answer,
      timeoutMs,
      fetch,
    });
  } catch (fault) {
    if (fault instanceof CallFailed && fault.status === 401) serviceToken.drop();
    throw fault;
  }
}
