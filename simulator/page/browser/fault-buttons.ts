/** `hb-fault-buttons`: what can go wrong outside Hearback. Each button makes a stand-in misbehave, and the line below says how. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { pressFault } from './demo-client.ts';
import { pageTokens } from './page-tokens.ts';

const BUTTONS = [
  { name: 'price-changes', label: 'Price goes up' },
  { name: 'out-of-stock', label: 'Sold out' },
  { name: 'offer-ends', label: 'Offer ends' },
  { name: 'hostile-title', label: 'Hostile title' },
  { name: 'declines', label: 'Card declined' },
  { name: 'times-out', label: 'No answer' },
  { name: 'answers-late', label: 'Late answer' },
  { name: 'reset', label: 'Reset' },
] as const;

const AT_FIRST =
  'These press the stand-ins for shop and processor, never Hearback itself. Price goes up, Sold out and Hostile title touch only the dark roast.';

/** Property: `wanted` (the name of the button that a guided scenario asks for). Event: `hb-fault` (detail: the name), once it was done. */
export class HbFaultButtons extends LitElement {
  static override properties = {
    wanted: {},
    words: { state: true },
    isBusy: { state: true },
  };

  declare wanted: string | undefined;
  declare words: string;
  declare isBusy: boolean;

  constructor() {
    super();
    this.wanted = undefined;
    this.words = AT_FIRST;
    this.isBusy = false;
  }

  override render(): TemplateResult {
    return html`<section aria-labelledby="title">
      <h2 id="title">What can go wrong</h2>
      <div class="row">
        ${BUTTONS.map(
          ({ name, label }) =>
            html`<button
              type="button"
              aria-disabled=${this.isBusy}
              ?data-wanted=${name === this.wanted}
              @click=${() => this.#press(name)}
            >
              ${label}
            </button>`,
        )}
      </div>
      <p role="status">${this.words}</p>
    </section>`;
  }

  async #press(name: string): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.words = await pressFault(name);
      this.dispatchEvent(new CustomEvent('hb-fault', { detail: name }));
    } catch {
      this.words = 'The stand-in could not be reached, so nothing was changed.';
    }
    this.isBusy = false;
    this.scrollIntoView({ block: 'nearest' });
  }

  static override styles = [
    pageTokens,
    css`
      section {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.5rem 1rem;
        align-items: baseline;
      }
      h2 {
        font-size: 0.9375rem;
        font-weight: 650;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
      }
      button {
        border: 1px solid var(--page-line);
        background: var(--page-sheet);
        border-radius: 0.5rem;
        font-size: 0.875rem;
        min-block-size: 2.125rem;
        padding-inline: 0.75rem;
      }
      button:hover {
        border-color: var(--page-edge);
      }
      button[data-wanted] {
        border-color: var(--page-accent);
        box-shadow: 0 0 0 0.125rem var(--page-accent);
      }
      p {
        grid-column: 1 / -1;
        color: var(--page-soft);
        font-size: 0.875rem;
        min-block-size: 1.3125rem;
      }
      @media (max-width: 66rem) {
        section {
          grid-template-columns: minmax(0, 1fr);
        }
        button {
          min-block-size: 2.75rem;
        }
      }
    `,
  ];
}

customElements.define('hb-fault-buttons', HbFaultButtons);
