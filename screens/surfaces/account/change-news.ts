/** What became of a change that the person verified, at the top of the page from which it was asked. */
import { css, html, type TemplateResult } from 'lit';
import type { AccountTexts } from '../../strings/account/account-texts.ts';
import type { AccountScene } from '../card/account-scene.ts';

/** Undefined while nothing has come of any. */
export function changeNews(
  end: AccountScene['state']['changeEnd'],
  words: AccountTexts,
): TemplateResult | undefined {
  if (end === null) return undefined;
  if (end.outcome === 'changed') return html`<p class="news">${words.done[end.change]}</p>`;
  const known = Object.entries(words.refused).find(([reason]) => reason === end.reason);
  return html`<p class="news not">${known?.[1] ?? words.refused.not_verified}</p>`;
}

export const newsStyles = css`
  .news {
    padding: 0.75rem 0.875rem;
    border-radius: 0.75rem;
    background: var(--hb-raised);
    border-inline-start: 0.1875rem solid var(--hb-done);
    margin-block-end: 1rem;
  }
  .news.not {
    border-inline-start-color: var(--hb-stopped);
  }
`;
