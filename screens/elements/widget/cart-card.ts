/** `hb-widget-cart`: what is in the cart. Its sum is not what would be paid, and it says so. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { WidgetWords } from '../../strings/widget/widget-words.ts';
import { amount } from '../amount.ts';
import { filled, foreign } from '../foreign.ts';
import type { ShownCart } from './shown.ts';
import { WidgetElement } from './widget-element.ts';

/** Properties: `cart`. Acts: `remove`, `read-back`, `back`. */
export class HbWidgetCart extends WidgetElement {
  static override properties = { ...WidgetElement.properties, cart: { attribute: false } };

  declare cart: ShownCart | undefined;

  constructor() {
    super();
    this.cart = undefined;
  }

  protected override draw(words: WidgetWords): TemplateResult | typeof nothing {
    const { cart } = this;
    if (cart === undefined) return nothing;
    const { own } = words;
    const isEmpty = cart.lines.length === 0;
    return html`<section class="card">
      <div class="head">
        <h1 tabindex="-1">${own.cart}</h1>
        ${isEmpty ? nothing : html`<p class="soft">${this.#facts(cart)}</p>`}
      </div>
      ${
        isEmpty
          ? html`<p class="rest empty">${own.cartEmpty}</p>`
          : html`<ul class="rest" tabindex="0" aria-label=${own.cart}>
              ${cart.lines.map((line) => html`<li>${this.#line(line, words)}</li>`)}
            </ul>`
      }
      ${
        isEmpty
          ? nothing
          : html`<div class="sum">
              <p class="total"><span>${own.subtotal}</span> ${amount(cart.subtotal)}</p>
              <p class="soft">${own.beforeDelivery}</p>
            </div>`
      }
      <div class="controls">
        ${isEmpty ? nothing : this.button({ act: 'read-back' }, own.readBack)}
        ${this.button({ act: 'back' }, own.backToList)}
      </div>
    </section>`;
  }

  #line(line: ShownCart['lines'][number], { own }: WidgetWords): TemplateResult {
    const each =
      line.quantity === 1
        ? nothing
        : html`<span class="soft">${filled((slot) => own.each(slot(line.unitPrice)))}</span>`;
    return html`<p class="name">${line.quantity} × ${foreign(line.title)} ${each}</p>
      <p class="money">${amount(line.lineTotal)}</p>
      ${this.button({ act: 'remove', productId: line.productId }, own.remove, {
        name: own.removeTitle(line.title),
      })}`;
  }

  #facts({ address, instrument }: ShownCart): unknown {
    const known = [address, instrument].filter((label) => label !== undefined);
    return known.map((label, index) => [index === 0 ? '' : ' · ', foreign(label)]);
  }

  static override styles = [
    ...WidgetElement.styles,
    css`
      .rest {
        margin-block-start: 12px;
      }
      li {
        display: flex;
        align-items: center;
        gap: 16px;
        min-block-size: 56px;
        border-block-end: 1px solid var(--w-line);
      }
      li:last-child {
        border-block-end: 0;
      }
      .name {
        flex: 1 1 auto;
        min-inline-size: 0;
        padding-block: 8px;
      }
      .name .soft {
        display: block;
      }
      .money {
        flex: none;
        max-inline-size: 45%;
        text-align: end;
      }
      li button {
        flex: none;
        padding-inline: 12px;
        border-color: transparent;
        color: var(--w-soft);
        font-weight: 400;
        text-decoration: underline;
        text-decoration-thickness: 1px;
        text-underline-offset: 0.25em;
      }
      .sum {
        flex: none;
        border-block-start: 2px solid var(--w-line);
        padding-block-start: 12px;
      }
      .total {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: baseline;
        gap: 0 24px;
        font-size: var(--w-headline1);
        font-weight: 600;
      }
      .total .amount {
        margin-inline-start: auto;
        font-size: var(--w-display5);
        line-height: 1.2;
        font-weight: 700;
        text-align: end;
      }
      .empty {
        display: grid;
        place-items: center;
        min-block-size: 160px;
        color: var(--w-soft);
        font-size: var(--w-headline1);
      }
    `,
  ];
}

customElements.define('hb-widget-cart', HbWidgetCart);

declare global {
  interface HTMLElementTagNameMap {
    'hb-widget-cart': HbWidgetCart;
  }
}
