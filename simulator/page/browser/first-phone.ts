/** The customer's own phone in the panel at the side, and what came by e-mail and to the Alexa app. */
import { html, type TemplateResult } from 'lit';
import type { Demo, ShownScreen } from './demo-client.ts';
import type { Message } from './message-list.ts';
import './phone-frame.ts';
import { isOnlyHere } from './phone-frame.ts';
import { readShowCardAddress } from './show-card-data.ts';
import './side-panel.ts';
import './sign-in-facts.ts';

export function firstPhone(shown: {
  readonly demo: Demo;
  /** What the Echo shows: its order is what a window opens. */
  readonly screen: ShownScreen | undefined;
  readonly mails: readonly Message[] | undefined;
  readonly cards: readonly Message[] | undefined;
  /** Undefined: the list of orders. */
  readonly address: string | undefined;
}): TemplateResult {
  const { demo } = shown;
  const linked = demo.customers.find(({ customerId }) => customerId === demo.linkedCustomer);
  const { username, passphrase } = linked ?? demo.customers[0] ?? { username: '', passphrase: '' };
  const list = `${demo.addresses.approval}/`;
  const openWindow = (): void => {
    const order = readShowCardAddress(shown.screen) ?? list;
    window.open(order, '_blank', 'popup,noopener,width=390,height=844');
  };
  return html`<hb-side-panel .mails=${shown.mails} .cards=${shown.cards}>
    <button slot="beside" class="link" type="button" @click=${openWindow}>Open as a window</button>
    <div slot="phone" class="first">
      <hb-sign-in-facts
        .username=${username}
        .passphrase=${passphrase}
        .isOnlyHere=${isOnlyHere(demo.addresses.approval)}
      ></hb-sign-in-facts>
      <hb-phone-frame
        .address=${shown.address ?? list}
        .isElsewhere=${demo.isCardElsewhere}
        @hb-open-window=${openWindow}
      ></hb-phone-frame>
    </div>
  </hb-side-panel>`;
}
