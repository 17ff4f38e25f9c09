/** The line on top: what this is, which parts are stand-ins, and by which door the shop is spoken to. */
import { html, type TemplateResult } from 'lit';
import './door-switch.ts';
import type { Door } from './door-switch.ts';
import './theme-switch.ts';

export function pageHeader(of: {
  readonly door: Door;
  readonly chooseDoor: (door: Door) => void;
  readonly openShelf: () => void;
}): TemplateResult {
  return html`<header>
    <h1>Hearback</h1>
    <p>
      Alexa can propose; only you, on your phone, make it real. Echo, shop, sign-in, payment and
      mailbox are stand-ins.
    </p>
    <hb-door-switch
      .door=${of.door}
      @hb-door=${(event: CustomEvent<Door>) => {
        of.chooseDoor(event.detail);
      }}
    ></hb-door-switch>
    <button class="link" type="button" @click=${of.openShelf}>What the shop sells</button>
    <hb-theme-switch></hb-theme-switch>
  </header>`;
}
