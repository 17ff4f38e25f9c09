/** Adds a passkey, right after a sign-in: the approval side lets nobody else, and offers the sign-in where it is missing. */
import { PHONE_EN_US } from '../../strings/phone/en-US.ts';
import { passkeyAnswerSchema, passkeyOptionsAnswerSchema } from './answers.ts';
import type { CardModel, CardParts } from './card-model.ts';

const texts = PHONE_EN_US.card;

export async function addPasskey(model: CardModel, { door, browser }: CardParts): Promise<void> {
  model.change({ notice: null });
  const offered = await door.post('/api/passkeys/options', {}, passkeyOptionsAnswerSchema);
  if (offered.kind !== 'answer') {
    model.change({ notice: texts.passkeyNotAdded });
    return;
  }
  if (offered.body.outcome === 'refused') {
    const { signIn, message } = offered.body;
    if (signIn) browser.leaveFor(signIn.authorizationUrl);
    else model.change({ notice: message });
    return;
  }
  const response = await browser.makePasskey(offered.body.options);
  const added =
    response === null
      ? undefined
      : await door.post('/api/passkeys', { response }, passkeyAnswerSchema);
  const isAdded = added?.kind === 'answer' && added.body.outcome === 'added';
  model.change(isAdded ? { isPasskeyAdded: true } : { notice: texts.passkeyNotAdded });
  await model.refresh();
}
