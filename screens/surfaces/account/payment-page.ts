/** What orders can be paid with. It is entered on the processor's own page; only what that page gives back comes here. */
import { html, type TemplateResult } from 'lit';
import { foreign } from '../../elements/foreign.ts';
import { formOf } from './access-page.ts';
import type { AccountContext } from './account-context.ts';
import { askTwice, entries, entry, field, section } from './account-parts.ts';
import { standingOf } from './book-standing.ts';

export function paymentPage(context: AccountContext): TemplateResult {
  const { view, words, actions } = context;
  const rows = view.instruments.map((instrument) =>
    entry(foreign(instrument.label), {
      notes: standingOf(instrument, words),
      action:
        instrument.state === 'usable'
          ? askTwice(
              { key: instrument.instrumentId, label: words.remove, of: instrument.label },
              () => {
                actions.begin({
                  kind: 'remove_instrument',
                  instrumentId: instrument.instrumentId,
                });
              },
              context,
            )
          : html``,
    }),
  );
  return html`${entries(rows, words.book.noInstruments)}
  ${section(words.book.addInstrument, addInstrument(context))}`;
}

function addInstrument(context: AccountContext): TemplateResult {
  const { view, words, scene } = context;
  const { book } = words;
  const { place } = scene.state;
  const setupToken = place.name === 'account' ? place.setupToken : null;
  if (setupToken !== null) return nameInstrument(setupToken, context);
  if (view.instrumentPage === null) return html`<p class="soft">${book.noInstrumentPage}</p>`;
  return html`<p class="soft">${book.instrumentExplain}</p>
    <button class="go" type="button" @click=${scene.actions.leaveFor(view.instrumentPage)}>
      ${book.addInstrument}
    </button>`;
}

function nameInstrument(setupToken: string, context: AccountContext): TemplateResult {
  const { book } = context.words;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const label = new FormData(formOf(event)).get('label');
    const text = typeof label === 'string' ? label.trim() : '';
    if (text === '') context.actions.fault({ label: book.missing });
    else context.actions.begin({ kind: 'add_instrument', setupToken, label: text });
  };
  return html`<form novalidate @submit=${send}>
    <p>${book.cameBack}</p>
    ${field({ name: 'label', label: book.label, autocomplete: 'off', maxlength: 40 }, context)}
    <button class="go" type="submit">${book.saveInstrument}</button>
  </form>`;
}
