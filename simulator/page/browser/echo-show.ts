/** `hb-echo-show`: the device. Its screen changes only by the skill's answers; the line of light under it shows that it listens. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import '#screens/elements';
import type { ShowCardData } from '#screens/elements';
import { pageTokens } from './page-tokens.ts';

/** Properties: `card` (what the skill sent last), `isListening`, `shopName`. */
export class HbEchoShow extends LitElement {
  static override properties = {
    card: { attribute: false },
    isListening: { type: Boolean },
    shopName: {},
  };

  declare card: ShowCardData | undefined;
  declare isListening: boolean;
  declare shopName: string;

  constructor() {
    super();
    this.card = undefined;
    this.isListening = false;
    this.shopName = '';
  }

  override render(): TemplateResult {
    return html`<section class="device" aria-label="Echo Show">
      <div class="screen">
        ${
          this.card === undefined
            ? html`<div class="idle">
                <p class="shop">${this.shopName}</p>
                <p class="hint">Nothing ordered yet</p>
              </div>`
            : html`<hb-total-card .data=${this.card}></hb-total-card>`
        }
      </div>
      <div class="light" ?data-on=${this.isListening}></div>
    </section>`;
  }

  static override styles = [
    pageTokens,
    css`
      .device {
        background: var(--page-body);
        border-radius: 1.25rem;
        padding: 0.75rem 0.75rem 0.5rem;
      }
      .screen {
        aspect-ratio: 768 / 480;
        border-radius: 0.5rem;
        overflow: hidden;
        color-scheme: dark;
        background: #14181e;
        color: #ffffff;
      }
      .idle {
        block-size: 100%;
        display: flex;
        flex-direction: column;
        justify-content: center;
        align-items: center;
        gap: 0.5rem;
        text-align: center;
        padding: 1.5rem;
      }
      .shop {
        font-size: 1.75rem;
        line-height: 1.2;
        font-weight: 650;
        letter-spacing: -0.01em;
      }
      .hint {
        color: #c3cad4;
        font-size: 1.0625rem;
      }
      .light {
        block-size: 0.25rem;
        margin: 0.25rem 30% 0;
        border-radius: 0.25rem;
        background: transparent;
        transition: background-color var(--page-motion);
      }
      .light[data-on] {
        background: #6fd3ff;
      }
    `,
  ];
}

customElements.define('hb-echo-show', HbEchoShow);
