/** `hb-agent-dialog`: an assistant that obeys everything it reads, step by step, and what became of each try. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { readAgent, startAgent, type AgentTrial } from './demo-client.ts';
import { dialogStyles } from './dialog-styles.ts';
import { pageTokens } from './page-tokens.ts';

const LOOK_AGAIN_MS = 300;

type AgentStep = AgentTrial['steps'][number];

const MARKS: Readonly<Record<AgentStep['kind'], string>> = {
  read: 'It read',
  refused: 'Refused',
  done: 'Allowed',
  found: 'Checked',
};

const VERDICTS: Readonly<Record<AgentTrial['state'], string>> = {
  not_run: '',
  running: 'It is trying…',
  nothing_moved:
    'It did all that it was told, and nothing was bought. Nobody typed a total on a phone.',
  money_moved: 'Money moved. That must never happen.',
  broken_off: 'The shop could not be reached, so it broke off. Nothing was bought.',
};

/** Method: `open()` starts a run and shows it. */
export class HbAgentDialog extends LitElement {
  static override properties = { trial: { state: true } };

  declare trial: AgentTrial;

  constructor() {
    super();
    this.trial = { state: 'not_run', steps: [] };
  }

  open(): void {
    this.#dialog()?.showModal();
    void this.#run();
  }

  override render(): TemplateResult {
    const { state, steps } = this.trial;
    return html`<dialog aria-labelledby="title">
      <div class="top">
        <h2 id="title">An assistant that obeys everything</h2>
        ${state === 'running' ? nothing : this.#again()}
        <button type="button" @click=${this.#close}>Close</button>
        <p class="verdict" role="status" data-state=${state}>${VERDICTS[state]}</p>
      </div>
      <div class="content" tabindex="0" role="region" aria-label="What it tried">
        <p class="quiet">
          It holds what an assistant holds: your own link to the shop, and every tool the shop has.
          It believes whatever a seller writes.
        </p>
        <ol>
          ${steps.map((step) => this.#step(step))}
        </ol>
      </div>
    </dialog>`;
  }

  #again(): TemplateResult {
    return html`<button type="button" @click=${() => this.#run()}>Again</button>`;
  }

  #step({ kind, tried, answer }: AgentStep): TemplateResult {
    return html`<li data-kind=${kind}>
      <span class="mark">${MARKS[kind]}</span>
      <div>
        <p class="tried">${tried}</p>
        <p class="answer">${kind === 'read' ? html`“${answer}”` : answer}</p>
      </div>
    </li>`;
  }

  #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  readonly #close = (): void => {
    this.#dialog()?.close();
  };

  async #run(): Promise<void> {
    try {
      this.trial = await startAgent();
      while (this.trial.state === 'running') {
        await new Promise((resolve) => window.setTimeout(resolve, LOOK_AGAIN_MS));
        this.trial = await readAgent();
      }
    } catch {
      this.trial = { ...this.trial, state: 'broken_off' };
    }
  }

  static override styles = [
    pageTokens,
    dialogStyles,
    css`
      ol {
        list-style: none;
        margin: 0.75rem 0 0;
        padding: 0;
      }
      li {
        display: grid;
        grid-template-columns: 5rem minmax(0, 1fr);
        gap: 0.75rem;
        padding-block: 0.375rem;
        border-block-end: 1px solid var(--page-line);
        font-size: 0.9375rem;
        line-height: 1.4;
      }
      .mark {
        font-size: 0.8125rem;
        font-weight: 650;
        color: var(--page-soft);
        line-height: 1.6;
      }
      [data-kind='refused'] .mark {
        color: var(--page-stopped);
      }
      .tried {
        font-weight: 600;
      }
      .answer {
        color: var(--page-soft);
        font-size: 0.875rem;
        overflow-wrap: anywhere;
      }
      .verdict {
        flex: 1 0 100%;
        font-weight: 650;
        min-block-size: 1.5rem;
      }
      .verdict[data-state='money_moved'] {
        color: var(--page-stopped);
      }
    `,
  ];
}

customElements.define('hb-agent-dialog', HbAgentDialog);
