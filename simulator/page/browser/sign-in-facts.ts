/** `hb-sign-in-facts`: who may sign in on the phone, to be copied. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { pageTokens } from './page-tokens.ts';

type FactName = 'username' | 'passphrase';

/** Properties: `username`, `passphrase`, `isOnlyHere` (no other device can open the phone's address). */
export class HbSignInFacts extends LitElement {
  static override properties = {
    username: {},
    passphrase: {},
    isOnlyHere: { type: Boolean },
    copied: { state: true },
  };

  declare username: string;
  declare passphrase: string;
  declare isOnlyHere: boolean;
  declare copied: FactName | undefined;

  constructor() {
    super();
    this.username = '';
    this.passphrase = '';
    this.isOnlyHere = false;
    this.copied = undefined;
  }

  override render(): TemplateResult {
    return html`<dl>
        ${this.#fact('Name', 'username', this.username)}
        ${this.#fact('Passphrase', 'passphrase', this.passphrase)}
      </dl>
      ${this.isOnlyHere ? html`<p>A real phone cannot open it here.</p>` : nothing}`;
  }

  #fact(label: string, name: FactName, value: string): TemplateResult {
    return html`<div>
      <dt>${label}</dt>
      <dd>
        <span>${value}</span>
        <button type="button" aria-label="Copy ${name}" @click=${() => this.#copy(name, value)}>
          ${this.copied === name ? 'Copied' : 'Copy'}
        </button>
      </dd>
    </div>`;
  }

  async #copy(name: FactName, value: string): Promise<void> {
    await navigator.clipboard.writeText(value);
    this.copied = name;
  }

  static override styles = [
    pageTokens,
    css`
      :host {
        position: relative;
      }
      p {
        position: absolute;
        inset: 0 1rem auto auto;
        font-size: 0.8125rem;
        line-height: 1.5rem;
        color: var(--page-soft);
      }
      dl {
        font-size: 0.8125rem;
        line-height: 1.5rem;
      }
      dl div,
      dd {
        display: flex;
        gap: 0.375rem;
      }
      dt {
        color: var(--page-soft);
      }
      dd span {
        user-select: all;
      }
      button {
        border: 0;
        background: none;
        padding: 0;
        color: var(--page-accent);
        font-weight: 600;
        border-radius: 0.25rem;
      }
    `,
  ];
}

customElements.define('hb-sign-in-facts', HbSignInFacts);
