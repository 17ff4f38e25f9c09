/** `hb-apl-screen`: a device's screen, drawn by Amazon's APL engine in a frame of its own, as large as the box it stands in. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { AplDrawing, AplViewport } from './apl-messages.ts';
import { parseAplReport } from './parse-apl-report.ts';

/** What the skill told the device to draw. */
export interface AplDirective {
  readonly document: Readonly<Record<string, unknown>>;
  readonly datasources: Readonly<Record<string, unknown>>;
}

/**
 * Properties: `directive` (what to draw; nothing is shown without it), `viewport` (the size it is drawn for, in dp).
 * Events: `hb-apl-failed` (detail: why), when the engine cannot start or cannot draw; `hb-apl-touched` (detail: the arguments that the document
 * sends), when something on the screen was touched.
 */
export class HbAplScreen extends LitElement {
  static override properties = {
    directive: { attribute: false },
    viewport: { attribute: false },
    isPainted: { state: true },
    isReady: { state: true },
    drawn: { state: true },
  };

  declare directive: AplDirective | undefined;
  declare viewport: AplViewport;
  /** The page itself has been painted, so that the engine's five megabytes keep nobody waiting. */
  declare isPainted: boolean;
  declare isReady: boolean;
  /** The number of the drawing that stands on the screen. */
  declare drawn: number;
  #drawing = 0;
  #asked: { readonly directive: AplDirective; readonly viewport: AplViewport } | undefined;
  readonly #resize = new ResizeObserver(() => {
    this.#fit();
  });

  constructor() {
    super();
    this.directive = undefined;
    this.viewport = {
      widthDp: 1280,
      heightDp: 800,
      isRound: false,
      mode: 'HUB',
      theme: 'dark',
    };
    this.isPainted = false;
    this.isReady = false;
    this.drawn = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('message', this.#hear);
    this.#resize.observe(this);
    requestAnimationFrame(() =>
      window.setTimeout(() => {
        this.isPainted = true;
      }),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('message', this.#hear);
    this.#resize.disconnect();
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.isPainted) return nothing;
    const isShown = this.directive !== undefined && this.drawn === this.#drawing && this.drawn > 0;
    return html`<iframe
      title="Echo Show screen"
      src="/apl/index.html"
      sandbox="allow-scripts"
      referrerpolicy="no-referrer"
      width=${this.viewport.widthDp}
      height=${this.viewport.heightDp}
      ?data-shown=${isShown}
      tabindex=${isShown ? 0 : -1}
      aria-hidden=${!isShown}
    ></iframe>`;
  }

  override updated(): void {
    this.#fit();
    this.#draw();
  }

  /** The frame is laid out at the device's own size, so the engine measures as on the device; only its picture is made smaller. */
  #fit(): void {
    const frame = this.renderRoot.querySelector('iframe');
    if (frame !== null) frame.style.scale = String(this.clientWidth / this.viewport.widthDp);
  }

  #draw(): void {
    const { directive, viewport, isReady } = this;
    if (!isReady || directive === undefined) return;
    if (this.#asked?.directive === directive && this.#asked.viewport === viewport) return;
    this.#asked = { directive, viewport };
    this.#drawing += 1;
    const { document, datasources } = directive;
    const message: AplDrawing = {
      kind: 'draw',
      drawing: this.#drawing,
      document,
      datasources,
      viewport,
    };
    // A sandboxed frame has no origin that could be named; the page's policy lets nothing but our own document into it.
    this.renderRoot.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
  }

  /** A touch on what no longer stands there is none. */
  #touched(drawing: number, args: readonly unknown[]): void {
    if (drawing !== this.#drawing) return;
    this.dispatchEvent(new CustomEvent('hb-apl-touched', { detail: args }));
  }

  readonly #hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    const frame = this.renderRoot.querySelector('iframe');
    if (frame === null || source !== frame.contentWindow || origin !== 'null') return;
    const report = parseAplReport(data);
    if (report === undefined) return;
    if (report.kind === 'ready') this.isReady = true;
    else if (report.kind === 'drawn') this.drawn = report.drawing;
    else if (report.kind === 'touched') this.#touched(report.drawing, report.arguments);
    else this.dispatchEvent(new CustomEvent('hb-apl-failed', { detail: report.reason }));
  };

  static override styles = css`
    :host {
      display: block;
      position: relative;
      overflow: hidden;
      inline-size: 100%;
      block-size: 100%;
    }
    iframe {
      display: block;
      border: 0;
      transform-origin: 0 0;
      visibility: hidden;
    }
    iframe[data-shown] {
      visibility: visible;
    }
  `;
}

customElements.define('hb-apl-screen', HbAplScreen);
