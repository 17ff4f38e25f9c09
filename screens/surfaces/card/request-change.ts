/** Asks for a change to the account: it waits on the approval side until the person has proved who they are. */
import type { AccountChange } from '#core';
import { parseChangeAnswer } from '../../wire/answers.ts';
import type { CardModel, CardParts } from './card-model.ts';

/** @param recoveryCode in place of the verification, for who has lost every passkey. */
export async function requestChange(
  { change, recoveryCode }: { readonly change: AccountChange; readonly recoveryCode?: string },
  model: CardModel,
  { door }: CardParts,
): Promise<void> {
  model.change({ notice: null, changeEnd: null });
  const body = recoveryCode === undefined ? { change } : { change, recoveryCode };
  const answer = await door.post('/api/changes', body, parseChangeAnswer);
  if (answer.kind === 'signed_out') {
    model.loseSignIn();
  } else if (answer.kind !== 'answer') {
    model.change({ notice: ({ verify }) => verify.changeCancelled });
  } else if (answer.body.outcome === 'verify') {
    await model.verify({ kind: 'change', change }, answer.body);
  } else if (answer.body.outcome === 'changed') {
    model.change({ changeEnd: answer.body });
  } else {
    const { reason, message } = answer.body;
    model.change(
      reason === undefined && message !== undefined
        ? { notice: () => message }
        : { changeEnd: { outcome: 'refused', reason: reason ?? '' } },
    );
  }
}
