/** `hb-scenario-row`: the guided scenarios to choose from, in one row. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import './conversation-dialog.ts';
import { pageTokens } from './page-tokens.ts';
import { SCENARIOS } from './scenarios.ts';

/** Events: `hb-scenario`, `hb-conversation` (detail: the name). */
export class HbScenarioRow extends LitElement {
  override render(): TemplateResult {
    return html`<nav aria-labelledby="title">
      <div>
        <h2 id="title">Guide me</h2>
        <hb-conversation-dialog
          @hb-conversation=${(event: CustomEvent<string>) => {
            this.dispatchEvent(new CustomEvent('hb-conversation', { detail: event.detail }));
          }}
        ></hb-conversation-dialog>
      </div>
      <ul>
        ${SCENARIOS.map(
          ({ name, label }) =>
            html`<li>
              <button
                type="button"
                @click=${() => {
                  this.dispatchEvent(new CustomEvent('hb-scenario', { detail: name }));
                }}
              >
                ${label}
              </button>
            </li>`,
        )}
      </ul>
    </nav>`;
  }

  static override styles = [
    pageTokens,
    css`
      nav {
        display: flex;
        align-items: center;
        gap: 0.75rem;
      }
      div {
        flex: none;
        line-height: 1.2;
      }
      h2 {
        font-size: 0.8125rem;
        font-weight: 650;
        color: var(--page-soft);
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        min-inline-size: 0;
      }
      button {
        border: 1px solid var(--page-line);
        background: var(--page-sheet);
        border-radius: 1rem;
        font-size: 0.8125rem;
        line-height: 1.2;
        min-block-size: 2rem;
        padding-inline: 0.6875rem;
        white-space: nowrap;
      }
      button:hover {
        border-color: var(--page-edge);
      }
      @media (max-width: 66rem) {
        nav {
          display: block;
        }
        h2 {
          margin-block-end: 0.25rem;
        }
        button {
          min-block-size: 2.5rem;
        }
      }
    `,
  ];
}

customElements.define('hb-scenario-row', HbScenarioRow);
