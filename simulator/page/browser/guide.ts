/** `hb-guide`: leads through one scenario, one step at a time. The person does every step; the guide only says which is next. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { pageTokens } from './page-tokens.ts';
import type { Guided, ScenarioStep, Sight } from './scenarios.ts';

const SURFACES: Readonly<Record<keyof Sight, string>> = {
  echo: 'the Echo',
  show: 'the Show',
  phone: 'the phone',
  secondPhone: 'the second phone',
};

/**
 * Properties: `scenario`, `step` (from 0; as many as there are steps once all are done).
 * Events: `hb-say` (detail: the words), `hb-second-phone`, `hb-step` (detail: the step to go to), `hb-leave`.
 */
export class HbGuide extends LitElement {
  static override properties = {
    scenario: { attribute: false },
    step: { type: Number },
  };

  declare scenario: Guided | undefined;
  declare step: number;

  constructor() {
    super();
    this.scenario = undefined;
    this.step = 0;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.scenario === undefined) return nothing;
    const { label, steps } = this.scenario;
    const step = steps[this.step];
    const seen = steps[this.step - 1]?.see;
    const where =
      step === undefined ? 'Finished' : `Step ${String(this.step + 1)} of ${String(steps.length)}`;
    return html`<section aria-label=${`Guide: ${label}`}>
      <p class="where"><strong>${label}</strong> ${where}</p>
      <div class="text" role="status">
        ${seen === undefined ? nothing : this.#sights(seen)}
        <p>${step?.text ?? 'That is all of it.'}</p>
      </div>
      <div class="row">${this.#buttons(step)}</div>
    </section>`;
  }

  #sights(see: Sight): TemplateResult {
    const surfaces = Object.entries(see) as [keyof Sight, string][];
    return html`<p class="see">
      Now
      ${surfaces.map(
        ([surface, words], position) =>
          html`${position === 0 ? '' : ', '}${SURFACES[surface]}: <q>${words}</q>`,
      )}
    </p>`;
  }

  #buttons(step: ScenarioStep | undefined): TemplateResult {
    const act = step?.act;
    return html`${
      act?.kind === 'say' ? this.#strong(`“${act.words}”`, 'hb-say', act.words) : nothing
    }
    ${
      act?.kind === 'open-second-phone'
        ? this.#strong('Open the second phone', 'hb-second-phone', undefined)
        : nothing
    }
    ${step === undefined ? nothing : this.#quiet('Next', 'hb-step', this.step + 1)}
    ${this.#quiet(step === undefined ? 'Done' : 'Leave', 'hb-leave', undefined)}`;
  }

  #strong(label: string, type: string, detail: unknown): TemplateResult {
    return html`<button
      class="strong"
      type="button"
      @click=${() => {
        this.#send(type, detail);
      }}
    >
      ${label}
    </button>`;
  }

  #quiet(label: string, type: string, detail: unknown): TemplateResult {
    return html`<button
      type="button"
      @click=${() => {
        this.#send(type, detail);
      }}
    >
      ${label}
    </button>`;
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
        padding: 0.375rem 0.75rem 0.375rem 1rem;
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
      .see {
        color: var(--page-soft);
        font-size: 0.8125rem;
      }
      q {
        quotes: '“' '”';
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
      .strong {
        background: var(--page-accent);
        color: var(--page-on-accent);
        border-color: transparent;
      }
    `,
  ];
}

customElements.define('hb-guide', HbGuide);
