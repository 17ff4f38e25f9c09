/** Asks for a change to the account: it waits on the approval side until the person has proved who they are. */
import type { AccountChange } from '#core';
import { parseChangeAnswer } from '../../wire/answers.ts';
import { answerWords } from './answer-words.ts';
import type { CardModel } from './card-model.ts';
import { verify } from './verification.ts';

/** @param recoveryCode in place of the verification, for who has lost every passkey. */
export async function requestChange(
  { change, recoveryCode }: { readonly change: AccountChange; readonly recoveryCode?: string },
  model: CardModel,
): Promise<void> {
  model.change({ notice: null, changeEnd: null });
  const body = recoveryCode === undefined ? { change } : { change, recoveryCode };
  const answer = await model.parts.door.post('/api/changes', body, parseChangeAnswer);
  if (answer.kind === 'signed_out') {
    model.loseSignIn();
  } else if (answer.kind !== 'answer') {
    model.change({
      notice: answerWords(answer, ({ verify: { changeCancelled } }) => changeCancelled),
    });
  } else if (answer.body.outcome === 'verify') {
    await verify(model, { kind: 'change', change }, answer.body);
  } else {
    model.change({ changeEnd: answer.body });
  }
}
