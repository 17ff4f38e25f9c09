/** A tool that writes may be called only so often in a minute by one client for one customer: every call costs other sides a decision and a ledger entry. */
import { createMinuteBound, type RefusalCount } from '#edge';
import type { RequestSide } from '../request-side.ts';
import { shopWordsOf } from '../words/shop-words-of.ts';
import { plainWords } from '../words/words.ts';
import { localeIn } from './locale-input.ts';
import { refusal, type Tool } from './tool.ts';

/**
 * Each tool has its own count, so that nobody can use up the cancelling by asking. What is refused here is counted by the minute and is not in
 * the ledger, which it would flood: nothing was decided about any order.
 */
export function boundTool(
  tool: Tool,
  { side, refusals }: { readonly side: RequestSide; readonly refusals: RefusalCount },
): Tool {
  const bound = createMinuteBound({
    mostCalls: side.callsPerMinute,
    nowEpochMs: () => side.clock.nowEpochMs(),
  });
  return {
    ...tool,
    call: (args, caller) => {
      // Ids hold no spaces.
      if (bound.take(`${caller.customerId} ${caller.clientId}`)) return tool.call(args, caller);
      refusals.add('too_many_calls');
      const { tooMany } = shopWordsOf(localeIn(args)).request;
      return Promise.resolve(refusal(plainWords(tooMany)));
    },
  };
}
