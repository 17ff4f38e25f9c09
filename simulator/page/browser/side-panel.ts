/** `hb-side-panel`: what the customer has in hand beside the Echo: the phone, the mailbox, and the Alexa app. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import './message-list.ts';
import type { Message } from './message-list.ts';
import { pageTokens } from './page-tokens.ts';

const TABS = [
  { name: 'phone', label: 'Phone' },
  { name: 'mail', label: 'E-mail' },
  { name: 'app', label: 'Alexa app' },
] as const;
type TabName = (typeof TABS)[number]['name'];

/** Properties: `mails`, `cards`. Slots: `phone`; `beside` (at the end of the row of tabs). What is new is counted on its tab and said, and takes no focus. */
export class HbSidePanel extends LitElement {
  static override properties = {
    mails: { attribute: false },
    cards: { attribute: false },
    tab: { state: true },
    seen: { state: true },
    news: { state: true },
  };

  /** Undefined until they are known, so that what is old is not announced as new. */
  declare mails: readonly Message[] | undefined;
  declare cards: readonly Message[] | undefined;
  declare tab: TabName;
  declare seen: { readonly mail: number; readonly app: number };
  declare news: string;

  constructor() {
    super();
    this.mails = undefined;
    this.cards = undefined;
    this.tab = 'phone';
    this.seen = { mail: 0, app: 0 };
    this.news = '';
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('mails');
    const [newest] = this.mails ?? [];
    if (before !== undefined && newest !== undefined && this.#countOf('mail') > before.length) {
      this.news = `New e-mail: ${newest.title}`;
    }
    // What was there before the page was opened is not new.
    if (before === undefined && changed.has('mails')) this.#markSeen('mail');
    if (changed.get('cards') === undefined && changed.has('cards')) this.#markSeen('app');
    if (this.tab !== 'phone') this.#markSeen(this.tab);
  }

  #markSeen(name: 'mail' | 'app'): void {
    const count = this.#countOf(name);
    if (count !== this.seen[name]) this.seen = { ...this.seen, [name]: count };
  }

  #countOf(name: 'mail' | 'app'): number {
    return (name === 'mail' ? this.mails : this.cards)?.length ?? 0;
  }

  override render(): TemplateResult {
    return html`<section aria-label="Phone, e-mail and Alexa app">
      <div class="head">
        <div role="tablist" aria-label="In your hand" @keydown=${this.#move}>
          ${TABS.map(({ name, label }) => this.#tab(name, label))}
        </div>
        <slot name="beside"></slot>
      </div>
      <p class="unseen" role="status">${this.news}</p>
      <div
        id="panel-phone"
        role="tabpanel"
        aria-labelledby="tab-phone"
        ?hidden=${this.tab !== 'phone'}
      >
        <slot name="phone"></slot>
      </div>
      ${this.#list('mail', this.mails, {
        standIn: 'Stand-in for your mailbox. It gets what the shop sends to your address.',
        empty: 'No e-mail yet. The receipt of an order comes here.',
      })}
      ${this.#list('app', this.cards, {
        standIn: 'Stand-in for the Alexa app. It keeps the cards that the skill sent.',
        empty: 'No card yet. Each order that the Echo reads back comes here.',
      })}
    </section>`;
  }

  #tab(name: TabName, label: string): TemplateResult {
    const isChosen = name === this.tab;
    const fresh = isChosen || name === 'phone' ? 0 : this.#freshOf(name);
    return html`<button
      id="tab-${name}"
      type="button"
      role="tab"
      aria-selected=${isChosen}
      aria-controls="panel-${name}"
      tabindex=${isChosen ? 0 : -1}
      @click=${() => {
        this.tab = name;
      }}
    >
      ${label}${fresh > 0 ? html` <span class="fresh">${fresh}<span class="unseen"> new</span></span>` : nothing}
    </button>`;
  }

  #freshOf(name: 'mail' | 'app'): number {
    return Math.max(0, this.#countOf(name) - this.seen[name]);
  }

  #list(
    name: 'mail' | 'app',
    messages: readonly Message[] | undefined,
    words: { readonly standIn: string; readonly empty: string },
  ): TemplateResult {
    return html`<div
      class="list"
      id="panel-${name}"
      role="tabpanel"
      aria-labelledby="tab-${name}"
      tabindex="0"
      ?hidden=${this.tab !== name}
    >
      <hb-message-list
        .messages=${messages ?? []}
        .standIn=${words.standIn}
        .empty=${words.empty}
      ></hb-message-list>
    </div>`;
  }

  /** As every list of tabs: the arrows go from tab to tab. */
  readonly #move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const position = TABS.findIndex(({ name }) => name === this.tab);
    this.tab = TABS[(position + step + TABS.length) % TABS.length]?.name ?? 'phone';
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>(`#tab-${this.tab}`)?.focus();
    });
  };

  static override styles = [
    pageTokens,
    css`
      section {
        display: flex;
        flex-direction: column;
        block-size: 100%;
      }
      .head {
        flex: none;
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem;
        padding-inline: 0.5rem;
      }
      [role='tablist'] {
        display: flex;
        gap: 0.25rem;
      }
      [role='tab'] {
        border: 0;
        border-block-end: 0.1875rem solid transparent;
        background: none;
        font-size: 0.875rem;
        min-block-size: 2rem;
        padding: 0 0.5rem;
        color: var(--page-soft);
        white-space: nowrap;
      }
      [role='tab'][aria-selected='true'] {
        color: var(--page-ink);
        font-weight: 650;
        border-block-end-color: var(--page-accent);
      }
      .fresh {
        display: inline-block;
        min-inline-size: 1.25rem;
        padding-inline: 0.25rem;
        border-radius: 0.625rem;
        background: var(--page-accent);
        color: var(--page-on-accent);
        font-size: 0.75rem;
        font-weight: 650;
        line-height: 1.25rem;
        text-align: center;
      }
      [role='tabpanel'] {
        flex: 1 1 auto;
        min-block-size: 0;
        display: flex;
      }
      [role='tabpanel'][hidden] {
        display: none;
      }
      .list {
        display: block;
        overflow-y: auto;
        margin-block-start: 0.5rem;
        padding: 0.75rem 1.25rem;
        background: var(--page-sheet);
        border-radius: 1rem;
      }
      hb-message-list {
        inline-size: 100%;
      }
      ::slotted([slot='phone']) {
        flex: 1 1 auto;
        min-inline-size: 0;
      }
    `,
  ];
}

customElements.define('hb-side-panel', HbSidePanel);
