/** The first page of the account: what there is, a line each, and the way out. */
import { html, nothing, type TemplateResult } from 'lit';
import { ON_CHEVRON } from '../../elements/chevron.ts';
import { ACCOUNT_PAGES, pathOf } from '../card/route.ts';
import { section } from './account-parts.ts';
import type { AccountContext } from './account-context.ts';

export function homePage(context: AccountContext): TemplateResult {
  const { words, actions, scene } = context;
  return html`${lockedVoice(context)}
    <ul class="pages">
      ${ACCOUNT_PAGES.filter((page) => page !== 'home').map((page) => {
        const { title, note } = words.pages[page];
        const path = pathOf({ name: 'account', page, setupToken: null });
        return html`<li>
          <a href=${path} @click=${actions.openPage(page)}>
            <span class="about">
              <span class="name">${title}</span>
              <span class="soft">${note}</span>
            </span>
            ${ON_CHEVRON}
          </a>
        </li>`;
      })}
    </ul>
    <p class="out">
      <button class="quiet" type="button" @click=${scene.actions.signOut}>
        ${scene.texts.card.signOut}
      </button>
    </p>`;
}

/** Ten wrong codes in a day: only the person unlocks it, and only here. */
export function lockedVoice({
  view,
  words,
  actions,
}: AccountContext): TemplateResult | typeof nothing {
  if (!view.isLocked) return nothing;
  return html`<div class="locked news not">
    ${section(
      words.settings.locked,
      html`<p>${words.settings.lockedExplain}</p>`,
      html`<button
        class="go"
        type="button"
        @click=${() => {
          actions.begin({ kind: 'unlock' });
        }}
      >
        ${words.settings.unlock}
      </button>`,
    )}
  </div>`;
}
