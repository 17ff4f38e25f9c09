/** `hb-widget-product`: one product that a person looks at closely. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { WidgetWords } from '../../strings/widget/widget-words.ts';
import { amount } from '../amount.ts';
import { filled, foreign } from '../foreign.ts';
import type { ShownProduct } from './shown.ts';
import { WidgetElement } from './widget-element.ts';

/** Properties: `product`. Acts: `add`, `back`, `cart`. */
export class HbWidgetProduct extends WidgetElement {
  static override properties = { ...WidgetElement.properties, product: { attribute: false } };

  declare product: ShownProduct | undefined;

  constructor() {
    super();
    this.product = undefined;
  }

  protected override draw({ own }: WidgetWords): TemplateResult | typeof nothing {
    const { product } = this;
    if (product === undefined) return nothing;
    return html`<section class="card">
      <div class="rest" tabindex="0" role="region" aria-labelledby="title">
        <h1 tabindex="-1" id="title">${foreign(product.title)}</h1>
        <p class="soft">${filled((slot) => own.soldBy(slot(product.seller)))}</p>
        <p class="said soft">${own.sellerSays}</p>
        <p class="about">${foreign(product.description)}</p>
      </div>
      <p class="price">
        ${amount(product.price)}
        ${product.isInStock ? nothing : html`<span class="none">${own.outOfStock}</span>`}
      </p>
      <div class="controls">
        ${
          product.isInStock
            ? this.button({ act: 'add', productId: product.productId }, own.addToCart, {
                isFirst: true,
              })
            : nothing
        }
        ${this.button({ act: 'back' }, own.backToList)}
        ${this.button({ act: 'cart' }, own.showCart)}
      </div>
    </section>`;
  }

  static override styles = [
    ...WidgetElement.styles,
    css`
      h1 {
        font-size: var(--w-display5);
        line-height: 1.25;
        margin-block-end: 8px;
      }
      .about {
        font-size: var(--w-headline2);
      }
      .said {
        margin-block-start: 16px;
      }
      .price {
        flex: none;
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 16px;
        margin-block-start: 16px;
        font-size: var(--w-display3);
        line-height: 1.15;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
      .none {
        font-size: var(--w-body1);
        font-weight: 600;
        letter-spacing: 0;
        color: var(--w-stopped);
      }
    `,
  ];
}

customElements.define('hb-widget-product', HbWidgetProduct);

declare global {
  interface HTMLElementTagNameMap {
    'hb-widget-product': HbWidgetProduct;
  }
}
