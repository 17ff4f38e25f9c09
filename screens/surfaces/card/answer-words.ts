/** What is said when a call of the card was not answered as it should be. */
import type { Answer } from '../connection/approval-door.ts';
import type { Words } from './card-state.ts';

/** @param other said when nothing better is known. */
export function answerWords(
  answer: Exclude<Answer<unknown>, { kind: 'answer' }>,
  other: Words,
): Words {
  if (answer.kind === 'refused' && answer.message !== null) {
    const { message } = answer;
    return () => message;
  }
  return answer.kind === 'signed_out' ? ({ card }) => card.signedOutHere : other;
}
