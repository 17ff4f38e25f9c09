/** `hb-card-app`: the second device. It joins the model, the screens and what a person does on them. */
import type { WrittenLocale } from '#core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { amountStyles } from '../../elements/amount.ts';
import { chevronStyles } from '../../elements/chevron.ts';
import '../../elements/confirmation-form/element.ts';
import '../../elements/order-review/element.ts';
import { orderSummaryStyles } from '../../elements/order-review/order-summary.ts';
import '../../elements/receipt/element.ts';
import '../../elements/voice-code/element.ts';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { base } from '../../tokens/base.ts';
import { buttons } from '../../tokens/buttons.ts';
import { fields } from '../../tokens/fields.ts';
import { tokens } from '../../tokens/tokens.ts';
import { openApprovalDoor } from '../connection/approval-door.ts';
import type { LiveConnection } from '../connection/live-connection.ts';
import { openProofKey } from '../connection/proof-key.ts';
import { openSignInChannel } from '../connection/sign-in-channel.ts';
import type { AccountScene } from './account-scene.ts';
import { addPasskey } from './add-passkey.ts';
import { openBrowser } from './browser.ts';
import { makeActions } from './card-actions.ts';
import { cardAppStyles } from './card-app.styles.ts';
import { CardModel } from './card-model.ts';
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
import { orderScreen, waitingBeside } from './order-screen.ts';
import { PageFocus } from './page-focus.ts';
import { passkeyScreen } from './passkey-screen.ts';
import { requestChange } from './request-change.ts';
import type { Scene } from './screen-actions.ts';
import { makeServerClock } from './server-clock.ts';
import { openAtAddress } from './sign-in.ts';
import { submitTotal } from './submit-total.ts';
import { POLL_MS, watchOrders } from './watch-orders.ts';

/** The whole card, for one page. No properties, no events. */
export class HbCardApp extends LitElement {
  static override styles = [
    tokens,
    base,
    buttons,
    fields,
    amountStyles,
    chevronStyles,
    orderSummaryStyles,
    orderListStyles,
    cardAppStyles,
  ];

  private model: CardModel | undefined;
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
  private readonly pageFocus = new PageFocus(this);

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
    const model = (this.model = new CardModel(
      {
        door: openApprovalDoor(key, location.origin),
        browser: openBrowser(window),
        clock: makeServerClock(() => performance.now()),
      },
      this.watchPhase(),
    ));
    window.addEventListener('popstate', () => {
      model.followAddress();
    });
    await openAtAddress(model);
    if (model.state.phase === 'ready' && model.state.passkeyStep?.kind === 'ready') {
      void addPasskey(model, 'goOn');
    }
    this.live = watchOrders(model, key);
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
    const locale = await localeOfAccount(this.model?.parts.door);
    if (locale !== null && this.language.chosen() === null) await this.speak(locale);
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (texts === undefined) return nothing;
    const state = this.state();
    const scene: Scene = {
      state,
      texts,
      nowEpochMs: this.model?.parts.clock.nowEpochMs() ?? 0,
      actions: this.actions,
    };
    return html`<main
      class="page"
      @hb-total-input=${this.keepTyped}
      @hb-total-typed=${this.submitTotal}
      @hb-save-receipt=${this.saveReceipt}
    >
      ${connectionLine(scene)}
      <div role="alert">
        ${state.notice === null ? nothing : html`<p class="notice">${state.notice(texts)}</p>`}
      </div>
      ${this.renderScreen(scene)} ${languageSwitch(scene)}
      <p class="unseen" role="status">${this.pageFocus.announced}</p>
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
        state.list?.hasPasskey === false && (this.model?.parts.browser.hasPasskeys() ?? false);
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
      parts: this.model?.parts,
      begin: this.beginChange,
      signedOut: () => this.model?.loseSignIn(),
    };
  }

  override updated(): void {
    if (this.texts !== undefined) this.pageFocus.follow(this.state(), this.texts);
  }

  private state(): CardState {
    if (this.isKeyless) return { ...FIRST_STATE, phase: 'key_not_kept' };
    return this.model?.state ?? FIRST_STATE;
  }

  private readonly actions = makeActions({
    model: () => this.model,
    isRememberTicked: () =>
      this.renderRoot.querySelector<HTMLInputElement>('#remember')?.checked ?? false,
    focusOn: (selector) => {
      void this.updateComplete.then(() => {
        this.pageFocus.to(selector);
      });
    },
    showTop: async () => {
      await this.updateComplete;
      if (this.state().notice === null) await this.pageFocus.toHeading();
      window.scrollTo(0, 0);
    },
    chooseLocale: (locale) => void this.chooseLocale(locale),
  });

  /** Kept on this device, and in the account of whoever is signed in. */
  private async chooseLocale(locale: WrittenLocale): Promise<void> {
    if (!(await this.speak(locale))) {
      this.model?.change({ notice: ({ card }) => card.notLoaded });
      return;
    }
    this.language.choose(locale);
    if (this.state().phase === 'ready') {
      void this.model?.parts.door.post('/api/settings', { locale }, () => null);
    }
    await this.updateComplete;
    this.pageFocus.to('footer [aria-pressed="true"]');
  }

  private readonly beginChange = (asked: Parameters<typeof requestChange>[0]): void => {
    if (this.model) void requestChange(asked, this.model);
  };

  private readonly keepTyped = (event: CustomEvent<{ readonly text: string }>): void => {
    this.model?.change({ typed: event.detail.text });
  };

  private readonly submitTotal = (event: CustomEvent<{ readonly text: string }>): void => {
    if (!this.model) return;
    if (navigator.onLine) void submitTotal(this.model, event.detail.text);
    else this.model.change({ notice: ({ card }) => card.offline });
  };

  private readonly saveReceipt = (
    event: CustomEvent<{ readonly fileName: string; readonly jws: string }>,
  ): void => {
    const { fileName, jws } = event.detail;
    this.model?.parts.browser.saveFile(fileName, jws, 'application/jose');
  };
}

customElements.define('hb-card-app', HbCardApp);

declare global {
  interface HTMLElementTagNameMap {
    'hb-card-app': HbCardApp;
  }
}
