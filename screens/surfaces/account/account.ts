/** `hb-account`: everything about the customer that is not an order. Fetched when it is first opened. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AccountView, WrittenLocale } from '#core';
import { amountStyles } from '../../elements/amount.ts';
import { BACK_CHEVRON, chevronStyles } from '../../elements/chevron.ts';
import type { AccountTexts } from '../../strings/account/account-texts.ts';
import { loadAccountTexts } from '../../strings/account/load-account-texts.ts';
import { base } from '../../tokens/base.ts';
import { buttons } from '../../tokens/buttons.ts';
import { fields } from '../../tokens/fields.ts';
import { pageFrame } from '../../tokens/page-frame.ts';
import { tokens } from '../../tokens/tokens.ts';
import { parseAccountView, parseHistoryPage } from '../../wire/account-view.ts';
import type { Parse } from '../../wire/parse.ts';
import type { AccountScene } from '../card/account-scene.ts';
import { orderListStyles } from '../card/order-list.ts';
import { ORDERS, pathOf, type AccountPage, type Place } from '../card/route.ts';
import { verifyScreen } from '../card/verify-screen.ts';
import { accessPage } from './access-page.ts';
import type { AccountActions, AccountContext } from './account-context.ts';
import { accountStyles } from './account.styles.ts';
import { addressesPage } from './addresses-page.ts';
import { assistantsPage } from './assistants-page.ts';
import { changeNews, newsStyles } from './change-news.ts';
import { dataPage } from './data-page.ts';
import { historyPage } from './history-page.ts';
import { homePage } from './home-page.ts';
import { paymentPage } from './payment-page.ts';
import { allowNotices, readNotices, stopNotices } from './push-notices.ts';
import { settingsPage } from './settings-page.ts';

const PAGES: Readonly<Record<AccountPage, (context: AccountContext) => TemplateResult>> = {
  home: homePage,
  history: historyPage,
  access: accessPage,
  assistants: assistantsPage,
  addresses: addressesPage,
  payment: paymentPage,
  settings: settingsPage,
  data: dataPage,
};

/** What the pages remember by themselves; it goes when another page is opened. */
type Kept = Pick<AccountContext, 'asked' | 'faults' | 'codes' | 'areCodesCopied'>;
const NOTHING_KEPT: Kept = { asked: null, faults: {}, codes: null, areCodesCopied: false };

/** Property: `scene`, all that the card knows. It asks the approval side itself. No events: what it wants is in the scene. */
export class HbAccount extends LitElement {
  static override properties = { scene: { attribute: false } };
  static override styles = [
    tokens,
    base,
    buttons,
    fields,
    amountStyles,
    chevronStyles,
    orderListStyles,
    pageFrame,
    newsStyles,
    accountStyles,
  ];

  declare scene: AccountScene | undefined;
  private view: AccountView | undefined;
  private words: AccountTexts | undefined;
  private wordsOf: WrittenLocale | undefined;
  private history: AccountContext['history'] = null;
  private notices: AccountContext['notices'] = 'off';
  private kept: Kept = NOTHING_KEPT;
  private page: string | undefined;
  private seenEnd: unknown = null;
  private isDrawn = false;
  private news = '';

  override willUpdate(changed: PropertyValues<this>): void {
    const { scene } = this;
    if (scene === undefined || !changed.has('scene')) return;
    if (scene.texts.locale !== this.wordsOf) void this.speak(scene.texts.locale);
    const page = pathOf(scene.state.place);
    if (page !== this.page) {
      this.page = page;
      this.kept = NOTHING_KEPT;
      this.news = '';
      void this.ask('/api/account');
      if (page.endsWith('/history')) void this.readHistory(null);
      void readNotices(window).then((notices) => {
        this.notices = notices;
        this.requestUpdate();
      });
    }
    this.takeEnd();
  }

  /** What became of a change: told on top, and the account is read anew. */
  private takeEnd(): void {
    const end = this.scene?.state.changeEnd ?? null;
    if (end === this.seenEnd) return;
    this.seenEnd = end;
    if (end === null) return;
    this.keep({ asked: null });
    if (end.outcome === 'changed') {
      this.keep({ codes: end.recoveryCodes ?? null, areCodesCopied: false, faults: {} });
    }
    void this.ask('/api/account');
  }

  private keep(part: Partial<Kept>): void {
    this.kept = { ...this.kept, ...part };
    this.requestUpdate();
  }

  private async speak(locale: WrittenLocale): Promise<void> {
    this.wordsOf = locale;
    const words = await loadAccountTexts(locale).catch(() => undefined);
    if (words === undefined || this.wordsOf !== locale) return;
    this.words = words;
    this.requestUpdate();
  }

  /** The words and the account come in any order; the heading is there with the later one. */
  override updated(): void {
    if (this.isDrawn || this.words === undefined || this.view === undefined) return;
    this.isDrawn = true;
    this.focusHeading();
  }

  private async ask(path: string, body?: unknown): Promise<boolean> {
    const scene = this.sceneNow();
    const door = scene.parts?.door;
    const read: Parse<AccountView> = parseAccountView;
    const asking = body === undefined ? door?.get(path, read) : door?.post(path, body, read);
    const answer = await asking;
    const isRead = answer?.kind === 'answer';
    if (isRead) this.view = answer.body;
    else if (answer?.kind === 'signed_out') scene.signedOut();
    else this.news = scene.texts.verify.changeCancelled;
    this.requestUpdate();
    return isRead;
  }

  private async readHistory(before: number | null): Promise<void> {
    const path = before === null ? '/api/history' : `/api/history?before=${String(before)}`;
    const answer = await this.scene?.parts?.door.get(path, parseHistoryPage);
    if (answer?.kind !== 'answer') return;
    const earlier = before === null ? [] : (this.history?.orders ?? []);
    this.history = { orders: [...earlier, ...answer.body.orders], more: answer.body.more };
    this.requestUpdate();
  }

  override render(): TemplateResult | typeof nothing {
    const { scene, words, view } = this;
    if (scene === undefined) return nothing;
    if (words === undefined || view === undefined) {
      return html`<p class="waiting" role="status">${scene.texts.card.loading}</p>`;
    }
    const { place, verification } = scene.state;
    const page = place.name === 'account' ? place.page : 'home';
    const title = page === 'home' ? scene.texts.card.account : words.pages[page].title;
    if (verification?.of.kind === 'change') {
      return html`${this.renderBack(scene, page)}
      ${verifyScreen({ about: html`<p class="about-change">${title}</p>`, verification }, scene)}`;
    }
    const context: AccountContext = {
      scene,
      view,
      words,
      actions: this.actions,
      history: this.history,
      notices: this.notices,
      ...this.kept,
    };
    return html`${this.renderBack(scene, page)}
      <h1 tabindex="-1">${title}</h1>
      <div role="status">${this.renderNews(scene, words)}</div>
      ${PAGES[page](context)}`;
  }

  private renderBack(scene: AccountScene, page: AccountPage): TemplateResult {
    const up: Place =
      page === 'home' ? ORDERS : { name: 'account', page: 'home', setupToken: null };
    return html`<div class="bar">
      <a class="back" href=${pathOf(up)} @click=${scene.actions.open(up)}>
        ${BACK_CHEVRON} ${page === 'home' ? scene.texts.card.back : scene.texts.card.account}
      </a>
    </div>`;
  }

  private renderNews(scene: AccountScene, words: AccountTexts): TemplateResult | typeof nothing {
    const own = this.news === '' ? nothing : html`<p class="news">${this.news}</p>`;
    return changeNews(scene.state.changeEnd, words) ?? own;
  }

  /** Puts the focus on the heading, for a page that has just been opened. */
  focusHeading(): void {
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  private readonly actions: AccountActions = {
    openPage: (page) => this.sceneNow().actions.open({ name: 'account', page, setupToken: null }),
    take: (path) => {
      void this.ask(path, {}).then(() => {
        this.keep({ asked: null });
        this.focusHeading();
      });
    },
    set: (settings) => {
      void this.ask('/api/settings', settings).then((isSaved) => {
        if (isSaved) this.news = this.words?.settings.saved ?? '';
        this.requestUpdate();
      });
    },
    begin: (change, recoveryCode) => {
      this.keep({ faults: {} });
      this.news = '';
      this.sceneNow().begin(recoveryCode === undefined ? { change } : { change, recoveryCode });
    },
    ask: (asked) => {
      this.keep({ asked });
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector<HTMLElement>('#sure')?.focus(),
      );
    },
    older: () => {
      const last = this.history?.orders.at(-1);
      if (last !== undefined) void this.readHistory(last.createdAt);
    },
    copyCodes: () => {
      void navigator.clipboard.writeText((this.kept.codes ?? []).join('\n')).then(() => {
        this.keep({ areCodesCopied: true });
      });
    },
    printCodes: () => {
      window.print();
    },
    forgetCodes: () => {
      this.keep({ codes: null });
      this.focusHeading();
    },
    allowNotices: () => {
      this.changeNotices(allowNotices);
    },
    stopNotices: () => {
      this.changeNotices(stopNotices);
    },
    saveExport: () => void this.saveExport(),
    fault: (faults) => {
      this.keep({ faults });
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    },
  };

  private sceneNow(): AccountScene {
    if (this.scene === undefined) throw new Error('not drawn yet');
    return this.scene;
  }

  private changeNotices(change: typeof allowNotices): void {
    const door = this.scene?.parts?.door;
    if (door === undefined) return;
    void change(window, door)
      .catch(() => readNotices(window))
      .then((notices) => {
        this.notices = notices;
        this.requestUpdate();
      });
  }

  private async saveExport(): Promise<void> {
    const parts = this.scene?.parts;
    const answer = await parts?.door.get('/api/export', (body) => body);
    if (answer?.kind !== 'answer' || this.words === undefined) return;
    const text = JSON.stringify(answer.body, null, 2);
    parts?.browser.saveFile(this.words.data.fileName, text, 'application/json');
  }
}

customElements.define('hb-account', HbAccount);

declare global {
  interface HTMLElementTagNameMap {
    'hb-account': HbAccount;
  }
}
