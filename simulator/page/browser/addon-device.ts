/** `hb-addon-device`: an Alexa+ screen. The shop's own card stands in it, in a document without an origin, and reaches the shop through its host alone. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { callForWidget, readWidget, type AddonTurn } from './addon-client.ts';
import { idleStyles } from './idle-styles.ts';
import { pageTokens } from './page-tokens.ts';
import { parseWidgetReport } from './parse-widget-report.ts';
import type { PageMessage } from './widget-messages.ts';

const CANVAS_WIDTH = 768;

/** What Alexa says of a screen, as far as it is published. */
const CONTEXT = {
  deviceClass: 'SHOW',
  maxWidth: CANVAS_WIDTH,
  maxHeight: 480,
  isMobile: false,
  displayMode: 'inline',
  theme: 'dark',
  locale: 'en-US',
};

/**
 * Properties: `turn` (what was said last, and what came of it), `shopName`. Events: `hb-say` (detail: what the card says in the customer's name),
 * `hb-open` (detail: an address that the customer wants to open).
 */
export class HbAddonDevice extends LitElement {
  static override properties = {
    turn: { attribute: false },
    shopName: {},
    isReady: { state: true },
    isShown: { state: true },
  };

  declare turn: AddonTurn | undefined;
  declare shopName: string;
  declare isReady: boolean;
  declare isShown: boolean;
  readonly #resize = new ResizeObserver(() => {
    this.#fit();
  });

  constructor() {
    super();
    this.turn = undefined;
    this.shopName = '';
    this.isReady = false;
    this.isShown = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('message', this.#hear);
    this.#resize.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('message', this.#hear);
    this.#resize.disconnect();
    this.isReady = false;
    this.isShown = false;
  }

  override render(): TemplateResult {
    return html`<section aria-label="Alexa+">
      <div class="device">
        <div class="screen">
          ${this.isShown ? nothing : this.#idle()}
          <iframe
            title="Alexa+ screen"
            src="/widget-host/index.html"
            sandbox="allow-scripts"
            referrerpolicy="no-referrer"
            width="768"
            height="480"
            ?data-shown=${this.isShown}
            tabindex=${this.isShown ? 0 : -1}
            aria-hidden=${!this.isShown}
          ></iframe>
        </div>
        <div class="foot"></div>
      </div>
      <p class="caption">
        Drawn by the shop’s card through MCP Apps’ bridge; a script plays Alexa+.
      </p>
    </section>`;
  }

  #idle(): TemplateResult {
    return html`<div class="idle">
      <p class="shop">${this.shopName}</p>
      <p class="hint">
        ${this.turn === undefined ? 'Ask for something' : 'It only speaks: what it says is below.'}
      </p>
    </div>`;
  }

  override updated(changed: PropertyValues<this>): void {
    this.#fit();
    if (!changed.has('turn') && !changed.has('isReady')) return;
    this.#show().catch(() => {
      this.isShown = false;
    });
  }

  /** The card is laid out on its own canvas; only its picture is made as large as the device's. */
  #fit(): void {
    const frame = this.#frame();
    const screen = this.renderRoot.querySelector<HTMLElement>('.screen');
    if (frame && screen) frame.style.scale = String(screen.clientWidth / CANVAS_WIDTH);
  }

  async #show(): Promise<void> {
    const { turn } = this;
    if (!this.isReady || turn === undefined) return;
    if (turn.widget === undefined || turn.result === undefined || turn.call === undefined) {
      // A card of something said earlier would be stale.
      this.isShown = false;
      this.#send({ kind: 'end' });
      return;
    }
    const document = await readWidget(turn.widget);
    if (this.turn !== turn) return;
    const { args } = turn.call;
    this.#send({ kind: 'show', html: document, context: CONTEXT, args, result: turn.result });
  }

  /** A sandboxed frame has no origin that could be named; the page's policy lets nothing but our own document into it. */
  #send(message: PageMessage): void {
    this.#frame()?.contentWindow?.postMessage(message, '*');
  }

  #frame(): HTMLIFrameElement | null {
    return this.renderRoot.querySelector('iframe');
  }

  readonly #hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== 'null' || source === null || source !== this.#frame()?.contentWindow) return;
    const report = parseWidgetReport(data);
    if (report === undefined) return;
    switch (report.kind) {
      case 'ready':
        this.isReady = true;
        return;
      case 'shown':
        this.isShown = true;
        return;
      case 'call':
        void this.#call(report.call, report.tool, report.args);
        return;
      case 'say':
        this.dispatchEvent(new CustomEvent('hb-say', { detail: report.text }));
        return;
      case 'open':
        this.dispatchEvent(
          new CustomEvent('hb-open', { detail: report.url, bubbles: true, composed: true }),
        );
        return;
    }
  };

  async #call(call: number, tool: string, args: Readonly<Record<string, unknown>>): Promise<void> {
    const result = await callForWidget(tool, args).catch(() => null);
    this.#send({ kind: 'answer', call, result });
  }

  static override styles = [
    pageTokens,
    idleStyles,
    css`
      .device {
        background: var(--page-body);
        border-radius: 1.25rem;
        padding: 0.75rem 0.75rem 0.5rem;
      }
      .screen {
        position: relative;
        aspect-ratio: 768 / 480;
        border-radius: 0.5rem;
        overflow: hidden;
        color-scheme: dark;
        background: #14181e;
        color: #ffffff;
      }
      iframe {
        position: absolute;
        inset: 0;
        display: block;
        border: 0;
        transform-origin: 0 0;
        visibility: hidden;
      }
      iframe[data-shown] {
        visibility: visible;
      }
      /* As high as the Echo's light, so that nothing below moves when the door is changed. */
      .foot {
        block-size: 0.25rem;
        margin-block-start: 0.25rem;
      }
      .caption {
        min-block-size: 1.75rem;
        padding: 0.25rem 0.25rem 0;
        text-align: end;
        font-size: 0.8125rem;
        line-height: 1.3;
        color: var(--page-soft);
      }
    `,
  ];
}

customElements.define('hb-addon-device', HbAddonDevice);

declare global {
  interface HTMLElementTagNameMap {
    'hb-addon-device': HbAddonDevice;
  }
}
