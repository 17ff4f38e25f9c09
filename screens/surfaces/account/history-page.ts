/** Orders that have ended, newest first; each leads to its own page with its receipt. */
import { html, nothing, type TemplateResult } from 'lit';
import { orderRows } from '../card/order-list.ts';
import type { AccountContext } from './account-context.ts';

export function historyPage({ history, words, scene, actions }: AccountContext): TemplateResult {
  if (history === null) return html`<p role="status">${scene.texts.card.loading}</p>`;
  if (history.orders.length === 0) return html`<p class="soft">${words.history.none}</p>`;
  return html`${orderRows(history.orders, words.pages.history.title, scene)}
  ${
    history.more
      ? html`<p class="out">
          <button class="quiet" type="button" @click=${actions.older}>${words.history.more}</button>
        </p>`
      : nothing
  }`;
}
