/** A second phone beside the first: another device with its own sign-in, or the same one at another address. */
import { html, type TemplateResult } from 'lit';
import './phone-frame.ts';
import { canHoldAnotherPhone } from './phone-frame.ts';

export type SecondPhone =
  | { readonly kind: 'another' }
  /** The first phone once more, at an address of its own. */
  | { readonly kind: 'same'; readonly address: string };

export function secondPhone(
  phone: SecondPhone,
  listAddress: string,
  close: () => void,
): TemplateResult {
  const isAnother = phone.kind === 'another';
  return html`<section class="second" aria-label="Second phone">
    <p class="head">
      <span>${titleOf(phone)}</span>
      <button class="link" type="button" @click=${close}>Close it</button>
    </p>
    <p class="about">${aboutOf(phone)}</p>
    ${
      isAnother
        ? html`<hb-phone-frame
            .label=${'Second phone'}
            .address=${listAddress}
            .isAnother=${true}
          ></hb-phone-frame>`
        : html`<hb-phone-frame
            .label=${'Your phone at another address'}
            .address=${phone.address}
          ></hb-phone-frame>`
    }
  </section>`;
}

function aboutOf({ kind }: SecondPhone): string {
  return kind === 'same'
    ? 'No order ever had this address. Beside it: the address of the other customer’s order.'
    : 'Another device of the same customer. Sign in with the same name and passphrase.';
}

function titleOf({ kind }: SecondPhone): string {
  if (kind === 'same') return 'Your phone, at an address made up';
  return canHoldAnotherPhone() ? 'Second phone' : 'Your phone, in a second window';
}
