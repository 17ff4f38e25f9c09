/** `hb-message-list`: what came for the customer, newest first: e-mails, or cards of the Alexa app. All of it is text, never markup. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { pageTokens } from './page-tokens.ts';

export interface Message {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601, where it is known. */
  readonly date?: string | undefined;
}

/** Properties: `messages`, `standIn` (what it stands in for), `empty` (what is said while nothing came). */
export class HbMessageList extends LitElement {
  static override properties = {
    messages: { attribute: false },
    standIn: {},
    empty: {},
  };

  declare messages: readonly Message[];
  declare standIn: string;
  declare empty: string;

  constructor() {
    super();
    this.messages = [];
    this.standIn = '';
    this.empty = '';
  }

  override render(): TemplateResult {
    return html`<p class="stand-in">${this.standIn}</p>
      ${
        this.messages.length === 0
          ? html`<p class="empty">${this.empty}</p>`
          : html`<ul>
              ${this.messages.map(
                ({ id, title, text, date }) =>
                  html`<li id=${`message-${id}`}>
                    <h3>${title}</h3>
                    ${date === undefined ? '' : html`<time datetime=${date}>${timeOf(date)}</time>`}
                    <p class="text">${text}</p>
                  </li>`,
              )}
            </ul>`
      }`;
  }

  static override styles = [
    pageTokens,
    css`
      .stand-in {
        font-size: 0.8125rem;
        color: var(--page-soft);
        border-block-end: 1px dashed var(--page-edge);
        padding-block-end: 0.5rem;
      }
      .empty {
        padding-block: 2rem;
        color: var(--page-soft);
        text-align: center;
      }
      li {
        padding-block: 0.875rem;
        border-block-end: 1px solid var(--page-line);
      }
      h3 {
        margin: 0;
        font-size: 1rem;
        font-weight: 650;
        line-height: 1.35;
      }
      time {
        font-size: 0.8125rem;
        color: var(--page-soft);
      }
      .text {
        margin-block-start: 0.375rem;
        font-size: 0.9375rem;
        line-height: 1.45;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

function timeOf(date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime())
    ? ''
    : new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(time);
}

customElements.define('hb-message-list', HbMessageList);
