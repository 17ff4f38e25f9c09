/** What went wrong, on the screen in the words in which it is spoken. */
import type { HandlerInput } from 'ask-sdk-core';
import { makeProblemData, type ProblemKind } from '#screens/apl';
import { render } from './render.ts';

/** `unclear` wherever we cannot say for certain that nothing was bought; `spoken` is what is said. */
export function showProblem(
  input: HandlerInput,
  problem: { readonly kind: ProblemKind; readonly shop: string; readonly spoken: string },
): void {
  const { kind, shop, spoken } = problem;
  render(input, (setting) => makeProblemData({ kind, shop, words: spoken }, setting));
}
