/** `hb-card-app`: the second device. It joins the model and the screens, and keeps focus and announcements right. */
import type { WrittenLocale } from '#core';
import type { KeyPair } from 'dpop';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { amountStyles } from '../../elements/amount.ts';
import '../../elements/confirmation-form/element.ts';
import '../../elements/order-review/element.ts';
import { orderSummaryStyles } from '../../elements/order-review/order-summary.ts';
import '../../elements/receipt/element.ts';
import '../../elements/voice-code/element.ts';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { shownStateOf } from '../../strings/phone/state-tones.ts';
import { base } from '../../tokens/base.ts';
import { buttons } from '../../tokens/buttons.ts';
import { fields } from '../../tokens/fields.ts';
import { tokens } from '../../tokens/tokens.ts';
import { openApprovalDoor } from '../connection/approval-door.ts';
import { keepLive, liveAddressOf, type LiveConnection } from '../connection/live-connection.ts';
import { openProofKey, proveRequest } from '../connection/proof-key.ts';
import { openSignInChannel } from '../connection/sign-in-channel.ts';
import { repeatWhileVisible } from '../connection/while-visible.ts';
import type { AccountScene } from './account-scene.ts';
import { addPasskey } from './add-passkey.ts';
import { isForNewWindow, openBrowser } from './browser.ts';
import { cardAppStyles } from './card-app.styles.ts';
import { CardModel, type CardParts } from './card-model.ts';
import {
  backBar,
  connectionLine,
  cookiesDroppedScreen,
  keyNotKeptScreen,
  notFoundScreen,
  signedOutScreen,
  waitScreen,
} from './card-screens.ts';
import { FIRST_STATE, openedOrder, type CardState, type Phase } from './card-state.ts';
import {
  fetchTexts,
  languageSwitch,
  localeOfAccount,
  markPage,
  openLanguageChoice,
} from './language.ts';
import { LazyScreen } from './lazy-screen.ts';
import { listScreen, orderListStyles } from './order-list.ts';
import { orderScreen, screenOf, waitingBeside } from './order-screen.ts';
import { passkeyScreen } from './passkey-screen.ts';
import { requestChange } from './request-change.ts';
import { pathOf } from './route.ts';
import type { Scene, ScreenActions } from './screen-actions.ts';
import { makeServerClock } from './server-clock.ts';

const POLL_MS = 1000;

/** The whole card, for one page. No properties, no events. */
export class HbCardApp extends LitElement {
  static override styles = [
    tokens,
    base,
    buttons,
    fields,
    amountStyles,
    orderSummaryStyles,
    orderListStyles,
    cardAppStyles,
  ];

  private model: CardModel | undefined;
  private parts: CardParts | undefined;
  private live: LiveConnection | undefined;
  /** Undefined for the moment in which a table is fetched before the first look. */
  private texts: PhoneTexts | undefined;
  private readonly language = openLanguageChoice(window);
  private readonly redraw = (): void => {
    this.requestUpdate();
  };
  private readonly account = new LazyScreen(() => import('../account/account.ts'), this.redraw);
  private readonly sendBack = new LazyScreen(
    () => import('../send-back/send-back.ts'),
    this.redraw,
  );
  private isKeyless = false;
  private screen = '';
  private announced = '';
  private shownNotice: CardState['notice'] = null;

  override connectedCallback(): void {
    super.connectedCallback();
    for (const change of ['online', 'offline']) {
      window.addEventListener(change, this.redraw);
    }
    void this.speak(this.language.first()).then(() => this.start());
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
    const model = (this.model = new CardModel(this.parts, this.watchPhase()));
    window.addEventListener('popstate', () => {
      model.followAddress();
    });
    await model.start();
    if (model.state.phase === 'ready' && model.state.passkeyStep?.kind === 'ready') {
      void addPasskey(model, this.parts, 'goOn');
    }
    this.keepWatching(model, key);
    // Count-downs go on while no answer comes.
    setInterval(this.redraw, POLL_MS);
  }

  /** Other pages, the live connection and the language follow a sign-in. */
  private watchPhase(): () => void {
    const channel = openSignInChannel();
    let toldPhase: Phase = FIRST_STATE.phase;
    return () => {
      const { phase } = this.state();
      if (phase !== toldPhase) {
        toldPhase = phase;
        channel.tell();
        this.live?.start();
        if (phase === 'ready') void this.speakAsAccountSays();
      }
      this.requestUpdate();
    };
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

  /** Puts all words into another language; what cannot be fetched now changes nothing. */
  private async speak(locale: WrittenLocale): Promise<boolean> {
    const texts = await fetchTexts(locale);
    this.texts = texts ?? this.texts ?? PHONE_EN_US;
    markPage(document, this.texts);
    this.requestUpdate();
    return texts !== undefined;
  }

  private async speakAsAccountSays(): Promise<void> {
    if (this.language.chosen() !== null) return;
    const locale = await localeOfAccount(this.parts?.door);
    if (locale !== null && this.language.chosen() === null) await this.speak(locale);
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (texts === undefined) return nothing;
    const state = this.state();
    const scene: Scene = {
      state,
      texts,
      nowEpochMs: this.parts?.clock.nowEpochMs() ?? 0,
      actions: this.actions,
    };
    return html`<main
      class="page"
      @hb-total-typed=${this.submitTotal}
      @hb-save-receipt=${this.saveReceipt}
    >
      ${connectionLine(scene)}
      <div role="alert">
        ${state.notice === null ? nothing : html`<p class="notice">${state.notice(texts)}</p>`}
      </div>
      ${this.renderScreen(scene)} ${languageSwitch(scene)}
      <p class="unseen" role="status">${this.announced}</p>
    </main>`;
  }

  private renderScreen(scene: Scene): TemplateResult {
    const { card } = scene.texts;
    switch (scene.state.phase) {
      case 'starting':
        return waitScreen(card.loading);
      case 'signing_in':
        return waitScreen(card.signingIn);
      case 'signed_out':
        return signedOutScreen(scene);
      case 'cookies_dropped':
        return cookiesDroppedScreen(scene);
      case 'key_not_kept':
        return keyNotKeptScreen(scene);
      case 'ready':
        return this.renderPlace(scene);
      default:
        return scene.state.phase satisfies never;
    }
  }

  private renderPlace(scene: Scene): TemplateResult {
    const { state } = scene;
    if (state.passkeyStep !== null) return passkeyScreen(state.passkeyStep, scene);
    if (state.place.name === 'orders') {
      const canAddPasskey =
        state.list?.hasPasskey === false && (this.parts?.browser.hasPasskeys() ?? false);
      return listScreen(scene, canAddPasskey);
    }
    if (state.place.name === 'account') {
      const drawn = html`<hb-account .scene=${this.wholeScene(scene)}></hb-account>`;
      return this.account.screen(scene, drawn);
    }
    const order = openedOrder(state);
    if (order === null) return waitScreen(scene.texts.card.loading);
    if (order === 'not_found') return notFoundScreen(scene);
    if (state.place.name === 'send_back') {
      const whole = this.wholeScene(scene);
      const drawn = html`<hb-send-back .order=${order} .scene=${whole}></hb-send-back>`;
      return this.sendBack.screen(scene, drawn);
    }
    return html`${backBar(scene, waitingBeside(order, state))} ${orderScreen(order, scene)}`;
  }

  private wholeScene(scene: Scene): AccountScene {
    return {
      ...scene,
      parts: this.parts,
      begin: this.beginChange,
      signedOut: () => this.model?.loseSignIn(),
    };
  }

  /** A new screen gets the focus on its heading; a new state of the same order is announced once. */
  override updated(): void {
    const { texts } = this;
    if (texts === undefined) return;
    const state = this.state();
    const found = openedOrder(state);
    const order = found === 'not_found' ? null : found;
    this.followScreen(state);
    this.showNotice(state.notice);
    const words = order === null ? undefined : texts.states[shownStateOf(order)];
    document.title =
      order !== null && words ? `${words.word} · ${order.shopName}` : texts.card.title;
    const announced = words === undefined ? '' : `${words.word}. ${words.money}.`;
    if (announced !== this.announced) {
      this.announced = announced;
      this.requestUpdate();
    }
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
    if (!isFirst) void this.focusHeading();
    window.scrollTo(0, 0);
  }

  /** A new notice stands on top, and whoever typed the total may be far below. */
  private showNotice(notice: CardState['notice']): void {
    if (notice === this.shownNotice) return;
    this.shownNotice = notice;
    this.renderRoot.querySelector('.notice')?.scrollIntoView({ block: 'nearest' });
  }

  private async focusHeading(): Promise<void> {
    const element = this.renderRoot.querySelector<
      HTMLElement & { focusHeading(): void; updateComplete: Promise<boolean> }
    >('hb-order-review, hb-voice-code, hb-receipt, hb-account, hb-send-back');
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
    signIn: () => {
      const tick = this.renderRoot.querySelector<HTMLInputElement>('#remember');
      void this.model?.signIn({ isRemembered: tick?.checked ?? false });
    },
    signOut: () => void this.model?.signOut(),
    open: (place) => (event) => {
      if (isForNewWindow(event)) return;
      event.preventDefault();
      this.model?.open(place);
    },
    addPasskey: () => {
      if (this.model && this.parts) void addPasskey(this.model, this.parts);
    },
    leavePasskey: () => this.model?.change({ passkeyStep: null, notice: null }),
    leaveFor: (address) => () => {
      this.parts?.browser.rememberPath(pathOf(this.state().place));
      this.parts?.browser.leaveFor(address);
    },
    usePasskey: () => void this.model?.usePasskey(),
    signInInstead: () => this.model?.signInInstead(),
    leaveVerification: () => this.model?.leaveVerification(),
    dontBuy: () => void this.decline({ keepsClient: true }),
    askNotMe: () => {
      if (this.state().work !== 'none') return;
      this.model?.change({ isNotMeAsked: true });
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector<HTMLElement>('#not-me')?.focus(),
      );
    },
    notMe: () => void this.decline({ keepsClient: false }),
    leaveNotMe: () => this.model?.change({ isNotMeAsked: false }),
    reload: () => {
      location.reload();
    },
    chooseLocale: (locale) => void this.chooseLocale(locale),
  };

  /** Kept on this device, and in the account of whoever is signed in. */
  private async chooseLocale(locale: WrittenLocale): Promise<void> {
    if (!(await this.speak(locale))) {
      this.model?.change({ notice: ({ card }) => card.notLoaded });
      return;
    }
    this.language.choose(locale);
    if (this.state().phase === 'ready') {
      void this.parts?.door.post('/api/settings', { locale }, () => null);
    }
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('footer [aria-pressed="true"]')?.focus();
  }

  private readonly beginChange = (asked: Parameters<typeof requestChange>[0]): void => {
    if (this.model && this.parts) void requestChange(asked, this.model, this.parts);
  };

  private readonly submitTotal = (event: CustomEvent<{ readonly text: string }>): void => {
    if (navigator.onLine) void this.model?.submitTotal(event.detail.text);
    else this.model?.change({ notice: ({ card }) => card.offline });
  };

  /** What became of the order stands on top, and the button is at the very bottom. */
  private readonly decline = async (how: { readonly keepsClient: boolean }): Promise<void> => {
    await this.model?.decline(how);
    await this.updateComplete;
    if (this.state().notice === null) await this.focusHeading();
    window.scrollTo(0, 0);
  };

  private readonly saveReceipt = (
    event: CustomEvent<{ readonly fileName: string; readonly jws: string }>,
  ): void => {
    const { fileName, jws } = event.detail;
    this.parts?.browser.saveFile(fileName, jws, 'application/jose');
  };
}

customElements.define('hb-card-app', HbCardApp);

declare global {
  interface HTMLElementTagNameMap {
    'hb-card-app': HbCardApp;
  }
}
