/** `hb-card-app`: the second device. It joins the model and the screens, and keeps focus and announcements right. */
import type { KeyPair } from 'dpop';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import '../../elements/index.ts';
import { amountStyles } from '../../elements/amount.ts';
import { orderSummaryStyles } from '../../elements/order-review/order-summary.ts';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import { base } from '../../tokens/base.ts';
import { buttons } from '../../tokens/buttons.ts';
import { tokens } from '../../tokens/tokens.ts';
import { addPasskey } from './add-passkey.ts';
import { openApprovalDoor } from './approval-door.ts';
import { openBrowser } from './browser.ts';
import { cardAppStyles } from './card-app.styles.ts';
import { CardModel, type CardParts } from './card-model.ts';
import {
  backBar,
  cookiesDroppedScreen,
  keyNotKeptScreen,
  listScreen,
  notFoundScreen,
  signedOutScreen,
  waitScreen,
} from './card-screens.ts';
import { FIRST_STATE, openedOrder, type CardState } from './card-state.ts';
import { keepLive, liveAddressOf, type LiveConnection } from './live-connection.ts';
import { orderScreen, screenOf, waitingBeside } from './order-screen.ts';
import { passkeyScreen } from './passkey-screen.ts';
import { openProofKey, proveRequest } from './proof-key.ts';
import type { ScreenActions } from './screen-actions.ts';
import { makeServerClock } from './server-clock.ts';
import { openSignInChannel } from './sign-in-channel.ts';
import { repeatWhileVisible } from './while-visible.ts';

const POLL_MS = 1000;

/** The whole card, for one page. No properties, no events. */
export class HbCardApp extends LitElement {
  static override styles = [tokens, base, buttons, amountStyles, orderSummaryStyles, cardAppStyles];

  private model: CardModel | undefined;
  private parts: CardParts | undefined;
  private live: LiveConnection | undefined;
  private isKeyless = false;
  private screen = '';
  private announced = '';
  private shownNotice: string | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.start();
  }

  private async start(): Promise<void> {
    const key = await openProofKey(indexedDB).catch(() => undefined);
    if (key === undefined) {
      this.isKeyless = true;
      this.requestUpdate();
      return;
    }
    const clock = makeServerClock(() => performance.now());
    const browser = openBrowser(window);
    this.parts = { door: openApprovalDoor(key, location.origin), browser, clock };
    const channel = openSignInChannel();
    let toldPhase = FIRST_STATE.phase;
    const model = new CardModel(this.parts, () => {
      const { phase } = model.state;
      if (phase !== toldPhase) {
        channel.tell();
        this.live?.start();
      }
      toldPhase = phase;
      this.requestUpdate();
    });
    this.model = model;
    window.addEventListener('popstate', () => {
      model.followAddress();
    });
    await model.start();
    if (model.state.phase === 'ready' && model.state.passkeyStep?.kind === 'ready') {
      void addPasskey(model, this.parts, 'goOn');
    }
    this.keepWatching(model, key);
    // Count-downs go on while no answer comes.
    setInterval(() => {
      this.requestUpdate();
    }, POLL_MS);
  }

  /** Over the live connection; as long as it cannot be had, by asking again and again. */
  private keepWatching(model: CardModel, key: KeyPair): void {
    const live = (this.live = keepLive({
      address: liveAddressOf(location.origin),
      window,
      // Whether anybody is signed in is found out by asking: a refused handshake tells no reason.
      isWanted: () => model.state.phase === 'ready',
      firstMessage: async () =>
        JSON.stringify({
          proof: await proveRequest(key, {
            method: 'GET',
            url: new URL('/live', location.origin),
          }),
          watch: { kind: 'orders' },
        }),
      onMessage: (message) => {
        model.takeLive(message);
      },
      onLost: ({ wasLive }) => {
        if (wasLive) void asking.runNow();
      },
    }));
    const ask = (): Promise<void> =>
      live.isLive() && !model.isApartOpened() ? Promise.resolve() : model.refresh();
    const asking = repeatWhileVisible(ask, { page: document, pauseMs: POLL_MS });
    void asking.runNow();
  }

  override render(): TemplateResult {
    const state = this.state();
    return html`<main
      class="page"
      @hb-total-typed=${this.submitTotal}
      @hb-not-me=${this.decline}
      @hb-save-receipt=${this.saveReceipt}
    >
      <div role="status">
        ${
          state.isConnectionLost
            ? html`<p class="lost">${PHONE_EN_US.card.connectionLost}</p>`
            : nothing
        }
      </div>
      <div role="alert">
        ${state.notice === null ? nothing : html`<p class="notice">${state.notice}</p>`}
      </div>
      ${this.renderScreen(state)}
      <p class="unseen" role="status">${this.announced}</p>
    </main>`;
  }

  private renderScreen(state: CardState): TemplateResult {
    switch (state.phase) {
      case 'starting':
        return waitScreen(PHONE_EN_US.card.loading);
      case 'signing_in':
        return waitScreen(PHONE_EN_US.card.signingIn);
      case 'signed_out':
        return signedOutScreen(this.actions);
      case 'cookies_dropped':
        return cookiesDroppedScreen(this.actions);
      case 'key_not_kept':
        return keyNotKeptScreen(this.actions);
      case 'ready':
        return this.renderOrders(state);
      default:
        return state.phase satisfies never;
    }
  }

  private renderOrders(state: CardState): TemplateResult {
    if (state.passkeyStep !== null) return passkeyScreen(state.passkeyStep, this.actions);
    const nowEpochMs = this.parts?.clock.nowEpochMs() ?? 0;
    if (state.opened === null) {
      const canAddPasskey =
        state.list?.hasPasskey === false && (this.parts?.browser.hasPasskeys() ?? false);
      return listScreen(state, { nowEpochMs, canAddPasskey }, this.actions);
    }
    const order = openedOrder(state);
    if (order === null) return waitScreen(PHONE_EN_US.card.loading);
    if (order === 'not_found') return notFoundScreen(this.actions);
    return html`${backBar(this.actions, waitingBeside(order, state))}
    ${orderScreen(order, { state, nowEpochMs }, this.actions)}`;
  }

  /** A new screen gets the focus on its heading; a new state of the same order is announced once. */
  override updated(): void {
    const state = this.state();
    const order = openedOrder(state);
    const isOrder = order !== null && order !== 'not_found';
    const screen = [
      state.phase,
      state.passkeyStep?.kind,
      state.opened,
      isOrder ? screenOf(order, state) : order,
    ].join(' ');
    if (screen !== this.screen) {
      const isFirst = this.screen === '' || this.screen.startsWith('starting');
      this.screen = screen;
      if (!isFirst) void this.focusHeading();
      window.scrollTo(0, 0);
    }
    this.showNotice(state.notice);
    const words = isOrder ? PHONE_EN_US.states[order.state] : undefined;
    document.title =
      isOrder && words ? `${words.word} · ${order.shopName}` : PHONE_EN_US.card.title;
    const announced = words === undefined ? '' : `${words.word}. ${words.money}.`;
    if (announced !== this.announced) {
      this.announced = announced;
      this.requestUpdate();
    }
  }

  /** A new notice stands on top, and whoever typed the total may be far below. */
  private showNotice(notice: string | null): void {
    if (notice === this.shownNotice) return;
    this.shownNotice = notice;
    this.renderRoot.querySelector('.notice')?.scrollIntoView({ block: 'nearest' });
  }

  private async focusHeading(): Promise<void> {
    const element = this.renderRoot.querySelector<
      HTMLElement & { focusHeading(): void; updateComplete: Promise<boolean> }
    >('hb-order-review, hb-voice-code, hb-receipt');
    if (element === null) {
      this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
      return;
    }
    await element.updateComplete;
    element.focusHeading();
  }

  private state(): CardState {
    if (this.isKeyless) return { ...FIRST_STATE, phase: 'key_not_kept' };
    return this.model?.state ?? FIRST_STATE;
  }

  private readonly actions: ScreenActions = {
    signIn: () => void this.model?.signIn(),
    signOut: () => void this.model?.signOut(),
    open: (digest) => (event) => {
      if (isForNewWindow(event)) return;
      event.preventDefault();
      this.model?.open(digest);
    },
    addPasskey: () => {
      if (this.model && this.parts) void addPasskey(this.model, this.parts);
    },
    leavePasskey: () => this.model?.change({ passkeyStep: null, notice: null }),
    leaveFor: (address) => () => {
      this.parts?.browser.rememberPath('/');
      this.parts?.browser.leaveFor(address);
    },
    usePasskey: () => void this.model?.usePasskey(),
    signInInstead: () => this.model?.signInInstead(),
    leaveVerification: () => this.model?.leaveVerification(),
    notMe: () => void this.decline(),
    reload: () => {
      location.reload();
    },
  };

  private readonly submitTotal = (event: CustomEvent<{ readonly text: string }>): void => {
    void this.model?.submitTotal(event.detail.text);
  };

  /** What became of the order stands on top, and the button is at the very bottom. */
  private readonly decline = async (): Promise<void> => {
    await this.model?.decline();
    await this.updateComplete;
    if (this.state().notice === null) await this.focusHeading();
    window.scrollTo(0, 0);
  };

  private readonly saveReceipt = (
    event: CustomEvent<{ readonly fileName: string; readonly jws: string }>,
  ): void => {
    this.parts?.browser.saveFile(event.detail.fileName, event.detail.jws);
  };
}

function isForNewWindow(event: Event): boolean {
  return event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey);
}

customElements.define('hb-card-app', HbCardApp);

declare global {
  interface HTMLElementTagNameMap {
    'hb-card-app': HbCardApp;
  }
}
