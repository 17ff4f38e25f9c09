/** The step in which a person proves who they are, and what comes of it: of a typed total and of a change to the account. */
import { refusalWords } from '../../strings/phone/refusal-words.ts';
import {
  parseChangeEnd,
  parseVerificationAnswer,
  type TotalAnswer,
  type VerificationAnswer,
} from '../../wire/answers.ts';
import type { Answer } from '../connection/approval-door.ts';
import { answerWords } from './answer-words.ts';
import type { CardModel } from './card-model.ts';
import type { ChangeEnd, Verified, Words } from './card-state.ts';
import { pathOf, placeOfOrder } from './route.ts';

const notKnown: Words = ({ card }) => card.notKnown;

/** What was asked for waits on the other side for its verification, made now. */
export async function verify(
  model: CardModel,
  of: Verified,
  { signIn, passkey }: Extract<TotalAnswer, { readonly outcome: 'verify' }>,
): Promise<void> {
  const { browser } = model.parts;
  browser.rememberPath(pathOf(model.state.place));
  const authorizationUrl = signIn?.authorizationUrl ?? null;
  if (passkey === null) {
    if (authorizationUrl !== null) browser.leaveFor(authorizationUrl);
    else model.change({ work: 'none', notice: ({ refusals }) => refusals.passkey_needed });
    return;
  }
  const verification = { of, authorizationUrl, passkey, isInterrupted: false };
  model.change({ work: 'none', refusal: null, verification });
  await usePasskey(model);
}

/** Asks the device for the passkey (again). */
export async function usePasskey(model: CardModel): Promise<void> {
  const { door, browser } = model.parts;
  const { verification } = model.state;
  if (verification === null) return;
  model.change({ verification: { ...verification, isInterrupted: false } });
  const response = await browser.usePasskey(verification.passkey);
  if (response === null) {
    model.change({ verification: { ...verification, isInterrupted: true } });
    return;
  }
  const { of } = verification;
  if (of.kind === 'change') {
    await takeChangeEnd(
      model,
      await door.post('/api/changes/passkey', { response }, parseChangeEnd),
    );
    return;
  }
  const path = `/api/orders/${of.digest}/passkey`;
  await takeVerificationAnswer(model, await door.post(path, { response }, parseVerificationAnswer));
}

export function signInInstead({ state, parts }: CardModel): void {
  const address = state.verification?.authorizationUrl ?? null;
  if (address !== null) parts.browser.leaveFor(address);
}

export async function takeVerificationAnswer(
  model: CardModel,
  answer: Answer<VerificationAnswer>,
): Promise<void> {
  model.change({ verification: null });
  if (answer.kind === 'answer') showOutcome(model, answer.body);
  else model.change({ notice: answerWords(answer, notKnown) });
  await model.refresh();
}

async function takeChangeEnd(model: CardModel, answer: Answer<ChangeEnd>): Promise<void> {
  model.change({ verification: null });
  if (answer.kind === 'answer') model.showInPlace(model.state.place, { changeEnd: answer.body });
  else model.change({ notice: answerWords(answer, notKnown) });
  await model.refresh();
}

function showOutcome(model: CardModel, answer: VerificationAnswer): void {
  const { place } = model.state;
  switch (answer.outcome) {
    case 'refused': {
      const { digest } = answer;
      model.showInPlace(digest === undefined ? place : placeOfOrder(digest), {
        notice: (texts) => refusalWords(answer, texts) ?? texts.card.notSent,
      });
      return;
    }
    case 'confirmed': {
      const { digest, withdrawn } = answer;
      const notice: Words | null = withdrawn ? ({ card }) => card.tookBack(withdrawn) : null;
      model.showInPlace(placeOfOrder(digest), { notice, typed: '' });
      return;
    }
    case 'changed':
      model.showInPlace(place, { changeEnd: answer });
      return;
    case 'change_refused':
      model.showInPlace(place, { changeEnd: { outcome: 'refused', reason: answer.reason } });
      return;
    case 'passkey_may_be_added':
      model.showInPlace(place, { passkeyStep: { kind: 'ready' } });
      return;
    case 'signed_in':
      model.showInPlace(place);
      return;
    default:
      answer satisfies never;
  }
}
