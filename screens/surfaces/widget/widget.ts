/** `hb-widget`: one document for every card. It shows what the host hands it, asks the host for what a button means, and keeps nothing. */
import type { SpeechLocale } from '#core';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import '../../elements/widget/cart-card.ts';
import '../../elements/widget/order-card.ts';
import '../../elements/widget/product-card.ts';
import '../../elements/widget/product-list.ts';
import '../../elements/widget/skeleton.ts';
import '../../elements/widget/words-card.ts';
import { type Controls, type WidgetAct } from '../../elements/widget/shown.ts';
import type { WidgetElement } from '../../elements/widget/widget-element.ts';
import { widgetStyles } from '../../elements/widget/widget-styles.ts';
import {
  fittingLocale,
  widgetWordsOf,
  type WidgetWords,
} from '../../strings/widget/widget-words.ts';
import { doAct, nextPage, offeredBy, type ToolInput } from './do-act.ts';
import { mergeContext, placeOf, type HostContext, type HostPlace } from './host-context.ts';
import { linkToHost, type HostLink } from './host-link.ts';
import { readResult, textOf, type WidgetView } from './read-result.ts';

/** The canvas that add-ons are drawn for is as high (Alexa+, layout and rendering). */
const CANVAS_HEIGHT = 480;
/** Longer than any order waits, and what every browser can count. */
const LONGEST_TIMER_MS = 2_147_483_647;

export class HbWidget extends LitElement {
  static override properties = {
    view: { state: true },
    context: { state: true },
    input: { state: true },
    link: { state: true },
    note: { state: true },
    isBusy: { state: true },
    isEnded: { state: true },
    isOver: { state: true },
  };

  declare view: WidgetView;
  declare context: HostContext;
  declare input: ToolInput;
  declare link: HostLink | undefined;
  /** What a button came to, where that is nothing to draw. */
  declare note: string;
  declare isBusy: boolean;
  declare isEnded: boolean;
  /** The time of the order that is shown ran out. */
  declare isOver: boolean;
  #timer: number | undefined;
  /** To come back to, with what it was asked for. */
  #list: { readonly view: WidgetView; readonly input: ToolInput } | undefined;

  constructor() {
    super();
    this.view = { shows: 'skeleton' };
    this.context = {};
    this.input = {};
    this.link = undefined;
    this.note = '';
    this.isBusy = false;
    this.isEnded = false;
    this.isOver = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  async #start(): Promise<void> {
    this.link = await linkToHost({
      onInput: (input) => {
        this.input = input;
      },
      onResult: (result) => {
        this.#list = undefined;
        this.#show(readResult(result), this.input);
      },
      onCancelled: () => {
        this.#show({ shows: 'words', text: this.#words().own.calledOff, receipt: undefined });
      },
      onContext: (context) => {
        this.context = mergeContext(this.context, context);
      },
      onEnd: () => {
        this.isEnded = true;
      },
    });
    this.#lookUpOrder();
  }

  #show(view: WidgetView, input?: ToolInput): void {
    this.view = view;
    this.note = '';
    this.#watchTheTime(view);
    if (view.shows === 'products') this.#list = { view, input: input ?? {} };
    this.#lookUpOrder();
  }

  /** A picture that invites to what is no longer possible would be stale. */
  #watchTheTime(view: WidgetView): void {
    window.clearTimeout(this.#timer);
    this.isOver = false;
    const until = view.shows === 'order' ? view.order.openUntilEpochMs : undefined;
    if (until === undefined) return;
    const left = Math.min(Math.max(until - Date.now(), 0), LONGEST_TIMER_MS);
    this.#timer = window.setTimeout(() => {
      this.isOver = true;
    }, left);
  }

  /** A redemption tells its outcome alone; the rest stands on the order, where the host lets us read it, and the outcome's words below it. */
  #lookUpOrder(): void {
    const { link, input, view } = this;
    const { digest } = input;
    const isRedemption = typeof digest === 'string' && 'code' in input;
    if (view.shows !== 'words' || !isRedemption || link?.canCall !== true) return;
    link.callTool('get_order', { digest, locale: this.#words().locale }).then(
      (result) => {
        const found = readResult(result);
        if (this.view !== view || found.shows !== 'order') return;
        this.#show(found);
        if (view.receipt === undefined) this.note = view.text;
      },
      () => undefined,
    );
  }

  readonly #act = async ({ detail: act }: CustomEvent<WidgetAct>): Promise<void> => {
    const { link } = this;
    if (this.isEnded || this.isBusy || link === undefined) return;
    if (act.act === 'back') {
      if (this.#list) this.#show(this.#list.view, this.#list.input);
      await this.#focusHeading();
      return;
    }
    this.isBusy = true;
    this.note = '';
    const words = this.#words();
    const input = this.#list?.input ?? {};
    try {
      const result = await doAct(act, { link, words, input });
      if (result) this.#showResult(result, act.act === 'more' ? nextPage(input) : input);
    } catch {
      this.note = words.own.notDone;
    }
    this.isBusy = false;
  };

  #showResult(result: CallToolResult, input: ToolInput): void {
    const view = readResult(result);
    if (view.shows === 'words') {
      this.note = textOf(result);
      return;
    }
    this.#show(view, input);
    void this.#focusHeading();
    this.link?.tellShown(
      view.shows === 'product'
        ? { shown: 'product', product_id: view.product.productId }
        : { shown: view.shows },
    );
  }

  /** The button that was used is gone with its card. */
  async #focusHeading(): Promise<void> {
    await this.updateComplete;
    const card = this.renderRoot.querySelector<WidgetElement>('main > :first-child');
    await card?.updateComplete;
    card?.focusHeading();
  }

  /** The language in which the customer is spoken to: the call's, else the order's own, else the host's. */
  #words(): WidgetWords {
    const ofOrder = this.view.shows === 'order' ? this.view.locale : undefined;
    const asked = this.input['locale'];
    const locale: SpeechLocale =
      fittingLocale([
        typeof asked === 'string' ? asked : undefined,
        ofOrder,
        this.context.locale,
        ...navigator.languages,
      ]) ?? 'en-US';
    return widgetWordsOf(locale);
  }

  override render(): TemplateResult {
    const words = this.#words();
    const place = placeOf(this.context);
    const { own } = words;
    const note = this.isEnded ? own.ended : this.note;
    return html`<main
      class=${place.fit}
      aria-busy=${this.isBusy}
      @hb-act=${(event: CustomEvent<WidgetAct>) => void this.#act(event)}
    >
      ${this.#card(words, place)}
      <p class="note" role="status">${note === '' ? nothing : note}</p>
    </main>`;
  }

  #card(words: WidgetWords, { isOnPhone }: HostPlace): TemplateResult {
    const { view } = this;
    const controls = this.#controls();
    switch (view.shows) {
      case 'skeleton':
        return html`<hb-widget-skeleton .words=${words}></hb-widget-skeleton>`;
      case 'products':
        return html`<hb-widget-products
          .words=${words}
          .controls=${controls}
          .list=${view.list}
        ></hb-widget-products>`;
      case 'product':
        return html`<hb-widget-product
          .words=${words}
          .controls=${controls}
          .product=${view.product}
        ></hb-widget-product>`;
      case 'cart':
        return html`<hb-widget-cart
          .words=${words}
          .controls=${controls}
          .cart=${view.cart}
        ></hb-widget-cart>`;
      case 'order':
        return html`<hb-widget-order
          .words=${words}
          .controls=${controls}
          .order=${view.order}
          ?isOnPhone=${isOnPhone}
          ?isOver=${this.isOver}
        ></hb-widget-order>`;
      case 'words':
        return html`<hb-widget-words
          .words=${words}
          .controls=${controls}
          .text=${view.text}
          .receipt=${view.receipt}
        ></hb-widget-words>`;
    }
  }

  #controls(): Controls {
    const offered = this.link === undefined ? [] : offeredBy(this.link);
    const hasList = this.#list !== undefined && this.view.shows !== 'products';
    return { offered: hasList ? [...offered, 'back'] : offered, isInert: this.isEnded };
  }

  protected override updated(): void {
    const root = document.documentElement;
    const { theme, insets, font, fit, mostHeight } = placeOf(this.context);
    root.lang = this.#words().locale;
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    for (const [edge, px] of Object.entries(insets)) {
      this.style.setProperty(`--inset-${edge}`, `${String(px)}px`);
    }
    if (font !== undefined) this.style.setProperty('--font-sans', font);
    const least = Math.min(CANVAS_HEIGHT, mostHeight ?? CANVAS_HEIGHT);
    this.style.setProperty('--least', `${String(least)}px`);
    this.style.setProperty(
      '--most',
      fit === 'grow' && mostHeight !== undefined ? `${String(mostHeight)}px` : 'none',
    );
  }

  static override styles = [
    widgetStyles,
    css`
      :host {
        background: var(--w-canvas);
        padding: var(--inset-top, 0) var(--inset-right, 0) var(--inset-bottom, 0)
          var(--inset-left, 0);
      }
      main {
        display: flex;
        flex-direction: column;
      }
      main > :first-child {
        flex: 1 1 auto;
      }
      /* The host gave one height: the card is as high, and its middle scrolls. */
      main.fill {
        block-size: calc(
          max(100dvh, var(--least)) - var(--inset-top, 0px) - var(--inset-bottom, 0px)
        );
        overflow: auto;
      }
      main.grow {
        max-block-size: var(--most);
        overflow: auto;
      }
      .note {
        flex: none;
        padding: 0 24px 20px;
        font-weight: 600;
      }
      .note:empty {
        display: none;
      }
    `,
  ];
}

customElements.define('hb-widget', HbWidget);
