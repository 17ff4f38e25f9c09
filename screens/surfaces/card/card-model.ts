/** The card's state and how it changes: what is shown, where, and never older than it was. It draws nothing. */
import type { LiveMessage, OrderList, OrderView, Reading } from '#core';
import { parseOrderList, parseOrderView } from '../../wire/order-view.ts';
import { attempt } from '../../wire/parse.ts';
import type { ApprovalDoor } from '../connection/approval-door.ts';
import type { Browser } from './browser.ts';
import { FIRST_STATE, openedDigest, type CardState, type Phase } from './card-state.ts';
import { OrderShelf } from './order-shelf.ts';
import { ORDERS, pathOf, type Place } from './route.ts';
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
  readonly parts: CardParts;
  private readonly onChange: () => void;
  private readonly shelf = new OrderShelf();
  /** What the live connection sent last; its beats say that it is still so. */
  private lastLive: OrderList | undefined;

  constructor(parts: CardParts, onChange: () => void) {
    this.parts = parts;
    this.onChange = onChange;
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

  open(place: Place, also: Partial<CardState> = {}): void {
    this.parts.browser.showPath(pathOf(place), 'push');
    this.show(place, also);
  }

  /** After the browser's own "back" or "forward". */
  followAddress(): void {
    const route = this.parts.browser.route();
    this.show(route.name === 'callback' ? ORDERS : route);
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

  /** One order that was read by itself. */
  showOrder(view: OrderView, reading: Reading | undefined): void {
    if (!this.shelf.takeOrder(view, reading)) return;
    const { list } = this.state;
    const orders = list?.orders.map((order) => (order.digest === view.digest ? view : order));
    const isApart = openedDigest(this.state) === view.digest && this.isApartOpened();
    this.change({
      list: list && orders ? { ...list, orders } : list,
      apart: isApart ? view : this.state.apart,
    });
  }

  /** As {@link open}, in the place of the address that is there. */
  showInPlace(place: Place, also: Partial<CardState> = {}): void {
    this.parts.browser.showPath(pathOf(place), 'replace');
    this.show(place, also);
  }

  private show(place: Place, also: Partial<CardState> = {}): void {
    this.change({
      place,
      apart: null,
      notice: null,
      refusal: null,
      typed: pathOf(place) === pathOf(this.state.place) ? this.state.typed : '',
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
