/** `hb-widget-order`: the total card, waiting for confirmation, confirmed, and the receipt. The words are those of the Show. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { qrPath } from '../../apl/qr-path.ts';
import type { WidgetWords } from '../../strings/widget/widget-words.ts';
import { amount } from '../amount.ts';
import { filled, foreign } from '../foreign.ts';
import { orderCardStyles } from './order-card-styles.ts';
import { SHOWN_STATES } from './order-tones.ts';
import type { ShownOrder } from './shown.ts';
import { stateMark, stateMarkStyles } from './state-mark.ts';
import { totalStyles } from './total-styles.ts';
import { WidgetElement } from './widget-element.ts';

/**
 * Properties: `order`; `isOnPhone` (a person who holds the phone needs no picture for its camera); `isOver` (the time ran out in which it could be
 * confirmed or its code said: nothing is asked for any more). Acts: `open`, which opens the order's address in the customer's own browser and nothing else.
 */
export class HbWidgetOrder extends WidgetElement {
  static override properties = {
    ...WidgetElement.properties,
    order: { attribute: false },
    isOnPhone: { type: Boolean },
    isOver: { type: Boolean },
  };

  declare order: ShownOrder | undefined;
  declare isOnPhone: boolean;
  declare isOver: boolean;

  constructor() {
    super();
    this.order = undefined;
    this.isOnPhone = false;
    this.isOver = false;
  }

  protected override draw(words: WidgetWords): TemplateResult | typeof nothing {
    const { order } = this;
    if (order === undefined) return nothing;
    const { card, own } = words;
    const { card: state, tone } = SHOWN_STATES[order.state];
    const seller =
      order.merchant === order.shop ? nothing : filled((slot) => own.soldBy(slot(order.merchant)));
    return html`<section class="card">
      <div class="head">
        <h1 tabindex="-1">${foreign(order.shop)}</h1>
        ${stateMark(tone, card.states[state])}
      </div>
      <div class="rest" tabindex="0" role="region" aria-label=${order.shop}>
        ${seller === nothing ? nothing : html`<p class="soft">${seller}</p>`}
        <ul>
          ${order.lines.map(({ title, quantity, lineTotal }) =>
            row(html`${quantity} × ${foreign(title)}`, lineTotal, 'line'),
          )}
        </ul>
      </div>
      <ul class="charges soft">
        ${order.charges.map((charge) => row(foreign(charge.label), charge.amount, 'charge'))}
      </ul>
      <p class="total">
        <span>${order.receipt === undefined ? card.total : card.paid}</span>
        ${amount(order.receipt?.charged ?? order.total)}
      </p>
      <div class="facts">
        <p class="soft">${foreign(order.instrument)}</p>
        <p class="words">
          <span class="soft">${card.checkWords}</span> <strong>${order.checkWords}</strong>
        </p>
      </div>
      ${this.#foot(order, words)}
    </section>`;
  }

  #foot(order: ShownOrder, { card, own }: WidgetWords): TemplateResult {
    if (order.receipt !== undefined) {
      return html`<div class="foot">
        <p>${card.receipt} <strong>${order.receipt.receiptNumber}</strong></p>
      </div>`;
    }
    const isToConfirm = order.state === 'waiting' && !this.isOver;
    const next =
      order.state === 'confirmed' && !this.isOver
        ? card.confirmedInstruction
        : isToConfirm
          ? card.instruction
          : card.endedInstruction;
    return html`<div class="foot">
      ${isToConfirm && !this.isOnPhone ? qr(order.cardUrl) : nothing}
      <p class="next">
        ${next}
        ${
          isToConfirm
            ? html`<span class="address soft" dir="ltr">${hostOf(order.cardUrl)}</span>`
            : nothing
        }
      </p>
      ${isToConfirm ? this.button({ act: 'open', url: order.cardUrl }, own.openOrder) : nothing}
    </div>`;
  }

  static override styles = [...WidgetElement.styles, stateMarkStyles, totalStyles, orderCardStyles];
}

function row(name: unknown, money: string, kind: 'line' | 'charge'): TemplateResult {
  return html`<li class=${kind}>
    <span class="name">${name}</span> <span class="money">${amount(money)}</span>
  </li>`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** Says what the address says, for the camera of the phone on which it is opened. */
function qr(url: string): TemplateResult {
  const { path, size } = qrPath(url);
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
    aria-hidden="true"
  >
    ${svg`<rect width=${size} height=${size} fill="#ffffff" /><path d=${path} fill="#000000" />`}
  </svg>`;
}

customElements.define('hb-widget-order', HbWidgetOrder);

declare global {
  interface HTMLElementTagNameMap {
    'hb-widget-order': HbWidgetOrder;
  }
}
