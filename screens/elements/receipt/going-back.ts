/** What of a bought order goes back: what was asked, what the seller said to it, and where its money is. */
import type { OrderView } from '#core';
import { html, nothing, type TemplateResult } from 'lit';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { amount } from '../amount.ts';
import { foreign } from '../foreign.ts';

type GoingBack = OrderView['goingBack'][number];

export function goingBack(order: OrderView, texts: PhoneTexts): TemplateResult | typeof nothing {
  if (order.goingBack.length === 0) return nothing;
  return html`<section class="going-back" aria-labelledby="going-back">
    <h2 id="going-back">${texts.receipt.back.title}</h2>
    ${order.goingBack.map(
      (back) =>
        html`<div class="one">
          <p>${sentenceOf(back, texts)}</p>
          ${
            back.lines.length === 0
              ? nothing
              : html`<ul class="soft">
                  ${back.lines.map(
                    ({ title, quantity }) =>
                      html`<li>${quantity} × ${foreign(title, order.locale)}</li>`,
                  )}
                </ul>`
          }
          ${
            back.amount === null
              ? nothing
              : html`<p class="money">
                  <span>${moneyOf(back, texts)}</span>${amount(back.amount)}
                </p>`
          }
        </div>`,
    )}
  </section>`;
}

function sentenceOf({ cause, stage }: GoingBack, { receipt: { back } }: PhoneTexts): string {
  if (cause === 'sold_out') return back.soldOut;
  switch (stage) {
    case 'asked':
      return back.asked;
    case 'on_its_way':
      return back.taken;
    case 'paid_back':
    case 'not_paid_back':
      return back.took;
    case 'not_taken':
      return back.notTaken;
    default:
      return stage satisfies never;
  }
}

function moneyOf({ stage }: GoingBack, { receipt: { back }, order }: PhoneTexts): string {
  if (stage === 'paid_back') return order.refunded;
  return stage === 'not_paid_back' ? back.notPaidBack : back.onItsWay;
}
