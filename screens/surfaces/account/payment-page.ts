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
  if (setupToken !== null && isOfThisPage(location.hash)) {
    return nameInstrument(setupToken, context);
  }
  const { instrumentPage } = view;
  if (instrumentPage === null) return html`<p class="soft">${book.noInstrumentPage}</p>`;
  return html`<p class="soft">${book.instrumentExplain}</p>
    <button
      class="go"
      type="button"
      @click=${() => {
        scene.actions.leaveFor(addressOf(instrumentPage))();
      }}
    >
      ${book.addInstrument}
    </button>`;
}

const ASKED = 'hearback.setup';

/** Back to this page, with a value that only this tab knows: nobody else's card comes in by a link. */
function addressOf(instrumentPage: string): string {
  const state = crypto.randomUUID();
  sessionStorage.setItem(ASKED, state);
  const address = new URL(instrumentPage);
  address.searchParams.set('return_url', `${location.origin}/account/payment`);
  address.searchParams.set('state', state);
  return address.href;
}

function isOfThisPage(hash: string): boolean {
  const asked = sessionStorage.getItem(ASKED);
  return asked !== null && new URLSearchParams(hash.slice(1)).get('state') === asked;
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
    ${field(
      {
        name: 'label',
        label: book.label,
        autocomplete: 'off',
        maxlength: 40,
        value: cardNameOf(location.hash),
      },
      context,
    )}
    <button class="go" type="submit">${book.saveInstrument}</button>
  </form>`;
}

/** As the processor calls it, for the person to keep or to change. */
function cardNameOf(hash: string): string {
  return (new URLSearchParams(hash.slice(1)).get('card') ?? '').slice(0, 40);
}
