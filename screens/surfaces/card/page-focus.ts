/** Keeps focus, scrolling and announcements right as the screens change. */
import type { LitElement } from 'lit';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { shownStateOf } from '../../strings/phone/state-tones.ts';
import { openedOrder, type CardState } from './card-state.ts';
import { screenOf } from './order-screen.ts';
import { pathOf } from './route.ts';

/** One for a page, told of each drawing of its host. */
export class PageFocus {
  /** What a screen reader is told once, when an order is in another state. */
  announced = '';
  private readonly host: LitElement;
  private screen = '';
  private shownNotice: CardState['notice'] = null;

  constructor(host: LitElement) {
    this.host = host;
  }

  /** A new screen gets the focus on its heading; a new state of the same order is announced once. */
  follow(state: CardState, texts: PhoneTexts): void {
    const found = openedOrder(state);
    const order = found === 'not_found' ? null : found;
    this.followScreen(state);
    this.showNotice(state.notice);
    const words = order === null ? undefined : texts.states[shownStateOf(order)];
    document.title =
      order !== null && words ? `${words.word} · ${order.shopName}` : texts.card.title;
    const announced = words === undefined ? '' : `${words.word}. ${words.money}.`;
    if (announced === this.announced) return;
    this.announced = announced;
    this.host.requestUpdate();
  }

  async toHeading(): Promise<void> {
    const element = this.host.renderRoot.querySelector<
      HTMLElement & { focusHeading(): void; updateComplete: Promise<boolean> }
    >('hb-order-review, hb-voice-code, hb-receipt, hb-account, hb-send-back');
    if (element === null) {
      this.to('h1');
      return;
    }
    await element.updateComplete;
    element.focusHeading();
  }

  to(selector: string): void {
    this.host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  private followScreen(state: CardState): void {
    const order = openedOrder(state);
    const isOrder = order !== null && order !== 'not_found';
    const screen = [
      state.phase,
      state.passkeyStep?.kind,
      pathOf(state.place),
      state.verification?.of.kind,
      isOrder ? screenOf(order, state) : order,
    ].join(' ');
    if (screen === this.screen) return;
    const isFirst = this.screen === '' || this.screen.startsWith('starting');
    this.screen = screen;
    if (!isFirst) void this.toHeading();
    window.scrollTo(0, 0);
  }

  /** A new notice stands on top, and whoever typed the total may be far below. */
  private showNotice(notice: CardState['notice']): void {
    if (notice === this.shownNotice) return;
    this.shownNotice = notice;
    this.host.renderRoot.querySelector('.notice')?.scrollIntoView({ block: 'nearest' });
  }
}
