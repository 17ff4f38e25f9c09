/** `hb-widget-words`: what a tool says where it has nothing to draw, and a receipt of which nothing else is known. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { WidgetWords } from '../../strings/widget/widget-words.ts';
import { amount } from '../amount.ts';
import { foreign } from '../foreign.ts';
import type { ShownReceipt } from './shown.ts';
import { stateMark, stateMarkStyles } from './state-mark.ts';
import { totalStyles } from './total-styles.ts';
import { WidgetElement } from './widget-element.ts';

/** Properties: `text`, `receipt`. Acts: `back`, `cart`. */
export class HbWidgetWords extends WidgetElement {
  static override properties = {
    ...WidgetElement.properties,
    text: {},
    receipt: { attribute: false },
  };

  declare text: string;
  declare receipt: ShownReceipt | undefined;

  constructor() {
    super();
    this.text = '';
    this.receipt = undefined;
  }

  protected override draw({ card, own }: WidgetWords): TemplateResult {
    const { receipt } = this;
    return html`<section class="card">
      ${
        receipt === undefined
          ? html`<h1 tabindex="-1" class="rest alone">${foreign(this.text)}</h1>`
          : html`<div class="head">
                <h1 tabindex="-1">${card.receipt} ${foreign(receipt.receiptNumber)}</h1>
                ${stateMark('done', card.states.ordered)}
              </div>
              <p class="rest said">${foreign(this.text)}</p>
              <p class="total"><span>${card.paid}</span> ${amount(receipt.charged)}</p>`
      }
      <div class="controls">
        ${receipt === undefined ? this.button({ act: 'back' }, own.backToList) : nothing}
      </div>
    </section>`;
  }

  static override styles = [
    ...WidgetElement.styles,
    stateMarkStyles,
    totalStyles,
    css`
      .alone {
        display: flex;
        flex-direction: column;
        justify-content: safe center;
        min-block-size: 120px;
        max-inline-size: 34em;
        font-weight: 500;
        line-height: 1.45;
      }
      .said {
        margin-block-start: 16px;
      }
      .total {
        margin-block-start: 16px;
        padding-block-start: 12px;
      }
    `,
  ];
}

customElements.define('hb-widget-words', HbWidgetWords);

declare global {
  interface HTMLElementTagNameMap {
    'hb-widget-words': HbWidgetWords;
  }
}
