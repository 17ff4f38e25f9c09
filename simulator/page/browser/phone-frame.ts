/** `hb-phone-frame`: a second device, a frame of the approval side's own origin. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { pageTokens } from './page-tokens.ts';

const PASSKEYS = 'publickey-credentials-get; publickey-credentials-create';

/**
 * Properties: `label` (whose phone it is), `address` (what it opens), `isAnother` (it keeps its own sign-in, apart from every other
 * phone on the page), `isElsewhere` (the card has an address of its own that no frame can show; it is opened as a window).
 * Event: `hb-open-window`.
 */
export class HbPhoneFrame extends LitElement {
  static override properties = {
    label: {},
    address: {},
    isAnother: { type: Boolean },
    isElsewhere: { type: Boolean },
  };

  declare label: string;
  declare address: string;
  declare isAnother: boolean;
  declare isElsewhere: boolean;

  constructor() {
    super();
    this.label = 'Your phone';
    this.address = '';
    this.isAnother = false;
    this.isElsewhere = false;
  }

  override render(): TemplateResult {
    return html`<div class="phone">${this.isElsewhere ? this.#window() : this.#frame()}</div>`;
  }

  /** `credentialless`: an empty place for cookies and keys, as a device has that nobody signed in on. */
  #frame(): TemplateResult {
    return html`<iframe
      title="${this.label}: the card where you confirm"
      src=${ifDefined(this.address === '' ? undefined : this.address)}
      allow=${PASSKEYS}
      referrerpolicy="no-referrer"
      ?credentialless=${this.isAnother}
    ></iframe>`;
  }

  #window(): TemplateResult | typeof nothing {
    return html`<div class="elsewhere">
      <h2>${this.label}</h2>
      <p>
        The card has its own address on the network here, so it is not shown inside this page. Open
        it in a window, or scan the picture on the Show with a real phone.
      </p>
      <button
        type="button"
        @click=${() => {
          this.dispatchEvent(new CustomEvent('hb-open-window'));
        }}
      >
        Open the phone
      </button>
    </div>`;
  }

  static override styles = [
    pageTokens,
    css`
      :host {
        display: flex;
      }
      .phone {
        flex: 1 1 auto;
        display: flex;
        background: var(--page-body);
        border-radius: 2rem;
        padding: 0.75rem;
      }
      iframe,
      .elsewhere {
        flex: 1 1 auto;
        inline-size: 100%;
        border: 0;
        border-radius: 1.375rem;
        background: var(--page-sheet);
      }
      .elsewhere {
        display: flex;
        flex-direction: column;
        justify-content: center;
        gap: 0.75rem;
        padding: 1.5rem;
      }
      h2 {
        font-size: 1.375rem;
        font-weight: 650;
      }
      .elsewhere button {
        border: 0;
        border-radius: 0.75rem;
        min-block-size: 3.25rem;
        font-weight: 600;
        background: var(--page-accent);
        color: var(--page-on-accent);
      }
    `,
  ];
}

/** True where this browser can hold a second phone that is not signed in with the first. */
export function canHoldAnotherPhone(): boolean {
  return 'credentialless' in HTMLIFrameElement.prototype;
}

/** True where nothing but this machine can open the card. */
export function isOnlyHere(origin: string): boolean {
  if (!URL.canParse(origin)) return true;
  const { hostname } = new URL(origin);
  return hostname.endsWith('.localhost') || hostname === 'localhost' || hostname === '127.0.0.1';
}

customElements.define('hb-phone-frame', HbPhoneFrame);
