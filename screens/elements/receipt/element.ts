/** `hb-receipt`: what was bought, for how much, from whom and when it comes. */
import type { OrderView } from '#core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { isSoldOut, shownStateOf } from '../../strings/phone/state-tones.ts';
import { base } from '../../tokens/base.ts';
import { buttons } from '../../tokens/buttons.ts';
import { tokens } from '../../tokens/tokens.ts';
import { amount, amountStyles } from '../amount.ts';
import { foreign } from '../foreign.ts';
import {
  fact,
  linesAndCharges,
  orderPageStyles,
  orderSummaryStyles,
} from '../order-review/order-summary.ts';
import '../state-line/element.ts';
import { goingBack } from './going-back.ts';
import { receiptStyles } from './element.styles.ts';

/**
 * Shows the receipt of an order that was bought, and what of it came back; draws nothing while there is none.
 * The large amount is what was charged, from the receipt, not what was proposed.
 *
 * Properties: `order`, `texts`. Event (bubbles, composed): `hb-save-receipt` with detail `{ fileName, jws }`.
 */
export class HbReceipt extends LitElement {
  static override properties = { order: { attribute: false }, texts: { attribute: false } };
  static override styles = [
    tokens,
    base,
    buttons,
    amountStyles,
    orderSummaryStyles,
    orderPageStyles,
    receiptStyles,
  ];

  declare order: OrderView | undefined;
  declare texts: PhoneTexts;

  constructor() {
    super();
    this.order = undefined;
    this.texts = PHONE_EN_US;
  }

  override render(): TemplateResult | typeof nothing {
    const order = this.order;
    const receipt = order?.receipt ?? null;
    if (order === undefined || receipt === null) return nothing;
    const texts = this.texts.receipt;
    const shown = shownStateOf(order);
    const { next } = this.texts.states[shown];
    return html`<article>
      <div class="head">
        <hb-state-line .state=${shown} .texts=${this.texts}></hb-state-line>
        <h1 tabindex="-1">${foreign(order.shopName)}</h1>
        <p class="total"><span class="unseen">${texts.charged} </span>${amount(receipt.charged)}</p>
        <p class="words">
          <span class="soft">${this.texts.order.checkWords}</span>
          <strong>${foreign(order.checkWords, order.locale)}</strong>
        </p>
      </div>
      ${next === '' ? nothing : html`<p class="next">${next}</p>`} ${goingBack(order, this.texts)}
      <dl class="facts">
        ${
          order.refundedTotal === null || isToldBelow(order)
            ? nothing
            : fact(
                this.texts.order.refunded,
                html`<strong class="back">${amount(order.refundedTotal)}</strong>`,
              )
        }
        ${fact(texts.number, html`<span class="number">${receipt.receiptNumber}</span>`)}
        ${doesArrive(order) ? fact(texts.delivery, foreign(order.delivery, order.locale)) : nothing}
        ${fact(texts.when, texts.date(receipt.chargedAt))}
        ${fact(texts.instrument, foreign(order.instrument, order.locale))}
        ${fact(this.texts.order.seller, foreign(order.merchantName))}
      </dl>
      ${linesAndCharges(order, this.texts)}
      <details>
        <summary>${texts.check}</summary>
        <p class="soft">${texts.checkExplain}</p>
        <button class="quiet" type="button" @click=${this.save}>${texts.save}</button>
      </details>
    </article>`;
  }

  /** Puts the focus on the heading, for a screen that has just been opened. */
  focusHeading(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  private readonly save = (): void => {
    const receipt = this.order?.receipt;
    if (receipt === null || receipt === undefined) return;
    this.dispatchEvent(
      new CustomEvent('hb-save-receipt', {
        detail: {
          fileName: this.texts.receipt.fileName(receipt.receiptNumber),
          jws: receipt.jws,
        },
        bubbles: true,
        composed: true,
      }),
    );
  };
}

/** One payment back is told with what it is for. */
function isToldBelow({ goingBack: all, refundedTotal }: OrderView): boolean {
  return all.some(({ stage, amount: back }) => stage === 'paid_back' && back === refundedTotal);
}

/** Nothing is promised of what never came, or went back whole. */
function doesArrive(order: OrderView): boolean {
  return order.state !== 'refunded' && !isSoldOut(order);
}

customElements.define('hb-receipt', HbReceipt);

declare global {
  interface HTMLElementTagNameMap {
    'hb-receipt': HbReceipt;
  }
  interface HTMLElementEventMap {
    'hb-save-receipt': CustomEvent<{ readonly fileName: string; readonly jws: string }>;
  }
}
