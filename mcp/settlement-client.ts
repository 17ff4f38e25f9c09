/**
 * Settlement's door over HTTP. What is not known is called so: a redeem that was sent and lost is repeated once, then it is
 * `payment_unknown`; `unavailable` is said only when nothing was surely recorded (design, section 5).
 */
import type { z } from 'zod';
import {
  bookAnswerSchema,
  cancelAnswerSchema,
  quoteAnswerSchema,
  redeemAnswerSchema,
  statusAnswerSchema,
  type RedeemAnswer,
  type RedeemRequest,
  type SentCodeOf,
  type SentCodeStore,
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
/** After one of these the order has ended without a sale for good: no call that is still on its way buys it. */
const ENDED_WITHOUT_SALE: readonly RedeemAnswer['outcome'][] = [
  'payment_declined',
  'terms_changed',
  'cancelled',
  'declined',
];

type Operation = 'quote' | 'book' | 'redeem' | 'cancel' | 'status';

type NoteNoAnswer = (operation: Operation, fault: unknown) => void;

export interface SettlementClientOptions {
  readonly url: string;
  readonly serviceToken: HeldToken;
  readonly fetch: Fetch;
  readonly log: Log;
  readonly sentCodes: SentCodeStore;
}

export function createSettlementClient(options: SettlementClientOptions): SettlementDoor {
  const { serviceToken, log } = options;
  const noteNoAnswer: NoteNoAnswer = (operation, fault) => {
    log.warn({ err: fault, operation }, 'settlement gave no answer');
  };
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
    redeem: (request) => redeem(options, request, noteNoAnswer),
    async cancel(request) {
      let token: string;
      try {
        token = await serviceToken.get();
      } catch (fault) {
        noteNoAnswer('cancel', fault);
        // Without a token nothing was sent.
        return { outcome: 'unavailable' };
      }
      try {
        return await post(options, 'cancel', request, cancelAnswerSchema, token);
      } catch (fault) {
        noteNoAnswer('cancel', fault);
        if (wasNeverSent(fault) || wasTurnedAway(fault)) return { outcome: 'unavailable' };
        // Sent and lost: the order may be cancelled, and nobody here knows.
        throw fault;
      }
    },
    async status(request) {
      return post(options, 'status', request, statusAnswerSchema, await serviceToken.get());
    },
  };
}

/** `unavailable` says that nothing was bought: only where no call bought anything, this one or an earlier one, of this process or of one before it. */
async function redeem(
  options: SettlementClientOptions,
  request: RedeemRequest,
  noteNoAnswer: NoteNoAnswer,
): Promise<RedeemAnswer> {
  const { answer, boughtNothing } = await redeemNow(options, request, noteNoAnswer);
  if (boughtNothing) await rememberNothingBought(options, request, answer);
  if (answer.outcome !== 'unavailable') return answer;
  return (await mayBeBought(options, request)) ? { outcome: 'payment_unknown' } : answer;
}

async function rememberNothingBought(
  { sentCodes, log }: SettlementClientOptions,
  { digest, customerId, clientId }: RedeemRequest,
  { outcome }: RedeemAnswer,
): Promise<void> {
  const hasEnded = ENDED_WITHOUT_SALE.includes(outcome);
  try {
    await sentCodes.rememberNothingBought({ digest, customerId, clientId, hasEnded });
  } catch (fault) {
    // Then it counts as a call that may have bought the order, which is less than is known and not untrue.
    log.warn({ err: fault, digest }, 'a code that bought nothing could not be remembered as such');
  }
}

/** What cannot be looked up may be so. */
async function mayBeBought(
  { sentCodes, log }: SettlementClientOptions,
  order: SentCodeOf,
): Promise<boolean> {
  try {
    return await sentCodes.mayBeBought(order);
  } catch (fault) {
    log.warn({ err: fault, digest: order.digest }, 'the codes that were sent could not be read');
    return true;
  }
}

interface Redeemed {
  readonly answer: RedeemAnswer;
  /** The call that was remembered has surely bought nothing, and nothing of it is on its way still. */
  readonly boughtNothing: boolean;
}

async function redeemNow(
  options: SettlementClientOptions,
  request: RedeemRequest,
  noteNoAnswer: NoteNoAnswer,
): Promise<Redeemed> {
  let token: string;
  try {
    token = await options.serviceToken.get();
    await options.sentCodes.rememberCodeSent(request);
  } catch (fault) {
    noteNoAnswer('redeem', fault);
    // Nothing was sent, and nothing was remembered as sent.
    return { answer: { outcome: 'unavailable' }, boughtNothing: false };
  }
  return redeemOnceOrTwice(options, request, token);
}

async function redeemOnceOrTwice(
  options: SettlementClientOptions,
  request: RedeemRequest,
  token: string,
): Promise<Redeemed> {
  const firstTimeoutMs = Math.min(request.waitMs + REDEEM_MARGIN_MS, LONGEST_FIRST_REDEEM_MS);
  try {
    const answer = await post(
      options,
      'redeem',
      request,
      redeemAnswerSchema,
      token,
      firstTimeoutMs,
    );
    return { answer, boughtNothing: !MAY_BE_BOUGHT.includes(answer.outcome) };
  } catch (fault) {
    options.log.warn({ err: fault, operation: 'redeem' }, 'settlement gave no answer');
    if (wasNeverSent(fault) || wasTurnedAway(fault)) {
      return { answer: { outcome: 'unavailable' }, boughtNothing: true };
    }
  }
  try {
    const again = { ...request, waitMs: Math.min(request.waitMs, REPEATED_REDEEM_MS / 2) };
    const answer = await post(
      options,
      'redeem',
      again,
      redeemAnswerSchema,
      token,
      REPEATED_REDEEM_MS,
    );
    // The second call bought nothing, and the first may be on its way still.
    if (answer.outcome === 'unavailable') return UNKNOWN;
    return { answer, boughtNothing: ENDED_WITHOUT_SALE.includes(answer.outcome) };
  } catch (fault) {
    options.log.warn({ err: fault, operation: 'redeem' }, 'settlement gave no answer again');
    // Whatever became of the second call, the first may have been recorded.
    return UNKNOWN;
  }
}

const UNKNOWN: Redeemed = { answer: { outcome: 'payment_unknown' }, boughtNothing: false };

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
