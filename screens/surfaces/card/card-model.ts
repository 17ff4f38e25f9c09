/** What the card does: signing in, watching the orders, confirming, stopping. It draws nothing. */
import {
  orderListSchema,
  orderViewSchema,
  type LiveMessage,
  type OrderList,
  type OrderView,
  type Reading,
} from '#core';
import { z } from 'zod';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import {
  signInAnswerSchema,
  totalAnswerSchema,
  verificationAnswerSchema,
  type TotalAnswer,
  type VerificationAnswer,
} from './answers.ts';
import type { Answer, ApprovalDoor } from './approval-door.ts';
import type { Browser } from './browser.ts';
import { FIRST_STATE, type CardState, type Phase, type Verification } from './card-state.ts';
import { OrderShelf } from './order-shelf.ts';
import { pathOf, type CallbackAnswer } from './route.ts';
import type { ServerClock } from './server-clock.ts';

const texts = PHONE_EN_US.card;

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
    else this.change({ opened: route.name === 'order' ? route.digest : null });
  }

  /** Reads the orders anew. What is shown is never older than the last answer says. */
  async refresh(): Promise<void> {
    if (!this.isWatching()) return;
    const answer = await this.parts.door.get('/api/orders', orderListSchema);
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
    if (message.kind !== 'beat') {
      this.lastLive = orderListSchema.safeParse(message.body).data;
    }
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
    const { opened, list } = this.state;
    return opened !== null && list?.orders.some((order) => order.digest === opened) !== true;
  }

  async signIn(): Promise<void> {
    if (!this.parts.browser.keepsSecureCookies()) {
      this.change({ phase: 'cookies_dropped' });
      return;
    }
    const answer = await this.parts.door.post('/api/sign-in', {}, signInAnswerSchema);
    if (answer.kind !== 'answer') {
      // Before anybody is signed in, a 401 can only mean the proof, and an honest proof only its time (RFC 9449, section 11.1).
      const isProofRefused = answer.kind === 'signed_out';
      this.change({ notice: isProofRefused ? texts.proofRefused : texts.notSent });
      return;
    }
    this.parts.browser.rememberPath(pathOf(this.state.opened));
    this.parts.browser.leaveFor(answer.body.authorizationUrl);
  }

  async signOut(): Promise<void> {
    const answer = await this.parts.door.post('/api/sign-out', {}, z.null());
    if (answer.kind === 'unreachable') this.change({ notice: texts.notSent });
    else this.open(null, { ...FIRST_STATE, phase: 'signed_out' });
  }

  /** Shows one order, or the list for null. */
  open(digest: string | null, also: Partial<CardState> = {}): void {
    this.parts.browser.showPath(pathOf(digest), 'push');
    this.showOpened(digest, also);
  }

  /** After the browser's own "back" or "forward". */
  followAddress(): void {
    const route = this.parts.browser.route();
    this.showOpened(route.name === 'order' ? route.digest : null);
  }

  async submitTotal(text: string): Promise<void> {
    const digest = this.state.opened;
    if (digest === null || this.state.work !== 'none') return;
    this.change({ work: 'checking', notice: null });
    const answer = await this.parts.door.post(
      `/api/orders/${digest}/total`,
      { text, shownDigest: digest },
      totalAnswerSchema,
    );
    await this.takeTotalAnswer(digest, answer);
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
    const answer = await this.parts.door.post(
      `/api/orders/${verification.digest}/passkey`,
      { response },
      verificationAnswerSchema,
    );
    await this.takeVerificationAnswer(answer);
  }

  signInInstead(): void {
    const verification = this.state.verification;
    if (verification !== null) this.parts.browser.leaveFor(verification.authorizationUrl);
  }

  leaveVerification(): void {
    this.change({ verification: null });
  }

  async decline(): Promise<void> {
    const digest = this.state.opened;
    if (digest === null || this.state.work !== 'none') return;
    this.change({ work: 'stopping', notice: null });
    const answer = await this.parts.door.post(`/api/orders/${digest}/decline`, {}, orderViewSchema);
    if (answer.kind === 'answer') this.showOrder(answer.body, answer.reading);
    this.change({
      work: 'none',
      notice: answer.kind === 'answer' ? null : refusalWords(answer, texts.declineNotSent),
    });
    await this.refresh();
  }

  /** For `add-passkey.ts`. */
  change(part: Partial<CardState>): void {
    this.state = { ...this.state, ...part };
    this.onChange();
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
    const { list, opened } = this.state;
    const orders = list?.orders.map((order) => (order.digest === view.digest ? view : order));
    this.change({
      list: list && orders ? { ...list, orders } : list,
      apart: opened === view.digest && this.isApartOpened() ? view : this.state.apart,
    });
  }

  private async finishSignIn(callback: CallbackAnswer | null): Promise<void> {
    // The code must not stay in the address or the history, whatever comes of it.
    this.parts.browser.showPath('/', 'replace');
    const returnTo = this.parts.browser.takeRememberedDigest();
    if (callback === null) {
      this.showOpened(returnTo, { notice: texts.signInUnfinished });
      this.parts.browser.showPath(pathOf(returnTo), 'replace');
      return;
    }
    this.change({ phase: 'signing_in', opened: returnTo });
    const answer = await this.parts.door.post('/api/callback', callback, verificationAnswerSchema);
    await this.takeVerificationAnswer(answer);
  }

  private async takeTotalAnswer(digest: string, answer: Answer<TotalAnswer>): Promise<void> {
    if (answer.kind !== 'answer') {
      this.change({ work: 'none', notice: refusalWords(answer, texts.notSent) });
      return;
    }
    if (answer.body.outcome === 'refused') {
      const { message, read, expected } = answer.body;
      this.change({ work: 'none', refusal: { message, read, expected } });
      return;
    }
    const { signIn, passkey } = answer.body;
    this.parts.browser.rememberPath(pathOf(digest));
    if (passkey === null) {
      this.parts.browser.leaveFor(signIn.authorizationUrl);
      return;
    }
    const verification: Verification = {
      digest,
      authorizationUrl: signIn.authorizationUrl,
      passkey,
      isInterrupted: false,
    };
    this.change({ work: 'none', refusal: null, verification });
    await this.usePasskey();
  }

  private async takeVerificationAnswer(answer: Answer<VerificationAnswer>): Promise<void> {
    const wasSigningIn = this.state.phase === 'signing_in';
    this.change({ phase: wasSigningIn ? 'starting' : this.state.phase, verification: null });
    if (answer.kind !== 'answer') {
      this.change({ notice: refusalWords(answer, texts.notKnown) });
    } else if (answer.body.outcome === 'refused') {
      this.openInPlace(answer.body.digest ?? this.state.opened, { notice: answer.body.message });
    } else if (answer.body.outcome === 'confirmed') {
      const { digest, withdrawn } = answer.body;
      this.openInPlace(digest, { notice: withdrawn ? texts.tookBack(withdrawn) : null });
    } else {
      const mayAdd = answer.body.outcome === 'passkey_may_be_added';
      this.openInPlace(this.state.opened, { passkeyStep: mayAdd ? { kind: 'ready' } : null });
    }
    await this.refresh();
    const wasTaken = answer.kind === 'answer' && answer.body.outcome !== 'refused';
    if (wasTaken && wasSigningIn && this.state.phase === 'signed_out') {
      this.change({ phase: 'cookies_dropped' });
    }
  }

  private openInPlace(digest: string | null, also: Partial<CardState> = {}): void {
    this.parts.browser.showPath(pathOf(digest), 'replace');
    this.showOpened(digest, also);
  }

  private showOpened(digest: string | null, also: Partial<CardState> = {}): void {
    this.change({
      opened: digest,
      apart: null,
      notice: null,
      refusal: null,
      verification: null,
      passkeyStep: null,
      work: 'none',
      ...also,
    });
  }

  private loseSignIn(): void {
    const hadSignIn = this.state.phase === 'ready';
    this.change({
      ...FIRST_STATE,
      phase: 'signed_out',
      opened: this.state.opened,
      notice: hadSignIn ? texts.signedOut : this.state.notice,
    });
  }

  /** An opened order that is older than the list still has its own address. */
  private async readApart(): Promise<void> {
    const { opened, list } = this.state;
    if (opened === null || list === null || !this.isApartOpened()) return;
    const answer = await this.parts.door.get(`/api/orders/${opened}`, orderViewSchema);
    if (this.state.opened !== opened) return;
    if (answer.kind === 'answer') this.showOrder(answer.body, answer.reading);
    else if (answer.kind === 'not_found' || answer.kind === 'refused') {
      this.change({ apart: 'not_found' });
    }
  }
}

function refusalWords(answer: Exclude<Answer<unknown>, { kind: 'answer' }>, other: string): string {
  if (answer.kind === 'refused' && answer.message !== null) return answer.message;
  return answer.kind === 'signed_out' ? texts.signedOut : other;
}
