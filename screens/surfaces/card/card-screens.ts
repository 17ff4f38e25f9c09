/** The screens of the card, each a function from the state to a template. */
import type { OrderView } from '#core';
import { html, nothing, type TemplateResult } from 'lit';
import { amount } from '../../elements/amount.ts';
import { totalAndWords } from '../../elements/order-review/order-summary.ts';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import type { CardState } from './card-state.ts';
import { passkeyOffer } from './passkey-screen.ts';
import { pathOf } from './route.ts';
import type { ScreenActions } from './screen-actions.ts';

const texts = PHONE_EN_US;

export function waitScreen(words: string): TemplateResult {
  return html`<div class="plain"><p role="status">${words}</p></div>`;
}

export function signedOutScreen(actions: ScreenActions): TemplateResult {
  return html`<div class="plain">
    <h1 tabindex="-1">${texts.card.welcome}</h1>
    <p>${texts.card.welcomeExplain}</p>
    <button class="go" type="button" @click=${actions.signIn}>${texts.card.signIn}</button>
  </div>`;
}

export function cookiesDroppedScreen(actions: ScreenActions): TemplateResult {
  return html`<div class="plain">
    <h1 tabindex="-1">${texts.card.cookiesDropped}</h1>
    <p>${texts.card.cookiesDroppedExplain}</p>
    <p>${texts.card.cookiesDroppedNext}</p>
    <button class="go" type="button" @click=${actions.signIn}>${texts.card.tryAgain}</button>
  </div>`;
}

export function keyNotKeptScreen(actions: ScreenActions): TemplateResult {
  return html`<div class="plain">
    <h1 tabindex="-1">${texts.card.keyNotKept}</h1>
    <p>${texts.card.keyNotKeptExplain}</p>
    <button class="go" type="button" @click=${actions.reload}>${texts.card.tryAgain}</button>
  </div>`;
}

export function listScreen(
  state: CardState,
  { nowEpochMs, canAddPasskey }: { readonly nowEpochMs: number; readonly canAddPasskey: boolean },
  actions: ScreenActions,
): TemplateResult {
  const orders = state.list?.orders ?? [];
  const isWaiting = (order: OrderView): boolean => texts.states[order.state].tone === 'waiting';
  const row = (order: OrderView): TemplateResult => orderRow(order, nowEpochMs, actions);
  const waiting = orders.filter(isWaiting);
  const earlier = orders.filter((order) => !isWaiting(order));
  return html`<div class="bar"><h1 tabindex="-1">${texts.card.title}</h1></div>
    ${
      waiting.length === 0
        ? html`<div class="none">
            <p class="strong">${texts.card.nothingWaiting}</p>
            <p>${texts.card.nothingWaitingExplain}</p>
          </div>`
        : html`<ul class="orders" aria-label=${texts.card.waiting}>
            ${waiting.map(row)}
          </ul>`
    }
    ${
      earlier.length === 0
        ? nothing
        : html`<h2>${texts.card.earlier}</h2>
            <ul class="orders" aria-label=${texts.card.earlier}>
              ${earlier.map(row)}
            </ul>`
    }
    ${passkeyOffer(state, canAddPasskey, actions)}
    <div class="offer out">
      <button class="quiet" type="button" @click=${actions.signOut}>${texts.card.signOut}</button>
    </div>`;
}

function orderRow(order: OrderView, nowEpochMs: number, actions: ScreenActions): TemplateResult {
  const ago = texts.order.ago(Math.max(0, (nowEpochMs - order.createdAt) / 1000));
  const leadsTo = texts.card.openTo[order.state];
  return html`<li>
    <a class="order" href=${pathOf(order.digest)} @click=${actions.open(order.digest)}>
      <span class="brief">
        <hb-state-line .state=${order.state}></hb-state-line>
        <span class="row">
          <span class="what">${whatOf(order)}</span>
          <span class="sum">${amount(order.receipt?.charged ?? order.total)}</span>
        </span>
        <span class="row about"
          ><span>${order.shopName} · ${order.checkWords}</span><span>${ago}</span></span
        >
        ${leadsTo === undefined ? nothing : html`<span class="leads-to">${leadsTo}</span>`}
      </span>
      <svg viewBox="0 0 10 16" aria-hidden="true"><path d="M2 2l6 6-6 6" /></svg>
    </a>
  </li>`;
}

function whatOf(order: OrderView): string {
  const [first, ...others] = order.lines;
  if (first === undefined) return order.shopName;
  const what = `${String(first.quantity)} × ${first.title}`;
  return others.length === 0 ? what : `${what} ${texts.card.moreLines(others.length)}`;
}

export function notFoundScreen(actions: ScreenActions): TemplateResult {
  return html`${backBar(actions)}
    <div class="plain">
      <h1 tabindex="-1">${texts.card.notFound}</h1>
      <p>${texts.card.notFoundExplain}</p>
    </div>`;
}

/** @param waiting the other orders to confirm, which a person who looks at this one might miss. */
export function backBar(
  actions: ScreenActions,
  waiting: readonly OrderView[] = [],
): TemplateResult {
  const [first, ...more] = waiting;
  const digest = more.length === 0 ? (first?.digest ?? null) : null;
  return html`<div class="bar">
    <a class="back" href="/" @click=${actions.open(null)}>
      <svg viewBox="0 0 10 16" aria-hidden="true"><path d="M8 2L2 8l6 6" /></svg>${texts.card.back}
    </a>
    ${
      first === undefined
        ? nothing
        : html`<a class="others" href=${pathOf(digest)} @click=${actions.open(digest)}>
            ${texts.card.othersWaiting(waiting.length)}
          </a>`
    }
  </div>`;
}

export function verifyScreen(
  order: OrderView,
  isInterrupted: boolean,
  actions: ScreenActions,
): TemplateResult {
  return html`<div class="verify">
    <div>${totalAndWords(order, texts)}</div>
    <h1 tabindex="-1">${texts.verify.title}</h1>
    <p role="status">${isInterrupted ? texts.verify.cancelled : texts.verify.explain}</p>
    ${
      isInterrupted
        ? html`<button class="go" type="button" @click=${actions.usePasskey}>
              ${texts.verify.again}
            </button>
            <button class="quiet" type="button" @click=${actions.signInInstead}>
              ${texts.verify.signIn}
            </button>
            <button class="quiet" type="button" @click=${actions.leaveVerification}>
              ${texts.verify.back}
            </button>`
        : nothing
    }
  </div>`;
}
