/** `hb-guide`: leads through one scenario, one step at a time. The person does every step; the guide only says which is next. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { pageTokens } from './page-tokens.ts';
import type { Scenario } from './scenarios.ts';

/** Properties: `scenario`, `step` (from 0). Events: `hb-say` (detail: the words), `hb-step` (detail: the step to go to), `hb-leave`. */
export class HbGuide extends LitElement {
  static override properties = {
    scenario: { attribute: false },
    step: { type: Number },
  };

  declare scenario: Scenario | undefined;
  declare step: number;

  constructor() {
    super();
    this.scenario = undefined;
    this.step = 0;
  }

  override render(): TemplateResult | typeof nothing {
    const step = this.scenario?.steps[this.step];
    if (this.scenario === undefined || step === undefined) return nothing;
    const { label, steps } = this.scenario;
    const isLast = this.step === steps.length - 1;
    return html`<section aria-label=${`Guide: ${label}`}>
      <p class="where"><strong>${label}</strong> Step ${this.step + 1} of ${steps.length}</p>
      <p class="text" role="status">${step.text}</p>
      <div class="row">
        ${
          step.say === undefined
            ? nothing
            : html`<button
                class="say"
                type="button"
                @click=${() => {
                  this.#send('hb-say', step.say);
                }}
              >
                “${step.say}”
              </button>`
        }
        ${
          isLast
            ? nothing
            : html`<button
                type="button"
                @click=${() => {
                  this.#send('hb-step', this.step + 1);
                }}
              >
                Next
              </button>`
        }
        <button
          type="button"
          @click=${() => {
            this.#send('hb-leave', undefined);
          }}
        >
          ${isLast ? 'Done' : 'Leave'}
        </button>
      </div>
    </section>`;
  }

  #send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  static override styles = [
    pageTokens,
    css`
      section {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem 1.25rem;
        border: 0.125rem solid var(--page-accent);
        border-radius: 0.75rem;
        background: var(--page-sheet);
        padding: 0.5rem 0.75rem 0.5rem 1rem;
        margin-block-end: 0.75rem;
        font-size: 0.9375rem;
        line-height: 1.35;
      }
      .where {
        flex: none;
        color: var(--page-soft);
        font-size: 0.8125rem;
      }
      strong {
        display: block;
        font-weight: 650;
        font-size: 0.9375rem;
        color: var(--page-ink);
      }
      .text {
        flex: 1 1 18rem;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
      }
      button {
        border: 1px solid var(--page-edge);
        background: none;
        border-radius: 0.5rem;
        font-size: 0.875rem;
        min-block-size: 2.25rem;
        padding-inline: 0.75rem;
      }
      .say {
        background: var(--page-accent);
        color: var(--page-on-accent);
        border-color: transparent;
      }
    `,
  ];
}

customElements.define('hb-guide', HbGuide);
