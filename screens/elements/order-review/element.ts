/** `hb-order-review`: everything a person agrees to, on one page, with the total first. */
import type { OrderView } from '#core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { shownStateOf, toneOf } from '../../strings/phone/state-tones.ts';
import { base } from '../../tokens/base.ts';
import { tokens } from '../../tokens/tokens.ts';
import { amount, amountStyles } from '../amount.ts';
import { filled, foreign } from '../foreign.ts';
import '../state-line/element.ts';
import { orderReviewStyles } from './element.styles.ts';
import {
  fact,
  linesAndCharges,
  orderPageStyles,
  orderSummaryStyles,
  totalAndWords,
} from './order-summary.ts';
import { riskOf, riskStyles } from './risk.ts';

/**
 * Shows an order in any state: state line, total, check words, what to do next, the sentence, the lines, who asked.
 * It never shows the code, whatever the order holds: only `hb-voice-code` does.
 *
 * Properties: `order` (nothing is drawn without it), `nowEpochMs` (the server's clock, for "a minute ago"), `texts`.
 * Slots: `next`, instead of the state's own next step; `action`: the form, or whatever else can be done. No events of its own.
 */
export class HbOrderReview extends LitElement {
  static override properties = {
    order: { attribute: false },
    nowEpochMs: { attribute: false },
    texts: { attribute: false },
  };
  static override styles = [
    tokens,
    base,
    amountStyles,
    orderSummaryStyles,
    orderPageStyles,
    orderReviewStyles,
    riskStyles,
  ];

  declare order: OrderView | undefined;
  declare nowEpochMs: number;
  declare texts: PhoneTexts;

  constructor() {
    super();
    this.order = undefined;
    this.nowEpochMs = 0;
    this.texts = PHONE_EN_US;
  }

  override render(): TemplateResult | typeof nothing {
    const order = this.order;
    if (order === undefined) return nothing;
    const shown = shownStateOf(order);
    const { next } = this.texts.states[shown];
    return html`<article class=${toneOf(shown) === 'stopped' ? 'ended' : 'live'}>
      <div class="head">
        <hb-state-line .state=${shown} .texts=${this.texts}></hb-state-line>
        <h1 tabindex="-1">${foreign(order.shopName)}</h1>
        ${totalAndWords(order, this.texts)}
      </div>
      ${next === '' ? nothing : html`<slot name="next"><p class="next">${next}</p></slot>`}
      ${order.isTakenBack ? html`<p class="next taken-back">${this.texts.order.takenBack}</p>` : nothing}
      ${riskOf(order, this.texts)} ${this.renderSentence(order)}
      ${linesAndCharges(order, this.texts)} ${this.renderFacts(order)}
      <slot name="action"></slot>
    </article>`;
  }

  /** Puts the focus on the heading, for a screen that has just been opened. */
  focusHeading(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  /** It says that nothing has been bought: true when it was read, and beside money that moves or moved only confusing. */
  private renderSentence(order: OrderView): TemplateResult | typeof nothing {
    if (MONEY_MOVES.includes(order.state)) return nothing;
    return html`<div class="sentence">
      <p class="soft">${this.texts.order.readToYou}</p>
      <blockquote>${foreign(order.sentence, order.locale)}</blockquote>
    </div>`;
  }

  private renderFacts(order: OrderView): TemplateResult {
    const texts = this.texts.order;
    const ago = texts.ago(Math.max(0, (this.nowEpochMs - order.createdAt) / 1000));
    return html`<dl class="facts">
      ${
        order.refundedTotal === null
          ? nothing
          : fact(texts.refunded, html`<strong>${amount(order.refundedTotal)}</strong>`)
      }
      ${fact(texts.delivery, foreign(order.delivery, order.locale))}
      ${fact(texts.instrument, foreign(order.instrument, order.locale))}
      ${order.merchantName === order.shopName ? nothing : fact(texts.seller, foreign(order.merchantName))}
      ${fact(texts.askedBy, this.requesterOf(order, ago))}
    </dl>`;
  }

  private requesterOf({ requester }: OrderView, ago: string): ReturnType<typeof filled> {
    const { clientName, device } = requester;
    return filled((slot) =>
      this.texts.order.requester({
        clientName: slot(clientName),
        device: device === null ? null : slot(device),
        ago,
      }),
    );
  }
}

const MONEY_MOVES: readonly OrderView['state'][] = [
  'payment_processing',
  'payment_unknown',
  'ordered',
  'too_late',
  'partly_refunded',
  'refunded',
];

customElements.define('hb-order-review', HbOrderReview);

declare global {
  interface HTMLElementTagNameMap {
    'hb-order-review': HbOrderReview;
  }
}
