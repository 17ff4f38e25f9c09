/** The left of the page while it speaks to the add-on: the Alexa+ screen, and the phone's one thread to it. */
import { html, type TemplateResult } from 'lit';
import './addon-side.ts';
import type { Demo } from './demo-client.ts';

/** @param open on the phone. What the customer opens from a card opens there, and only the card's own pages do. */
export function addonLeft(demo: Demo | undefined, open: (address: string) => void): TemplateResult {
  return html`<hb-addon-side
    class="left"
    .shopName=${demo?.shopName ?? ''}
    @hb-open=${({ detail: address }: CustomEvent<string>) => {
      if (new URL(address).origin === demo?.addresses.approval) open(address);
    }}
  ></hb-addon-side>`;
}
