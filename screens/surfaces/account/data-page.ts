/** A copy of all that is kept, and its end: erasing asks for a word, typed, and then for a verification. */
import { html, type TemplateResult } from 'lit';
import { formOf } from './access-page.ts';
import type { AccountContext } from './account-context.ts';
import { field, section } from './account-parts.ts';

export function dataPage(context: AccountContext): TemplateResult {
  const { words, actions } = context;
  const { data } = words;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = new FormData(formOf(event)).get('erase');
    const isRight =
      typeof typed === 'string' && typed.trim().toLowerCase() === data.eraseWord.toLowerCase();
    if (isRight) actions.begin({ kind: 'erase' });
    else actions.fault({ erase: data.eraseWrong });
  };
  return html`${section(
    data.export,
    html`<p class="soft">${data.exportExplain}</p>`,
    html`<button class="quiet" type="button" @click=${actions.saveExport}>${data.export}</button>`,
  )}
  ${section(
    data.erase,
    html`<form novalidate autocomplete="off" @submit=${send}>
      <p>${data.eraseExplain}</p>
      ${field({ name: 'erase', label: data.eraseField(data.eraseWord), autocomplete: 'off', maxlength: 20 }, context)}
      <button class="go stop" type="submit">${data.erase}</button>
    </form>`,
  )}`;
}
