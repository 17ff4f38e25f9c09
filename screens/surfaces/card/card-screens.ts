/** The screens around the orders: waiting, signing in, and what a browser may not be able to do. */
import { html, nothing, type TemplateResult } from 'lit';
import type { OrderView } from '#core';
import { BACK_CHEVRON } from '../../elements/chevron.ts';
import { ORDERS, pathOf, placeOfOrder } from './route.ts';
import type { Scene } from './screen-actions.ts';

export function waitScreen(words: string): TemplateResult {
  return html`<div class="plain"><p role="status">${words}</p></div>`;
}

/** Above every screen, while nothing arrives. */
export function connectionLine({ state, texts: { card } }: Scene): TemplateResult {
  const { onLine } = navigator;
  const words = onLine ? card.connectionLost : card.offline;
  return html`<div role="status">
    ${state.isConnectionLost || !onLine ? html`<p class="lost">${words}</p>` : nothing}
  </div>`;
}

export function signedOutScreen({ texts: { card }, actions }: Scene): TemplateResult {
  return html`<div class="plain">
    <h1 tabindex="-1">${card.welcome}</h1>
    <p>${card.welcomeExplain}</p>
    <button class="go" type="button" @click=${actions.signIn}>${card.signIn}</button>
    <label class="tick">
      <input type="checkbox" id="remember" aria-describedby="remember-note" />
      <span>${card.remember}</span>
    </label>
    <p class="soft" id="remember-note">${card.rememberExplain}</p>
  </div>`;
}

export function cookiesDroppedScreen({ texts: { card }, actions }: Scene): TemplateResult {
  return html`<div class="plain">
    <h1 tabindex="-1">${card.cookiesDropped}</h1>
    <p>${card.cookiesDroppedExplain}</p>
    <p>${card.cookiesDroppedNext}</p>
    <button class="go" type="button" @click=${actions.signIn}>${card.tryAgain}</button>
  </div>`;
}

export function keyNotKeptScreen({ texts: { card }, actions }: Scene): TemplateResult {
  return html`<div class="plain">
    <h1 tabindex="-1">${card.keyNotKept}</h1>
    <p>${card.keyNotKeptExplain}</p>
    <button class="go" type="button" @click=${actions.reload}>${card.tryAgain}</button>
  </div>`;
}

export function notFoundScreen(scene: Scene): TemplateResult {
  const { card } = scene.texts;
  return html`${backBar(scene)}
    <div class="plain">
      <h1 tabindex="-1">${card.notFound}</h1>
      <p>${card.notFoundExplain}</p>
    </div>`;
}

/** @param waiting the other orders to confirm, which a person who looks at this one might miss. */
export function backBar(
  { texts: { card }, actions }: Scene,
  waiting: readonly OrderView[] = [],
): TemplateResult {
  const [first, ...more] = waiting;
  const others = placeOfOrder(more.length === 0 ? (first?.digest ?? null) : null);
  return html`<div class="bar">
    <a class="back" href="/" @click=${actions.open(ORDERS)}> ${BACK_CHEVRON}${card.back} </a>
    ${
      first === undefined
        ? nothing
        : html`<a class="others" href=${pathOf(others)} @click=${actions.open(others)}>
            ${card.othersWaiting(waiting.length)}
          </a>`
    }
  </div>`;
}
