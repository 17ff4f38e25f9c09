/** `hb-widget-products`: three to five products side by side, each with its place, as it is spoken. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { WidgetWords } from '../../strings/widget/widget-words.ts';
import { amount } from '../amount.ts';
import { foreign } from '../foreign.ts';
import type { ShownProduct, ShownProducts } from './shown.ts';
import { WidgetElement } from './widget-element.ts';

/** Properties: `list`. Acts: `choose`, `more`, `cart`. */
export class HbWidgetProducts extends WidgetElement {
  static override properties = { ...WidgetElement.properties, list: { attribute: false } };

  declare list: ShownProducts | undefined;

  constructor() {
    super();
    this.list = undefined;
  }

  protected override draw(words: WidgetWords): TemplateResult | typeof nothing {
    const { list } = this;
    if (list === undefined) return nothing;
    const { own } = words;
    return html`<section class="card">
      <div class="head"><h1 tabindex="-1">${own.chooseOne}</h1></div>
      <ol class="rest" tabindex="0" aria-label=${own.chooseOne}>
        ${list.products.map((product, index) => html`<li>${this.#product(product, index, words)}</li>`)}
      </ol>
      <div class="controls">
        ${list.more > 0 ? this.button({ act: 'more' }, own.showMore) : nothing}
        ${this.button({ act: 'cart' }, own.showCart)}
      </div>
    </section>`;
  }

  #product(product: ShownProduct, index: number, words: WidgetWords): TemplateResult {
    const inside = html`<span class="place">${index + 1}</span>
      <span class="title">${foreign(product.title)}</span>
      ${product.isInStock ? nothing : html`<span class="none">${words.own.outOfStock}</span>`}
      <span class="about">${foreign(product.description)}</span>
      <span class="price">${amount(product.price)}</span>`;
    if (!this.controls.offered.includes('choose'))
      return html`<div class="product">${inside}</div>`;
    return html`<button
      type="button"
      class="product"
      ?disabled=${this.controls.isInert}
      @click=${() => {
        this.tell({ act: 'choose', productId: product.productId, place: index });
      }}
    >
      ${inside}
    </button>`;
  }

  static override styles = [
    ...WidgetElement.styles,
    css`
      .card {
        padding-inline: 0;
      }
      .head,
      .controls {
        padding-inline: 24px;
      }
      .rest {
        display: flex;
        gap: 12px;
        margin-block-start: 16px;
        padding: 2px 24px 8px;
        scroll-padding-inline: 24px;
        scroll-snap-type: inline proximity;
      }
      .rest:focus-visible {
        outline-offset: -3px;
      }
      /* Three stand side by side on the canvas, and the fourth shows that there are more. */
      li {
        flex: 0 0 auto;
        display: flex;
        inline-size: 216px;
        scroll-snap-align: start;
      }
      .product {
        flex: 1;
        display: flex;
        flex-direction: column;
        align-items: flex-start;
        gap: 8px;
        min-inline-size: 0;
        min-block-size: max-content;
        padding: 16px;
        border: 1px solid var(--w-line);
        border-radius: 16px;
        background: var(--w-nested);
        text-align: start;
        font-weight: 400;
      }
      button.product {
        border-color: var(--w-edge);
      }
      button.product:disabled {
        border-color: var(--w-line);
        background: var(--w-nested);
        color: inherit;
      }
      .place {
        color: var(--w-soft);
        font-variant-numeric: tabular-nums;
      }
      .title {
        font-size: var(--w-headline2);
        line-height: 1.3;
        font-weight: 600;
      }
      .none {
        color: var(--w-stopped);
        font-weight: 600;
      }
      /* In full where the product is looked at. */
      .about {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 4;
        overflow: hidden;
        color: var(--w-soft);
      }
      .price {
        margin-block-start: auto;
        max-inline-size: 100%;
        padding-block-start: 8px;
        font-size: var(--w-display5);
        line-height: 1.2;
        font-weight: 700;
        letter-spacing: -0.01em;
      }
    `,
  ];
}

customElements.define('hb-widget-products', HbWidgetProducts);

declare global {
  interface HTMLElementTagNameMap {
    'hb-widget-products': HbWidgetProducts;
  }
}
