/** `hb-phone-frame`: the second device, a frame of the approval side's own origin, and who may sign in on it. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { pageTokens } from './page-tokens.ts';

const PASSKEYS = 'publickey-credentials-get; publickey-credentials-create';

/** Properties: `cardOrigin`, `username`, `passphrase`, `orderAddress` (the waiting order's, which a window opens). */
export class HbPhoneFrame extends LitElement {
  static override properties = {
    cardOrigin: {},
    username: {},
    passphrase: {},
    orderAddress: {},
    copied: { state: true },
  };

  declare cardOrigin: string;
  declare username: string;
  declare passphrase: string;
  declare orderAddress: string | undefined;
  declare copied: 'username' | 'passphrase' | undefined;

  constructor() {
    super();
    this.cardOrigin = '';
    this.username = '';
    this.passphrase = '';
    this.orderAddress = undefined;
    this.copied = undefined;
  }

  override render(): TemplateResult {
    return html`<section aria-label="Your phone">
      <dl>
        ${this.#fact('Sign in as', 'username', this.username)}
        ${this.#fact('Passphrase', 'passphrase', this.passphrase)}
      </dl>
      <p class="window">
        <span
          >${
            isOnlyHere(this.cardOrigin)
              ? 'A phone cannot open a .localhost address.'
              : 'Or scan the picture on the Show.'
          }</span
        >
        <button type="button" @click=${this.#openWindow}>Open as a window</button>
      </p>
      <div class="phone">
        <iframe
          title="Your phone: the card where you confirm"
          src=${`${this.cardOrigin}/`}
          allow=${PASSKEYS}
          referrerpolicy="no-referrer"
        ></iframe>
      </div>
    </section>`;
  }

  #fact(label: string, name: 'username' | 'passphrase', value: string): TemplateResult {
    const isCopied = this.copied === name;
    return html`<div>
      <dt>${label}</dt>
      <dd>
        <span>${value}</span>
        <button type="button" aria-label="Copy ${name}" @click=${() => this.#copy(name, value)}>
          ${isCopied ? 'Copied' : 'Copy'}
        </button>
      </dd>
    </div>`;
  }

  readonly #openWindow = (): void => {
    window.open(
      this.orderAddress ?? `${this.cardOrigin}/`,
      '_blank',
      'popup,noopener,width=390,height=844',
    );
  };

  async #copy(name: 'username' | 'passphrase', value: string): Promise<void> {
    await navigator.clipboard.writeText(value);
    this.copied = name;
  }

  static override styles = [
    pageTokens,
    css`
      section {
        display: flex;
        flex-direction: column;
        gap: 0.5rem;
        block-size: 100%;
      }
      dl {
        flex: none;
        padding-inline: 0.75rem;
        font-size: 0.9375rem;
      }
      dl div {
        display: flex;
        align-items: baseline;
        gap: 0.75rem;
      }
      dt {
        inline-size: 5.5rem;
        flex: none;
        color: var(--page-soft);
      }
      dd {
        flex: 1 1 auto;
        display: flex;
        align-items: baseline;
        gap: 0.75rem;
        min-inline-size: 0;
      }
      dd span {
        flex: 1 1 auto;
        min-inline-size: 0;
        overflow-wrap: anywhere;
        user-select: all;
      }
      .window {
        flex: none;
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 0.75rem;
        padding-inline: 0.75rem;
        font-size: 0.8125rem;
        color: var(--page-soft);
      }
      button {
        flex: none;
        border: 0;
        background: none;
        padding: 0.125rem 0;
        min-inline-size: 3.5rem;
        text-align: end;
        color: var(--page-accent);
        font-weight: 600;
        border-radius: 0.25rem;
      }
      .phone {
        flex: 1 1 auto;
        min-block-size: 30rem;
        display: flex;
        background: var(--page-body);
        border-radius: 2.25rem;
        padding: 0.75rem;
      }
      iframe {
        flex: 1 1 auto;
        inline-size: 100%;
        border: 0;
        border-radius: 1.625rem;
        background: var(--page-sheet);
      }
    `,
  ];
}

/** True where nothing but this machine can open the card. */
function isOnlyHere(origin: string): boolean {
  if (!URL.canParse(origin)) return true;
  const { hostname } = new URL(origin);
  return hostname.endsWith('.localhost') || hostname === 'localhost' || hostname === '127.0.0.1';
}

customElements.define('hb-phone-frame', HbPhoneFrame);
