/** `hb-fault-buttons`: what can go wrong outside Hearback, and what somebody may try. Each button says below what it did. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { makeStrangersOrder, pressFault } from './demo-client.ts';
import { FAULT_GROUPS, type FaultName } from './fault-names.ts';
import { pageTokens } from './page-tokens.ts';

const AT_FIRST =
  'These press the stand-ins for shop and payment, never Hearback itself. Those in the shop touch only the dark roast.';

/**
 * Property: `wanted` (the name of the button that a guided scenario asks for).
 * Events: `hb-fault` (detail: the name) once it was done; `hb-agent` to watch the assistant that obeys everything; `hb-stranger`
 * (detail: another customer's order).
 */
export class HbFaultButtons extends LitElement {
  static override properties = {
    wanted: {},
    words: { state: true },
    isBusy: { state: true },
  };

  declare wanted: FaultName | undefined;
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
      ${FAULT_GROUPS.map(
        ({ title, buttons }) =>
          html`<div class="group">
            <h3>${title}</h3>
            <div class="row">${buttons.map(({ name, label }) => this.#fault(name, label))}</div>
          </div>`,
      )}
      <div class="group">
        <h3>Somebody tries</h3>
        <div class="row">
          ${this.#button('Someone else’s order', () => this.#showStranger())}
          ${this.#button('An assistant that obeys everything', () => {
            this.dispatchEvent(new CustomEvent('hb-agent'));
          })}
        </div>
      </div>
      <div class="row">${this.#fault('reset', 'Reset')}</div>
      <p role="status">${this.words}</p>
    </section>`;
  }

  #fault(name: FaultName, label: string): TemplateResult {
    return html`<button
      type="button"
      aria-disabled=${this.isBusy}
      ?data-wanted=${name === this.wanted}
      @click=${() => this.#press(name)}
    >
      ${label}
    </button>`;
  }

  #button(label: string, act: () => unknown): TemplateResult {
    return html`<button type="button" aria-disabled=${this.isBusy} @click=${act}>${label}</button>`;
  }

  #press(name: FaultName): Promise<void> {
    return this.#work(async () => {
      this.words = await pressFault(name);
      this.dispatchEvent(new CustomEvent('hb-fault', { detail: name }));
      await this.updateComplete;
      this.renderRoot.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
    });
  }

  #showStranger(): Promise<void> {
    return this.#work(async () => {
      this.dispatchEvent(new CustomEvent('hb-stranger', { detail: await makeStrangersOrder() }));
      this.words = 'What came of it stands on top of the page.';
    });
  }

  async #work(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } catch {
      this.words = 'The stand-in could not be reached, so nothing was changed.';
    }
    this.isBusy = false;
  }

  static override styles = [
    pageTokens,
    css`
      :host {
        container-type: inline-size;
      }
      section {
        display: flex;
        flex-direction: column;
        gap: 0.625rem;
      }
      h2 {
        font-size: 0.9375rem;
        font-weight: 650;
      }
      h3 {
        font-size: 0.8125rem;
        font-weight: 400;
        color: var(--page-soft);
        margin-block-end: 0.25rem;
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
        font-size: 0.8125rem;
        line-height: 1.2;
        min-block-size: 2rem;
        padding: 0.25rem 0.625rem;
        text-align: start;
      }
      button:hover {
        border-color: var(--page-edge);
      }
      button[data-wanted] {
        border-color: var(--page-accent);
        box-shadow: 0 0 0 0.125rem var(--page-accent);
      }
      p {
        color: var(--page-soft);
        font-size: 0.8125rem;
        line-height: 1.4;
      }
      /* Below everything, where there is no room beside. */
      @container (min-width: 40rem) {
        section {
          flex-flow: row wrap;
          align-items: end;
          gap: 0.625rem 1.5rem;
        }
        h2,
        p {
          flex: 1 0 100%;
        }
      }
      @media (max-width: 66rem) {
        button {
          min-block-size: 2.75rem;
        }
      }
    `,
  ];
}

customElements.define('hb-fault-buttons', HbFaultButtons);
