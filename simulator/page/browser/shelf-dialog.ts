/** `hb-shelf-dialog`: what the shop sells. It asks the shop only when it is opened. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { readShelf, type Shelf, type ShelfItem } from './demo-client.ts';
import { dialogStyles } from './dialog-styles.ts';
import { pageTokens } from './page-tokens.ts';

const SEARCH_AFTER_MS = 250;

/** Method: `open()`. Event: `hb-order` (detail: the words that order it). */
export class HbShelfDialog extends LitElement {
  static override properties = {
    shelf: { state: true },
    hasFailed: { state: true },
    brokenPictures: { state: true },
  };

  declare shelf: Shelf | undefined;
  declare hasFailed: boolean;
  declare brokenPictures: ReadonlySet<string>;
  #waiting: number | undefined;
  #asked = 0;

  constructor() {
    super();
    this.shelf = undefined;
    this.hasFailed = false;
    this.brokenPictures = new Set();
  }

  open(): void {
    this.#dialog()?.showModal();
    void this.#search('');
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="title">
      <div class="top">
        <h2 id="title">What the shop sells</h2>
        <label
          ><span>Search</span>
          <input type="search" autocomplete="off" maxlength="200" @input=${this.#type} />
        </label>
        <button type="button" @click=${this.#close}>Close</button>
      </div>
      <div class="content" tabindex="0" role="region" aria-label="Products">
        <p class="quiet" role="status">${this.#summary()}</p>
        <ul>
          ${this.shelf?.products.map((item) => this.#item(item))}
        </ul>
      </div>
    </dialog>`;
  }

  #summary(): string {
    if (this.hasFailed) return 'The shop could not be reached.';
    if (this.shelf === undefined) return 'One moment…';
    const { products, found } = this.shelf;
    if (found === 0) return 'Nothing fits these words.';
    const all = `${String(found)} ${found === 1 ? 'product' : 'products'}`;
    const shown =
      products.length < found
        ? `${String(products.length)} of ${all}; search finds the others`
        : all;
    return `${shown}. Some sellers try to fool an assistant, on purpose.`;
  }

  #item({ productId, title, description, price, seller, isInStock }: ShelfItem): TemplateResult {
    return html`<li>
      ${
        this.brokenPictures.has(productId)
          ? html`<span class="no-picture"></span>`
          : html`<img
              src="/shelf/images/${productId}"
              alt=""
              width="72"
              height="72"
              loading="lazy"
              @error=${() => {
                this.brokenPictures = new Set([...this.brokenPictures, productId]);
              }}
            />`
      }
      <div class="words">
        <h3>${title}</h3>
        <p class="quiet">${description}</p>
        <p class="quiet">
          Sold by ${seller}${isInStock ? nothing : html`. <strong>Sold out</strong>`}
        </p>
      </div>
      <p class="price">${price}</p>
      <button
        type="button"
        aria-label="Order it: ${title}"
        @click=${() => {
          this.#order(title);
        }}
      >
        Order it
      </button>
    </li>`;
  }

  #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  readonly #close = (): void => {
    this.#dialog()?.close();
  };

  #order(title: string): void {
    this.#close();
    this.dispatchEvent(new CustomEvent('hb-order', { detail: wordsToOrder(title) }));
  }

  readonly #type = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    window.clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => void this.#search(value), SEARCH_AFTER_MS);
  };

  async #search(query: string): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const shelf = await readShelf(query);
      if (asked !== this.#asked) return;
      this.shelf = shelf;
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
    }
  }

  static override styles = [
    pageTokens,
    dialogStyles,
    css`
      label {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        font-size: 0.875rem;
      }
      input {
        font: inherit;
        color: inherit;
        background: var(--page-ground);
        border: 1px solid var(--page-edge);
        border-radius: 0.5rem;
        min-block-size: 2.25rem;
        padding-inline: 0.75rem;
        inline-size: 14rem;
        max-inline-size: 100%;
      }
      li {
        display: grid;
        grid-template-columns: 72px minmax(0, 1fr) auto 6rem;
        align-items: center;
        gap: 0.25rem 1rem;
        padding-block: 0.75rem;
        border-block-end: 1px solid var(--page-line);
        content-visibility: auto;
        contain-intrinsic-size: auto 6rem;
      }
      img,
      .no-picture {
        inline-size: 72px;
        block-size: 72px;
        border-radius: 0.5rem;
        background: #ffffff;
      }
      .no-picture {
        background: var(--page-line);
      }
      h3 {
        margin: 0;
        font-size: 0.9375rem;
        font-weight: 650;
        line-height: 1.3;
        overflow-wrap: anywhere;
      }
      .words p {
        line-height: 1.4;
        overflow-wrap: anywhere;
      }
      .price {
        font-variant-numeric: tabular-nums;
        font-weight: 650;
        white-space: nowrap;
      }
      li button {
        border: 0;
        border-radius: 0.5rem;
        min-block-size: 2.25rem;
        font-size: 0.875rem;
        font-weight: 600;
        background: var(--page-accent);
        color: var(--page-on-accent);
      }
      @media (max-width: 40rem) {
        li {
          grid-template-columns: 72px minmax(0, 1fr);
        }
      }
    `,
  ];
}

/** As a person would say it: the name, without what stands behind the first comma. */
function wordsToOrder(title: string): string {
  const [name = title] = title.split(/[,(:;]/);
  return `order one ${name.trim().toLowerCase()}`;
}

customElements.define('hb-shelf-dialog', HbShelfDialog);
