/** What the card does: signing in, watching the orders, confirming, stopping. It draws nothing. */
import type { LiveMessage, OrderList, OrderView, Reading } from '#core';
import { refusalWords } from '../../strings/phone/refusal-words.ts';
import {
  parseSignIn,
  parseTotalAnswer,
  parseVerificationAnswer,
  type Refusal,
  type TotalAnswer,
  type VerificationAnswer,
} from '../../wire/answers.ts';
import { parseOrderList, parseOrderView } from '../../wire/order-view.ts';
import { attempt, nothing } from '../../wire/parse.ts';
import type { Answer, ApprovalDoor } from '../connection/approval-door.ts';
import type { Browser } from './browser.ts';
import {
  FIRST_STATE,
  openedDigest,
  type CardState,
  type Phase,
  type Verified,
  type Words,
} from './card-state.ts';
import { OrderShelf } from './order-shelf.ts';
import { ORDERS, pathOf, placeOfOrder, type CallbackAnswer, type Place } from './route.ts';
import type { ServerClock } from './server-clock.ts';

/** Nothing is asked for while nobody is signed in: each such question would be a refusal. */
const WATCHING: readonly Phase[] = ['starting', 'ready'];

export interface CardParts {
  readonly door: ApprovalDoor;
  readonly browser: Browser;
  readonly clock: ServerClock;
}

/** One for a page. `onChange` is called after each change of {@link CardModel.state}. */
export class CardModel {
  state: CardState = FIRST_STATE;
  private readonly parts: CardParts;
  private readonly onChange: () => void;
  private readonly shelf = new OrderShelf();
  /** What the live connection sent last; its beats say that it is still so. */
  private lastLive: OrderList | undefined;

  constructor(parts: CardParts, onChange: () => void) {
    this.parts = parts;
    this.onChange = onChange;
  }

  /** Begins with the address that the page was opened at. */
  async start(): Promise<void> {
    const route = this.parts.browser.route();
    if (route.name === 'callback') await this.finishSignIn(route.answer);
    else this.change({ place: route });
  }

  /** Reads the orders anew. What is shown is never older than the last answer says. */
  async refresh(): Promise<void> {
    if (!this.isWatching()) return;
    const answer = await this.parts.door.get('/api/orders', parseOrderList);
    switch (answer.kind) {
      case 'answer':
        this.showList(answer.body, answer.reading);
        await this.readApart();
        return;
      case 'signed_out':
        this.loseSignIn();
        return;
      case 'not_found':
      case 'refused':
      case 'unreachable':
        this.change({ isConnectionLost: true });
        return;
      default:
        answer satisfies never;
    }
  }

  /** A snapshot or a beat of the live connection, taken as an answer is. */
  takeLive(message: LiveMessage): void {
    if (!this.isWatching()) return;
    if (message.kind !== 'beat') this.lastLive = attempt(parseOrderList, message.body);
    if (this.lastLive === undefined) return;
    const nowEpochMs = message.kind === 'beat' ? message.nowEpochMs : this.lastLive.nowEpochMs;
    this.showList({ ...this.lastLive, nowEpochMs }, message);
  }

  /** Whether there is anybody to watch for. */
  isWatching(): boolean {
    return WATCHING.includes(this.state.phase);
  }

  /** The live connection sends the list alone: an order that is older than it must be asked for. */
  isApartOpened(): boolean {
    const opened = openedDigest(this.state);
    return (
      opened !== null && this.state.list?.orders.some((order) => order.digest === opened) !== true
    );
  }

  async signIn({ isRemembered }: { readonly isRemembered: boolean }): Promise<void> {
    if (!this.parts.browser.keepsSecureCookies()) {
      this.change({ phase: 'cookies_dropped' });
      return;
    }
    const body = isRemembered ? { remember: true } : {};
    const answer = await this.parts.door.post('/api/sign-in', body, parseSignIn);
    if (answer.kind !== 'answer') {
      // Before anybody is signed in, a 401 can only mean the proof, and an honest proof only its time (RFC 9449, section 11.1).
      const isProofRefused = answer.kind === 'signed_out';
      this.change({
        notice: ({ card }) => (isProofRefused ? card.proofRefused : card.notSent),
      });
      return;
    }
    this.parts.browser.rememberPath(pathOf(this.state.place));
    this.parts.browser.leaveFor(answer.body.authorizationUrl);
  }

  async signOut(): Promise<void> {
    const answer = await this.parts.door.post('/api/sign-out', {}, nothing);
    if (answer.kind === 'unreachable') this.change({ notice: ({ card }) => card.notSent });
    else this.open(ORDERS, { ...FIRST_STATE, phase: 'signed_out' });
  }

  open(place: Place, also: Partial<CardState> = {}): void {
    this.parts.browser.showPath(pathOf(place), 'push');
    this.show(place, also);
  }

  /** After the browser's own "back" or "forward". */
  followAddress(): void {
    const route = this.parts.browser.route();
    this.show(route.name === 'callback' ? ORDERS : route);
  }

  async submitTotal(text: string): Promise<void> {
    const digest = openedDigest(this.state);
    if (digest === null || this.state.work !== 'none') return;
    this.change({ work: 'checking', notice: null });
    const answer = await this.parts.door.post(
      `/api/orders/${digest}/total`,
      { text, shownDigest: digest },
      parseTotalAnswer,
    );
    await this.takeTotalAnswer(digest, answer);
  }

  /** What was asked for waits on the other side for its verification, made now. */
  async verify(
    of: Verified,
    { signIn, passkey }: Extract<TotalAnswer, { readonly outcome: 'verify' }>,
  ): Promise<void> {
    this.parts.browser.rememberPath(pathOf(this.state.place));
    const authorizationUrl = signIn?.authorizationUrl ?? null;
    if (passkey === null) {
      if (authorizationUrl !== null) this.parts.browser.leaveFor(authorizationUrl);
      else this.change({ work: 'none', notice: ({ refusals }) => refusals.passkey_needed });
      return;
    }
    const verification = { of, authorizationUrl, passkey, isInterrupted: false };
    this.change({ work: 'none', refusal: null, verification });
    await this.usePasskey();
  }

  /** Asks the device for the passkey (again). */
  async usePasskey(): Promise<void> {
    const verification = this.state.verification;
    if (verification === null) return;
    this.change({ verification: { ...verification, isInterrupted: false } });
    const response = await this.parts.browser.usePasskey(verification.passkey);
    if (response === null) {
      this.change({ verification: { ...verification, isInterrupted: true } });
      return;
    }
    const path =
      verification.of.kind === 'order'
        ? `/api/orders/${verification.of.digest}/passkey`
        : '/api/changes/passkey';
    const answer = await this.parts.door.post(path, { response }, parseVerificationAnswer);
    await this.takeVerificationAnswer(answer, verification.of);
  }

  signInInstead(): void {
    const address = this.state.verification?.authorizationUrl ?? null;
    if (address !== null) this.parts.browser.leaveFor(address);
  }

  leaveVerification(): void {
    this.change({ verification: null });
  }

  /** @param keepsClient false for "this wasn't me": whoever asked may ask no more. */
  async decline({ keepsClient }: { readonly keepsClient: boolean }): Promise<void> {
    const digest = openedDigest(this.state);
    if (digest === null || this.state.work !== 'none') return;
    this.change({ work: 'stopping', notice: null });
    const body = keepsClient ? { keepsClient } : {};
    const answer = await this.parts.door.post(
      `/api/orders/${digest}/decline`,
      body,
      parseOrderView,
    );
    if (answer.kind === 'answer') {
      const { clientName } = answer.body.requester;
      this.showOrder(answer.body, answer.reading);
      this.change({ isNotMeAsked: false, notice: keepsClient ? null : clientStopped(clientName) });
    } else {
      this.change({ notice: wordsFor(answer, ({ card }) => card.declineNotSent) });
    }
    this.change({ work: 'none' });
    await this.refresh();
  }

  change(part: Partial<CardState>): void {
    this.state = { ...this.state, ...part };
    this.onChange();
  }

  /** The cookie or the proof does not count any more: from another device, or by time. */
  loseSignIn(): void {
    const hadSignIn = this.state.phase === 'ready';
    this.change({
      ...FIRST_STATE,
      phase: 'signed_out',
      place: this.state.place,
      notice: hadSignIn ? ({ card }) => card.signedOutHere : this.state.notice,
    });
  }

  private showList(read: OrderList, reading: Reading | undefined): void {
    const list = this.shelf.takeList(read, reading);
    if (list === undefined) {
      this.change({ isConnectionLost: false });
      return;
    }
    this.parts.clock.set(list.nowEpochMs);
    this.change({ phase: 'ready', list, isConnectionLost: false });
  }

  private showOrder(view: OrderView, reading: Reading | undefined): void {
    if (!this.shelf.takeOrder(view, reading)) return;
    const { list } = this.state;
    const orders = list?.orders.map((order) => (order.digest === view.digest ? view : order));
    const isApart = openedDigest(this.state) === view.digest && this.isApartOpened();
    this.change({
      list: list && orders ? { ...list, orders } : list,
      apart: isApart ? view : this.state.apart,
    });
  }

  private async finishSignIn(callback: CallbackAnswer | null): Promise<void> {
    // The code must not stay in the address or the history, whatever comes of it.
    this.parts.browser.showPath('/', 'replace');
    const returnTo = this.parts.browser.takeRememberedPlace();
    if (callback === null) {
      this.showInPlace(returnTo, { notice: ({ card }) => card.signInUnfinished });
      return;
    }
    this.change({ phase: 'signing_in', place: returnTo });
    const answer = await this.parts.door.post('/api/callback', callback, parseVerificationAnswer);
    await this.takeVerificationAnswer(answer, undefined);
  }

  private async takeTotalAnswer(digest: string, answer: Answer<TotalAnswer>): Promise<void> {
    if (answer.kind !== 'answer') {
      this.change({ work: 'none', notice: wordsFor(answer, ({ card }) => card.notSent) });
    } else if (answer.body.outcome === 'refused') {
      this.change({ work: 'none', refusal: answer.body });
    } else {
      await this.verify({ kind: 'order', digest }, answer.body);
    }
  }

  private async takeVerificationAnswer(
    answer: Answer<VerificationAnswer>,
    of: Verified | undefined,
  ): Promise<void> {
    const wasSigningIn = this.state.phase === 'signing_in';
    this.change({ phase: wasSigningIn ? 'starting' : this.state.phase, verification: null });
    if (answer.kind !== 'answer') {
      this.change({ notice: wordsFor(answer, ({ card }) => card.notKnown) });
    } else {
      this.showOutcome(answer.body, of);
    }
    await this.refresh();
    const wasTaken =
      answer.kind === 'answer' &&
      answer.body.outcome !== 'refused' &&
      answer.body.outcome !== 'change_refused';
    if (wasTaken && wasSigningIn && this.state.phase === 'signed_out') {
      this.change({ phase: 'cookies_dropped' });
    }
  }

  private showOutcome(answer: VerificationAnswer, of: Verified | undefined): void {
    const { place } = this.state;
    switch (answer.outcome) {
      case 'refused':
        this.showRefusal(answer, of);
        return;
      case 'confirmed': {
        const { digest, withdrawn } = answer;
        const notice: Words | null = withdrawn ? ({ card }) => card.tookBack(withdrawn) : null;
        this.showInPlace(placeOfOrder(digest), { notice });
        return;
      }
      case 'changed':
        this.showInPlace(place, { changeEnd: answer });
        return;
      case 'change_refused':
        this.showInPlace(place, { changeEnd: { outcome: 'refused', reason: answer.reason } });
        return;
      case 'passkey_may_be_added':
        this.showInPlace(place, { passkeyStep: { kind: 'ready' } });
        return;
      case 'signed_in':
        this.showInPlace(place);
        return;
      default:
        answer satisfies never;
    }
  }

  private showRefusal(
    refusal: Refusal & { readonly digest?: string },
    of: Verified | undefined,
  ): void {
    const { place } = this.state;
    const isOfAccount = of === undefined ? place.name === 'account' : of.kind === 'change';
    if (isOfAccount && refusal.message === undefined) {
      const changeEnd = { outcome: 'refused' as const, reason: refusal.reason ?? '' };
      this.showInPlace(place, { changeEnd });
      return;
    }
    const { digest } = refusal;
    this.showInPlace(digest === undefined ? place : placeOfOrder(digest), {
      notice: (texts) => refusalWords(refusal, texts) ?? texts.card.notSent,
    });
  }

  private showInPlace(place: Place, also: Partial<CardState> = {}): void {
    this.parts.browser.showPath(pathOf(place), 'replace');
    this.show(place, also);
  }

  private show(place: Place, also: Partial<CardState> = {}): void {
    this.change({
      place,
      apart: null,
      notice: null,
      refusal: null,
      isNotMeAsked: false,
      verification: null,
      changeEnd: null,
      passkeyStep: null,
      work: 'none',
      ...also,
    });
  }

  /** An opened order that is older than the list still has its own address. */
  private async readApart(): Promise<void> {
    const opened = openedDigest(this.state);
    if (opened === null || this.state.list === null || !this.isApartOpened()) return;
    const answer = await this.parts.door.get(`/api/orders/${opened}`, parseOrderView);
    if (openedDigest(this.state) !== opened) return;
    if (answer.kind === 'answer') this.showOrder(answer.body, answer.reading);
    else if (answer.kind === 'not_found' || answer.kind === 'refused') {
      this.change({ apart: 'not_found' });
    }
  }
}

function clientStopped(clientName: string): Words {
  return ({ confirm }) => `${confirm.notMeDone(clientName)} ${confirm.notMeAgain}`;
}

function wordsFor(answer: Exclude<Answer<unknown>, { kind: 'answer' }>, other: Words): Words {
  if (answer.kind === 'refused' && answer.message !== null) {
    const { message } = answer;
    return () => message;
  }
  return answer.kind === 'signed_out' ? ({ card }) => card.signedOutHere : other;
}
