/** `hb-total-card`: the total card of the Echo Show, as it is drawn on a device. */
import { html, LitElement, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { showTokens } from '../../tokens/show-tokens.ts';
import { tokens } from '../../tokens/tokens.ts';
import { amount, amountStyles } from '../amount.ts';
import { totalCardStyles } from './element.styles.ts';
import type { CardLine } from '../../apl/index.ts';
import type { ReceiptCardData, ShowCardData, TotalCardData } from './total-card-data.ts';

/**
 * Fills its box, which is a screen of 1280x800 or 768x480 (any other size keeps the proportions of its width). The total is
 * 53 px at 1280 wide and 32 px at 768; too wide, it breaks below the currency and then at group separators. A long order
 * scrolls its lines; state, charges, total, check words and the place to confirm never leave the screen.
 *
 * Properties: `data`, the `hearback` datasource of the skill's card (nothing is drawn without it); `tone` (`waiting`, `done` or
 * `stopped`; without it, `done` for a receipt and else `waiting`). Slot `qr`: a square picture of the card's address, which is
 * not shown on a receipt. Light or dark follows the `color-scheme` it stands in. No events: nothing on this card pays.
 */
export class HbTotalCard extends LitElement {
  static override properties = { data: { attribute: false }, tone: {} };
  static override styles = [tokens, showTokens, amountStyles, totalCardStyles];

  declare data: ShowCardData | undefined;
  declare tone: 'waiting' | 'done' | 'stopped' | undefined;

  constructor() {
    super();
    this.data = undefined;
    this.tone = undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const data = this.data;
    if (data === undefined) return nothing;
    const tone = this.tone ?? (data.kind === 'receipt' ? 'done' : 'waiting');
    return html`<section class="card">
      <header>
        <h2>${data.shop}</h2>
        <p class="state ${tone}">
          <svg viewBox="0 0 24 24" aria-hidden="true">${SHAPES[tone]}</svg>${data.stateWord}
        </p>
      </header>
      <div class="items" tabindex="0" role="region" aria-label=${data.shop}>
        <ul>
          ${data.lines.map((line) => row(line, 'line'))}
          ${data.moreLines === '' ? nothing : html`<li class="charge">${data.moreLines}</li>`}
        </ul>
      </div>
      <ul class="charges">
        ${data.charges.map((charge) => row(charge, 'charge'))}
      </ul>
      <p class="total"><span class="label">${data.totalLabel}</span> ${amount(data.total)}</p>
      <div class="facts">
        <p>${data.instrument}</p>
        <p class="words">${data.checkWordsLabel} <strong>${data.checkWords}</strong></p>
      </div>
      ${data.kind === 'receipt' ? receipt(data) : placeToConfirm(data)}
    </section>`;
  }
}

function row(line: CardLine, kind: 'line' | 'charge'): TemplateResult {
  return html`<li class=${kind}>
    <span class="name">${line.text}</span> <span class="money">${amount(line.amount)}</span>
  </li>`;
}

function placeToConfirm(data: TotalCardData): TemplateResult {
  return html`<footer>
    <slot name="qr"></slot>
    <p>${data.instruction} <span class="address">${data.cardHost}</span></p>
  </footer>`;
}

function receipt(data: ReceiptCardData): TemplateResult {
  return html`<footer>
    <p>${data.receiptLabel} <strong>${data.receiptNumber}</strong></p>
  </footer>`;
}

const SHAPES: { readonly [Tone in 'waiting' | 'done' | 'stopped']: SVGTemplateResult } = {
  waiting: svg`<circle cx="12" cy="12" r="10" /><circle class="plate" cx="12" cy="12" r="4" />`,
  done: svg`<circle class="plate" cx="12" cy="12" r="11" /><path class="cut" d="M7.5 12.4l3 3 6-6.4" />`,
  stopped: svg`<path class="plate" d="M8 1.5h8l6.5 6.5v8L16 22.5H8L1.5 16V8z" /><path class="cut" d="M7.5 12h9" />`,
};

customElements.define('hb-total-card', HbTotalCard);

declare global {
  interface HTMLElementTagNameMap {
    'hb-total-card': HbTotalCard;
  }
}
