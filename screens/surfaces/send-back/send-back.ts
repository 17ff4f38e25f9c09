/** `hb-send-back`: what of a bought order goes back. Fetched when it is first opened. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AccountChange, OrderView, WrittenLocale } from '#core';
import { amount, amountStyles } from '../../elements/amount.ts';
import { BACK_CHEVRON, chevronStyles } from '../../elements/chevron.ts';
import { foreign } from '../../elements/foreign.ts';
import type { AccountTexts } from '../../strings/account/account-texts.ts';
import { loadAccountTexts } from '../../strings/account/load-account-texts.ts';
import { base } from '../../tokens/base.ts';
import { buttons } from '../../tokens/buttons.ts';
import { fields } from '../../tokens/fields.ts';
import { pageFrame } from '../../tokens/page-frame.ts';
import { tokens } from '../../tokens/tokens.ts';
import { changeNews, newsStyles } from '../account/change-news.ts';
import type { AccountScene } from '../card/account-scene.ts';
import { isReturnable } from '../card/order-screen.ts';
import { pathOf, placeOfOrder } from '../card/route.ts';
import { verifyScreen } from '../card/verify-screen.ts';
import { sendBackStyles } from './send-back.styles.ts';

type ReturnedLines = Extract<AccountChange, { readonly kind: 'return_order' }>['lines'];

/**
 * Nothing is chosen at first, so that nothing goes back unseen; the choice waits on the approval side for its verification, and
 * what became of it stands here. Properties: `order`, `scene`. No events: what it wants is in the scene.
 */
export class HbSendBack extends LitElement {
  static override properties = { order: { attribute: false }, scene: { attribute: false } };
  static override styles = [
    tokens,
    base,
    buttons,
    fields,
    amountStyles,
    chevronStyles,
    pageFrame,
    newsStyles,
    sendBackStyles,
  ];

  declare order: OrderView | undefined;
  declare scene: AccountScene | undefined;
  private words: AccountTexts | undefined;
  private wordsOf: WrittenLocale | undefined;
  private isNothingChosen = false;
  private chosen: ReturnedLines = [];

  override willUpdate(changed: PropertyValues<this>): void {
    const locale = this.scene?.texts.locale;
    if (changed.has('scene') && locale !== undefined && locale !== this.wordsOf) {
      void this.speak(locale);
    }
  }

  private async speak(locale: WrittenLocale): Promise<void> {
    const isFirst = this.words === undefined;
    this.wordsOf = locale;
    const words = await loadAccountTexts(locale).catch(() => undefined);
    if (words === undefined || this.wordsOf !== locale) return;
    this.words = words;
    this.requestUpdate();
    await this.updateComplete;
    if (isFirst) this.focusHeading();
  }

  override render(): TemplateResult | typeof nothing {
    const { order, scene, words } = this;
    if (order === undefined || scene === undefined) return nothing;
    if (words === undefined) return html`<p role="status">${scene.texts.card.loading}</p>`;
    const { verification, changeEnd } = scene.state;
    if (verification?.of.kind === 'change') {
      const about = html`<p class="name">${foreign(order.shopName)}</p>
        <ul>
          ${this.chosen.map(({ line, quantity }) => html`<li>${lineOf(order, line, quantity)}</li>`)}
        </ul>`;
      return verifyScreen({ about, verification, back: scene.texts.verify.back }, scene);
    }
    const isAsked = changeEnd?.outcome === 'changed';
    return html`${this.renderBack(order, scene)}
      <h1 tabindex="-1">${scene.texts.receipt.sendBack}</h1>
      <div role="status">${changeNews(changeEnd, words) ?? nothing}</div>
      ${isAsked || !isReturnable(order) ? nothing : this.renderForm(order, words)}`;
  }

  private renderBack(order: OrderView, scene: AccountScene): TemplateResult {
    const place = placeOfOrder(order.digest);
    return html`<div class="bar">
      <a class="back" href=${pathOf(place)} @click=${scene.actions.open(place)}>
        ${BACK_CHEVRON} ${scene.texts.verify.back}
      </a>
    </div>`;
  }

  private renderForm(order: OrderView, { sendBack }: AccountTexts): TemplateResult {
    const fault = this.isNothingChosen ? sendBack.nothing : nothing;
    return html`<form novalidate @submit=${this.submit} @change=${this.forgetFault}>
      <p>${sendBack.explain}</p>
      <fieldset aria-describedby="fault">
        <legend class="unseen">${this.scene?.texts.order.lines}</legend>
        ${order.lines.map(
          (line, at) =>
            html`<label class="field">
              <span class="row">
                <span class="name">${foreign(line.title, order.locale)}</span>
                <span>${amount(line.lineTotal)}</span>
              </span>
              <span class="hint">${sendBack.bought(line.quantity)}</span>
              <select name=${String(at)} aria-invalid=${this.isNothingChosen ? 'true' : 'false'}>
                ${Array.from({ length: line.quantity + 1 }, (_, count) => html`<option>${count}</option>`)}
              </select>
            </label>`,
        )}
      </fieldset>
      <p class="fault" id="fault" role="alert">${fault}</p>
      <button class="quiet" type="button" @click=${this.chooseAll}>${sendBack.all}</button>
      <p class="hint" id="next">${sendBack.next}</p>
      <button class="go" type="submit" aria-describedby="next">${sendBack.go}</button>
    </form>`;
  }

  /** Puts the focus on the heading, for a screen that has just been opened. */
  focusHeading(): void {
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  private selects(): readonly HTMLSelectElement[] {
    return [...this.renderRoot.querySelectorAll('select')];
  }

  private readonly chooseAll = (): void => {
    for (const select of this.selects()) select.selectedIndex = select.options.length - 1;
    this.forgetFault();
  };

  private readonly forgetFault = (): void => {
    this.isNothingChosen = false;
    this.requestUpdate();
  };

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    const { order, scene } = this;
    if (order === undefined || scene === undefined) return;
    this.chosen = this.selects()
      .map(({ selectedIndex }, line) => ({ line, quantity: selectedIndex }))
      .filter(({ quantity }) => quantity > 0);
    this.isNothingChosen = this.chosen.length === 0;
    this.requestUpdate();
    if (this.isNothingChosen) this.selects()[0]?.focus();
    else {
      const { digest } = order;
      scene.begin({ change: { kind: 'return_order', digest, lines: this.chosen } });
    }
  };
}

function lineOf(order: OrderView, line: number, quantity: number): TemplateResult {
  return html`${quantity} × ${foreign(order.lines[line]?.title ?? '', order.locale)}`;
}

customElements.define('hb-send-back', HbSendBack);

declare global {
  interface HTMLElementTagNameMap {
    'hb-send-back': HbSendBack;
  }
}
