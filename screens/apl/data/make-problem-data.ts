/** What went wrong, in the words that were said, and what that means for the money. */
import type { AplScreen } from '../screen/apl-screen.ts';
import { contentBoxOf, sizesOf } from '../screen/sizes-of.ts';
import { heightOf, lineCountOf } from '../screen/text-room.ts';
import type { ProblemData } from './screen-data.ts';
import type { ScreenSetting } from './screen-setting.ts';
import { withoutMarkup } from './without-markup.ts';

/** `nothing_bought`: known for certain. `unclear`: we do not know yet whether money moves. */
export const PROBLEM_KINDS = ['nothing_bought', 'unclear'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export function makeProblemData(
  problem: { readonly kind: ProblemKind; readonly shop: string; readonly words: string },
  { strings, screen }: ScreenSetting,
): ProblemData {
  const isUnclear = problem.kind === 'unclear';
  return {
    kind: 'problem',
    title: withoutMarkup(problem.shop),
    stateWord: isUnclear ? strings.states.payment_unknown : strings.states.not_bought,
    tone: isUnclear ? 'waiting' : 'stopped',
    words: withoutMarkup(problem.words),
    isLong: isLong(problem.words, screen),
  };
}

/** Measured with room to spare: what is long scrolls, and what is not stands in the middle. */
function isLong(words: string, screen: AplScreen): boolean {
  const { headline } = sizesOf(screen);
  const { widthDp, heightDp } = contentBoxOf(screen);
  const lines = lineCountOf(words, { widthDp, fontSizeDp: headline });
  return heightOf(headline, lines + 3) > heightDp;
}
