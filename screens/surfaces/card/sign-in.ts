/** Signing in and out: to the identity provider, back with its answer, and away. */
import { parseSignIn, parseVerificationAnswer } from '../../wire/answers.ts';
import { nothing } from '../../wire/parse.ts';
import type { CardModel } from './card-model.ts';
import { FIRST_STATE } from './card-state.ts';
import { ORDERS, pathOf, type CallbackAnswer } from './route.ts';
import { takeVerificationAnswer } from './verification.ts';

/** Begins with the address that the page was opened at. */
export async function openAtAddress(model: CardModel): Promise<void> {
  const route = model.parts.browser.route();
  if (route.name === 'callback') await finishSignIn(model, route.answer);
  else model.change({ place: route });
}

export async function signIn(
  model: CardModel,
  { isRemembered }: { readonly isRemembered: boolean },
): Promise<void> {
  const { door, browser } = model.parts;
  if (!browser.keepsSecureCookies()) {
    model.change({ phase: 'cookies_dropped' });
    return;
  }
  const body = isRemembered ? { remember: true } : {};
  const answer = await door.post('/api/sign-in', body, parseSignIn);
  if (answer.kind !== 'answer') {
    // Before anybody is signed in, a 401 can only mean the proof, and an honest proof only its time (RFC 9449, section 11.1).
    const isProofRefused = answer.kind === 'signed_out';
    model.change({ notice: ({ card }) => (isProofRefused ? card.proofRefused : card.notSent) });
    return;
  }
  browser.rememberPath(pathOf(model.state.place));
  browser.leaveFor(answer.body.authorizationUrl);
}

export async function signOut(model: CardModel): Promise<void> {
  const answer = await model.parts.door.post('/api/sign-out', {}, nothing);
  if (answer.kind === 'unreachable') model.change({ notice: ({ card }) => card.notSent });
  else model.open(ORDERS, { ...FIRST_STATE, phase: 'signed_out' });
}

async function finishSignIn(model: CardModel, callback: CallbackAnswer | null): Promise<void> {
  const { door, browser } = model.parts;
  // The code must not stay in the address or the history, whatever comes of it.
  browser.showPath('/', 'replace');
  const returnTo = browser.takeRememberedPlace();
  if (callback === null) {
    model.showInPlace(returnTo, { notice: ({ card }) => card.signInUnfinished });
    return;
  }
  model.change({ phase: 'signing_in', place: returnTo });
  const answer = await door.post('/api/callback', callback, parseVerificationAnswer);
  model.change({ phase: 'starting' });
  await takeVerificationAnswer(model, answer);
  const wasTaken =
    answer.kind === 'answer' &&
    answer.body.outcome !== 'refused' &&
    answer.body.outcome !== 'change_refused';
  if (wasTaken && model.state.phase === 'signed_out') model.change({ phase: 'cookies_dropped' });
}
