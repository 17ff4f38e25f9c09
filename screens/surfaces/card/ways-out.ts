/** The two ways to say no: to this order alone, or to whoever asked for it. */
import type { OrderView } from '#core';
import { html, type TemplateResult } from 'lit';
import { filled } from '../../elements/foreign.ts';
import type { Scene } from './screen-actions.ts';

/** The second takes a right away, and so says what follows before it does anything (WCAG 2.2, 3.3.4). */
export function waysOut(order: OrderView, scene: Scene): TemplateResult {
  const { state, texts, actions } = scene;
  const { confirm } = texts;
  if (state.isNotMeAsked) return notMeStep(order, scene);
  const isBusy = state.work === 'none' ? 'false' : 'true';
  return html`<p class="out ways">
    <button class="quiet" type="button" aria-disabled=${isBusy} @click=${actions.dontBuy}>
      ${state.work === 'stopping' ? confirm.isStopping : confirm.dontBuy}
    </button>
    <button class="quiet" type="button" aria-disabled=${isBusy} @click=${actions.askNotMe}>
      ${confirm.notMe}
    </button>
  </p>`;
}

function notMeStep(order: OrderView, { state, texts, actions }: Scene): TemplateResult {
  const { confirm, verify } = texts;
  const isBusy = state.work === 'none' ? 'false' : 'true';
  const { clientName } = order.requester;
  return html`<section class="not-me" aria-labelledby="not-me">
    <h2 id="not-me" tabindex="-1">${confirm.notMe}</h2>
    <p>${filled((slot) => confirm.notMeExplain(slot(clientName)))}</p>
    <p class="soft">${confirm.notMeAgain}</p>
    <button class="go" type="button" aria-disabled=${isBusy} @click=${actions.notMe}>
      ${state.work === 'stopping' ? confirm.isStopping : confirm.notMeGo}
    </button>
    <p class="out">
      <button class="quiet" type="button" @click=${actions.leaveNotMe}>${verify.back}</button>
    </p>
  </section>`;
}
