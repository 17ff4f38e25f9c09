/** `hb-door-switch`: by which of its two doors the page speaks to the shop. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { pageTokens } from './page-tokens.ts';

export const DOORS = { skill: 'Skill', addon: 'Alexa+ add-on' } as const;
export type Door = keyof typeof DOORS;

/** Property: `door`. Event: `hb-door` (detail: the door that was chosen). */
export class HbDoorSwitch extends LitElement {
  static override properties = { door: {} };

  declare door: Door;

  constructor() {
    super();
    this.door = 'skill';
  }

  override render(): TemplateResult {
    return html`<div role="group" aria-label="How Alexa reaches the shop">
      ${Object.entries(DOORS).map(
        ([door, label]) =>
          html`<button
            type="button"
            aria-pressed=${door === this.door}
            @click=${() => {
              this.dispatchEvent(new CustomEvent('hb-door', { detail: door }));
            }}
          >
            ${label}
          </button>`,
      )}
    </div>`;
  }

  static override styles = [
    pageTokens,
    css`
      div {
        display: flex;
        gap: 0.125rem;
        padding: 0.125rem;
        border-radius: 0.625rem;
        background: var(--page-line);
      }
      button {
        min-block-size: 1.5rem;
        padding: 0 0.5rem;
        border: 0;
        border-radius: 0.5rem;
        background: none;
        color: var(--page-soft);
        font-size: 0.8125rem;
        font-weight: 600;
        line-height: 1.25;
      }
      button[aria-pressed='true'] {
        background: var(--page-sheet);
        color: var(--page-ink);
      }
    `,
  ];
}

customElements.define('hb-door-switch', HbDoorSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'hb-door-switch': HbDoorSwitch;
  }
}
