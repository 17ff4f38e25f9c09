/** Adds a passkey, right after a sign-in: the approval side lets nobody else, and offers the sign-in where it is missing. */
import { refusalWords } from '../../strings/phone/refusal-words.ts';
import { parsePasskeyAnswer, parsePasskeyOptionsAnswer } from '../../wire/answers.ts';
import type { CardModel } from './card-model.ts';
import type { Words } from './card-state.ts';

const notAdded: Words = ({ card }) => card.passkeyNotAdded;

/** @param how `goOn`: right after the sign-in, unasked; then a browser that wants a press of the person first says no without a word. */
export async function addPasskey(model: CardModel, how: 'asked' | 'goOn' = 'asked'): Promise<void> {
  const { door, browser } = model.parts;
  model.change({ notice: null });
  const offered = await door.post('/api/passkeys/options', {}, parsePasskeyOptionsAnswer);
  if (offered.kind !== 'answer') {
    model.change({ notice: notAdded });
    return;
  }
  if (offered.body.outcome === 'refused') {
    const refusal = offered.body;
    model.change(
      refusal.signIn
        ? { passkeyStep: { kind: 'sign_in', ...refusal.signIn } }
        : { notice: (texts) => refusalWords(refusal, texts) ?? notAdded(texts) },
    );
    return;
  }
  const response = await browser.makePasskey(offered.body.options);
  if (response === null && how === 'goOn') return;
  const added =
    response === null
      ? undefined
      : await door.post('/api/passkeys', { response }, parsePasskeyAnswer);
  const isAdded = added?.kind === 'answer' && added.body.outcome === 'added';
  if (!isAdded) model.change({ notice: notAdded });
  else if (model.state.passkeyStep === null) model.change({ isPasskeyAdded: true });
  else model.change({ passkeyStep: null, notice: ({ card }) => card.passkeyAdded });
  await model.refresh();
}
