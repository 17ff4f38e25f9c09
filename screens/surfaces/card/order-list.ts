/** The list of orders: those that wait for the customer first. */
import type { OrderView } from '#core';
import { css, html, nothing, type TemplateResult } from 'lit';
import { amount } from '../../elements/amount.ts';
import { ON_CHEVRON } from '../../elements/chevron.ts';
import { foreign } from '../../elements/foreign.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { ORDER_TONES, shownStateOf } from '../../strings/phone/state-tones.ts';
import { passkeyOffer } from './passkey-screen.ts';
import { pathOf, placeOfOrder, type Place } from './route.ts';
import type { Scene, ScreenActions } from './screen-actions.ts';

const ACCOUNT: Place = { name: 'account', page: 'home', setupToken: null };

export function listScreen(scene: Scene, canAddPasskey: boolean): TemplateResult {
  const { state, texts, actions } = scene;
  const orders = state.list?.orders ?? [];
  const isWaiting = (order: OrderView): boolean => ORDER_TONES[order.state] === 'waiting';
  const waiting = orders.filter(isWaiting);
  const earlier = orders.filter((order) => !isWaiting(order));
  return html`<div class="bar">
      <h1 tabindex="-1">${texts.card.title}</h1>
      <a class="others" href=${pathOf(ACCOUNT)} @click=${actions.open(ACCOUNT)}>
        ${texts.card.account}
      </a>
    </div>
    ${
      waiting.length === 0
        ? html`<div class="none">
            <p class="strong">${texts.card.nothingWaiting}</p>
            <p>${texts.card.nothingWaitingExplain}</p>
          </div>`
        : orderRows(waiting, texts.card.waiting, scene)
    }
    ${
      earlier.length === 0
        ? nothing
        : html`<h2>${texts.card.earlier}</h2>
            ${orderRows(earlier, texts.card.earlier, scene)}`
    }
    ${passkeyOffer(scene, canAddPasskey)}
    <div class="offer out">
      <button class="quiet" type="button" @click=${actions.signOut}>${texts.card.signOut}</button>
    </div>`;
}

/** What a list of orders needs; the account's history is one too. */
export interface RowParts {
  readonly texts: PhoneTexts;
  readonly nowEpochMs: number;
  readonly actions: Pick<ScreenActions, 'open'>;
}

export function orderRows(
  orders: readonly OrderView[],
  label: string,
  parts: RowParts,
): TemplateResult {
  return html`<ul class="orders" aria-label=${label}>
    ${orders.map((order) => orderRow(order, parts))}
  </ul>`;
}

function orderRow(order: OrderView, { texts, nowEpochMs, actions }: RowParts): TemplateResult {
  const ago = texts.order.ago(Math.max(0, (nowEpochMs - order.createdAt) / 1000));
  const leadsTo = texts.card.openTo[order.state];
  const place = placeOfOrder(order.digest);
  return html`<li>
    <a class="order" href=${pathOf(place)} @click=${actions.open(place)}>
      <span class="brief">
        <hb-state-line .state=${shownStateOf(order)} .texts=${texts}></hb-state-line>
        <span class="row">
          <span class="what">${whatOf(order, texts)}</span>
          <span class="sum">${amount(order.receipt?.charged ?? order.total)}</span>
        </span>
        <span class="row about"
          ><span>${foreign(order.shopName)} · ${foreign(order.checkWords, order.locale)}</span
          ><span>${ago}</span></span
        >
        ${leadsTo === undefined ? nothing : html`<span class="leads-to">${leadsTo}</span>`}
      </span>
      ${ON_CHEVRON}
    </a>
  </li>`;
}

function whatOf(order: OrderView, texts: PhoneTexts): TemplateResult {
  const [first, ...others] = order.lines;
  if (first === undefined) return foreign(order.shopName);
  const title = foreign(first.title, order.locale);
  return html`${first.quantity} ×
  ${title}${others.length === 0 ? nothing : ` ${texts.card.moreLines(others.length)}`}`;
}

export const orderListStyles = css`
  .orders li + li {
    border-block-start: 1px solid var(--hb-line);
  }
  .order {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 0.875rem;
    padding-block: 1rem;
    color: inherit;
    text-decoration: none;
  }
  .order .brief {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
  }
  .order .chevron {
    color: var(--hb-soft);
  }
  .order .leads-to {
    font-weight: 600;
    color: var(--hb-accent);
  }
  .order .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1rem;
  }
  .order .what {
    flex: 1 1 10rem;
    min-inline-size: 0;
    font-weight: 500;
  }
  .order .sum {
    font-size: 1.375rem;
    font-weight: 650;
    letter-spacing: -0.015em;
    margin-inline-start: auto;
    text-align: end;
    max-inline-size: 100%;
  }
  .order .about {
    color: var(--hb-soft);
    font-size: 0.9375rem;
  }
  .order hb-state-line {
    font-size: 0.9375rem;
  }
  .order:hover .what {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;
