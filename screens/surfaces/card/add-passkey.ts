/** Adds a passkey, right after a sign-in: the approval side lets nobody else. */
import { PHONE_EN_US } from '../../strings/phone/en-US.ts';
import { passkeyAnswerSchema, passkeyOptionsAnswerSchema } from './answers.ts';
import type { CardModel, CardParts } from './card-model.ts';

const texts = PHONE_EN_US.card;

export async function addPasskey(model: CardModel, { door, browser }: CardParts): Promise<void> {
  model.change({ notice: null });
  const offered = await door.post('/api/passkeys/options', {}, passkeyOptionsAnswerSchema);
  if (offered.kind !== 'answer' || offered.body.outcome === 'refused') {
    model.change({ notice: texts.passkeyNeedsSignIn, passkeyOffer: 'none' });
    return;
  }
  const response = await browser.makePasskey(offered.body.options);
  if (response === null) {
    model.change({ notice: texts.passkeyNotAdded });
    return;
  }
  const added = await door.post('/api/passkeys', { response }, passkeyAnswerSchema);
  if (added.kind === 'answer' && added.body.outcome === 'added') {
    model.change({ passkeyOffer: 'added' });
  } else model.change({ notice: texts.passkeyNotAdded });
  await model.refresh();
}
