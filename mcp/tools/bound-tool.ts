/** A tool that writes may be called only so often in a minute by one client for one customer, and any by guests: every call costs other sides work. */
import { createMinuteBound, type RefusalCount } from '#edge';
import type { RequestSide } from '../request-side.ts';
import { shopWordsOf } from '../words/shop-words-of.ts';
import { plainWords } from '../words/words.ts';
import { localeIn } from './locale-input.ts';
import { refusal, type Tool, type ToolAnswer } from './tool.ts';

/** Everybody who has not linked an account speaks through the same few clients and addresses of the assistants. */
export const GUESTS_OF_ONE_CLIENT = 10;

interface Bounds {
  readonly side: Pick<RequestSide, 'clock' | 'callsPerMinute'>;
  readonly refusals: RefusalCount;
}

/**
 * Each tool has its own count, so that nobody can use up the cancelling by asking. What is refused here is counted by the minute and is not in
 * the ledger, which it would flood: nothing was decided about any order.
 */
export function boundTool(tool: Tool, bounds: Bounds): Tool {
  const take = takeOf(bounds, 1);
  return {
    ...tool,
    // Ids hold no spaces.
    call: (args, caller, beside) =>
      take(`${caller.customerId} ${caller.clientId}`)
        ? tool.call(args, caller, beside)
        : Promise.resolve(tooMany(args)),
  };
}

/** Guests cost the merchant a search, and nobody answers for them. */
export function boundForGuests(tool: Tool, bounds: Bounds): Tool {
  const { callAsGuest } = tool;
  if (!callAsGuest) return tool;
  const take = takeOf(bounds, GUESTS_OF_ONE_CLIENT);
  return {
    ...tool,
    callAsGuest: (args, guest) =>
      take(`${guest.clientId} ${guest.address}`)
        ? callAsGuest(args, guest)
        : Promise.resolve(tooMany(args)),
  };
}

function takeOf({ side, refusals }: Bounds, callers: number): (caller: string) => boolean {
  const bound = createMinuteBound({
    mostCalls: side.callsPerMinute * callers,
    nowEpochMs: () => side.clock.nowEpochMs(),
  });
  return (caller) => {
    const isTaken = bound.take(caller);
    if (!isTaken) refusals.add('too_many_calls');
    return isTaken;
  };
}

function tooMany(args: unknown): ToolAnswer {
  return refusal(plainWords(shopWordsOf(localeIn(args)).request.tooMany));
}
