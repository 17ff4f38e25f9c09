/** Adds a passkey, right after a sign-in: the approval side lets nobody else, and offers the sign-in where it is missing. */
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import { passkeyAnswerSchema, passkeyOptionsAnswerSchema } from './answers.ts';
import type { CardModel, CardParts } from './card-model.ts';

const texts = PHONE_EN_US.card;

/** @param how `goOn`: right after the sign-in, unasked; then a browser that wants a press of the person first says no without a word. */
export async function addPasskey(
  model: CardModel,
  { door, browser }: CardParts,
  how: 'asked' | 'goOn' = 'asked',
): Promise<void> {
  model.change({ notice: null });
  const offered = await door.post('/api/passkeys/options', {}, passkeyOptionsAnswerSchema);
  if (offered.kind !== 'answer') {
    model.change({ notice: texts.passkeyNotAdded });
    return;
  }
  if (offered.body.outcome === 'refused') {
    const { signIn, message } = offered.body;
    model.change(signIn ? { passkeyStep: { kind: 'sign_in', ...signIn } } : { notice: message });
    return;
  }
  const response = await browser.makePasskey(offered.body.options);
  if (response === null && how === 'goOn') return;
  const added =
    response === null
      ? undefined
      : await door.post('/api/passkeys', { response }, passkeyAnswerSchema);
  const isAdded = added?.kind === 'answer' && added.body.outcome === 'added';
  if (!isAdded) model.change({ notice: texts.passkeyNotAdded });
  else if (model.state.passkeyStep === null) model.change({ isPasskeyAdded: true });
  else model.change({ passkeyStep: null, notice: texts.passkeyAdded });
  await model.refresh();
}
