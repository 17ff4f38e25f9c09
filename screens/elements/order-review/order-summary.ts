/** The parts of an order that several screens show in the same way: total, check words, lines, facts. */
import type { OrderView } from '#core';
import { css, html, type TemplateResult } from 'lit';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { amount } from '../amount.ts';
import { foreign } from '../foreign.ts';

export function totalAndWords(order: OrderView, texts: PhoneTexts): TemplateResult {
  return html`<p class="total">
      <span class="unseen">${texts.order.total} </span>${amount(order.total)}
    </p>
    <p class="words">
      <span class="soft">${texts.order.checkWords}</span>
      <strong>${foreign(order.checkWords, order.locale)}</strong>
    </p>`;
}

export function linesAndCharges(order: OrderView, texts: PhoneTexts): TemplateResult {
  return html`<ul class="items" aria-label=${texts.order.lines}>
    ${order.lines.map(
      (line) =>
        html`<li>
          <span class="name">${line.quantity} × ${foreign(line.title, order.locale)}</span>
          <span class="money">${amount(line.lineTotal)}</span>
        </li>`,
    )}
    ${order.charges.map(
      (charge) =>
        html`<li class="charge">
          <span class="name">${foreign(charge.label, order.locale)}</span>
          <span class="money">${amount(charge.amount)}</span>
        </li>`,
    )}
    <li class="sum">
      <span class="name">${texts.order.total}</span>
      <span class="money">${amount(order.total)}</span>
    </li>
  </ul>`;
}

export function fact(
  label: string,
  value: string | TemplateResult | readonly (string | TemplateResult)[],
): TemplateResult {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
}

export const orderSummaryStyles = css`
  .total {
    font-size: var(--hb-total-size);
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.028em;
    color: var(--hb-ink);
    overflow-wrap: normal;
  }
  .words {
    font-size: 1.125rem;
  }
  .words strong {
    font-weight: 650;
  }
  .soft {
    color: var(--hb-soft);
    font-size: 0.9375rem;
  }
  .items li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1rem;
    padding-block: 0.25rem;
  }
  .items .name {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
  .items .money {
    flex: none;
    max-inline-size: 100%;
    margin-inline-start: auto;
    text-align: end;
  }
  .items .charge {
    color: var(--hb-soft);
  }
  .items .sum {
    margin-block-start: 0.375rem;
    padding-block-start: 0.625rem;
    border-block-start: 1px solid var(--hb-line);
    font-weight: 650;
  }
  .facts {
    display: grid;
    gap: 0.5rem;
  }
  .facts > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 22rem) {
    .facts > div {
      grid-template-columns: 6.5rem minmax(0, 1fr);
      column-gap: 1rem;
    }
  }
  .facts dt {
    color: var(--hb-soft);
    font-size: 0.9375rem;
    line-height: 1.6;
  }
`;

/** The page of one order, from its state line to what to do next: the review and the receipt. */
export const orderPageStyles = css`
  article {
    display: grid;
    gap: 1.5rem;
  }
  .head {
    display: grid;
    gap: 0.375rem;
  }
  h1 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
  }
  hb-state-line {
    margin-block-end: 0.75rem;
  }
  .next {
    font-size: 1.0625rem;
  }
`;
