/** Where orders can go. Only the person adds an address, here; assistants know its name alone. */
import type { AccountChange } from '#core';
import { html, nothing, type TemplateResult } from 'lit';
import { foreign } from '../../elements/foreign.ts';
import { formOf } from './access-page.ts';
import type { AccountContext } from './account-context.ts';
import { askTwice, entries, entry, field, section } from './account-parts.ts';
import { standingOf } from './book-standing.ts';
import { countriesIn } from './countries.ts';

export function addressesPage(context: AccountContext): TemplateResult {
  const { view, words, actions } = context;
  const rows = view.addresses.map((address) =>
    entry(foreign(address.label), {
      notes: standingOf(address, words),
      action:
        address.state === 'usable'
          ? askTwice(
              { key: address.addressId, label: words.remove, of: address.label },
              () => {
                actions.begin({ kind: 'remove_address', addressId: address.addressId });
              },
              context,
            )
          : html``,
    }),
  );
  return html`${entries(rows, words.book.noAddresses)}
  ${section(words.book.addAddress, addressForm(context))}`;
}

/** The names of the fields are those that browsers fill in by themselves (HTML, "autofill"). */
function addressForm(context: AccountContext): TemplateResult {
  const { book } = context.words;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = formOf(event);
    const read = readAddress(new FormData(form), context);
    if ('faults' in read) {
      context.actions.fault(read.faults);
      form.querySelector<HTMLElement>(`[name="${Object.keys(read.faults)[0] ?? ''}"]`)?.focus();
    } else {
      context.actions.begin(read.change);
    }
  };
  const ask = (name: string, label: string, autocomplete: string): TemplateResult =>
    field({ name, label, autocomplete }, context);
  return html`<form novalidate @submit=${send}>
    <p class="soft">${book.addressExplain}</p>
    ${field(
      {
        name: 'label',
        label: book.label,
        hint: book.labelHint,
        autocomplete: 'off',
        maxlength: 40,
      },
      context,
    )}
    ${ask('name', book.name, 'name')} ${ask('line1', book.line1, 'address-line1')}
    ${ask('line2', book.line2, 'address-line2')} ${ask('city', book.city, 'address-level2')}
    ${ask('region', book.region, 'address-level1')}
    ${ask('postalCode', book.postalCode, 'postal-code')} ${countryField(context)}
    <button class="go" type="submit">${book.saveAddress}</button>
  </form>`;
}

/** Names in the language of the screen, in its order; browsers fill in the code. */
function countryField({ words: { book }, scene, faults }: AccountContext): TemplateResult {
  const { locale } = scene.texts;
  const fault = faults['country'];
  return html`<div class="asked">
    <label class="field" for="country">
      ${book.country}
      <select
        id="country"
        name="country"
        autocomplete="country"
        aria-invalid=${fault === undefined ? 'false' : 'true'}
        aria-describedby="country-fault"
      >
        <option value=""></option>
        ${countriesIn(locale).map(({ code, name }) => html`<option value=${code}>${name}</option>`)}
      </select>
    </label>
    <p class="fault" id="country-fault">${fault ?? nothing}</p>
  </div>`;
}

const NEEDED = ['label', 'name', 'line1', 'city', 'country'];

function readAddress(
  data: FormData,
  { words: { book } }: AccountContext,
): { readonly change: AccountChange } | { readonly faults: Readonly<Record<string, string>> } {
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const faults = Object.fromEntries(
    NEEDED.filter((name) => text(name) === '').map((name) => [name, book.missing]),
  );
  const countryCode = text('country');
  if (Object.keys(faults).length > 0) return { faults };
  return {
    change: {
      kind: 'add_address',
      label: text('label'),
      name: text('name'),
      lines: [text('line1'), text('line2')].filter((line) => line !== ''),
      city: text('city'),
      region: text('region'),
      postalCode: text('postalCode'),
      countryCode,
    },
  };
}
