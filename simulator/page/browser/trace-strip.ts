/** `hb-trace-strip`: along the bottom, what each side has written down; a frame of the approval side, which reads all three ledgers. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { pageTokens } from './page-tokens.ts';

const REMEMBERED_AS = 'hearback-trace';
const LOWEST = 120;
const HIGHEST = 600;
const FIRST_HEIGHT = 200;
const STEP = 40;
/** In a lower window it starts closed: device, phone and buttons come first. */
const OPEN_FROM_WINDOW_HEIGHT = 1000;

interface Remembered {
  readonly isOpen: boolean;
  readonly height: number;
}

/** Properties: `cardOrigin`, `isElsewhere`. Event: `hb-trace-height` (detail: how much of the window's bottom it takes, in px). */
export class HbTraceStrip extends LitElement {
  static override properties = {
    cardOrigin: {},
    isElsewhere: { type: Boolean },
    isOpen: { state: true },
    height: { state: true },
    isPainted: { state: true },
  };

  declare cardOrigin: string;
  declare isElsewhere: boolean;
  declare isOpen: boolean;
  declare height: number;
  declare isPainted: boolean;

  constructor() {
    super();
    this.cardOrigin = '';
    this.isElsewhere = false;
    const { isOpen, height } = recall();
    this.isOpen = isOpen;
    this.height = height;
    this.isPainted = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    requestAnimationFrame(() =>
      window.setTimeout(() => {
        this.isPainted = true;
      }),
    );
  }

  override render(): TemplateResult {
    return html`<section aria-label="Trace">
      ${this.isOpen ? this.#handle() : nothing}
      <div class="bar">
        <button
          type="button"
          aria-expanded=${this.isOpen}
          aria-controls="body"
          @click=${this.#turn}
        >
          ${this.isOpen ? 'Close the trace' : 'Open the trace'}
        </button>
        <p>
          What each side wrote down about the order: who asked, what was decided, on which evidence.
        </p>
      </div>
      <div id="body" ?hidden=${!this.isOpen}>${this.isOpen ? this.#frame() : nothing}</div>
    </section>`;
  }

  /** A separator that the arrows move as well as the pointer. */
  #handle(): TemplateResult {
    return html`<div
      class="handle"
      role="separator"
      tabindex="0"
      aria-label="Height of the trace"
      aria-orientation="horizontal"
      aria-valuemin=${LOWEST}
      aria-valuemax=${HIGHEST}
      aria-valuenow=${this.height}
      @keydown=${this.#nudge}
      @pointerdown=${this.#drag}
    ></div>`;
  }

  #frame(): TemplateResult | typeof nothing {
    if (!this.isPainted || this.cardOrigin === '') return nothing;
    if (this.isElsewhere) {
      return html`<p class="elsewhere">
        The trace has its own address here: open ${this.cardOrigin}/trace in a window.
      </p>`;
    }
    return html`<iframe
      title="Trace of the order"
      src=${`${this.cardOrigin}/trace`}
      referrerpolicy="no-referrer"
    ></iframe>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('isOpen') && !changed.has('height')) return;
    this.style.setProperty('--trace-body', `${String(this.height)}px`);
    remember({ isOpen: this.isOpen, height: this.height });
    const detail = this.renderRoot.querySelector('section')?.getBoundingClientRect().height ?? 0;
    this.dispatchEvent(new CustomEvent('hb-trace-height', { detail }));
  }

  readonly #turn = (): void => {
    this.isOpen = !this.isOpen;
  };

  readonly #nudge = (event: KeyboardEvent): void => {
    const by = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    this.height = within(this.height + by);
  };

  readonly #drag = (event: PointerEvent): void => {
    const handle = event.currentTarget as HTMLElement;
    const from = { y: event.clientY, height: this.height };
    const move = ({ clientY }: PointerEvent): void => {
      this.height = within(from.height + from.y - clientY);
    };
    // The frame below must not swallow the pointer.
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener(
      'lostpointercapture',
      () => {
        handle.removeEventListener('pointermove', move);
      },
      { once: true },
    );
  };

  static override styles = [
    pageTokens,
    css`
      section {
        background: var(--page-sheet);
        border-block-start: 1px solid var(--page-line);
      }
      .handle {
        block-size: 0.5rem;
        margin-block-start: -0.25rem;
        cursor: row-resize;
        touch-action: none;
      }
      .bar {
        display: flex;
        align-items: center;
        gap: 1rem;
        min-block-size: 2.25rem;
        padding-inline: 1.5rem;
        font-size: 0.8125rem;
      }
      .bar button {
        flex: none;
        border: 0;
        background: none;
        padding: 0.25rem 0;
        font-weight: 650;
        color: var(--page-accent);
        border-radius: 0.25rem;
      }
      .bar p {
        color: var(--page-soft);
        min-inline-size: 0;
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      #body {
        block-size: min(var(--trace-body, 200px), 60dvh);
      }
      #body[hidden] {
        display: none;
      }
      iframe {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        border: 0;
      }
      .elsewhere {
        padding: 0.5rem 1.5rem;
        color: var(--page-soft);
        font-size: 0.875rem;
      }
      @media (max-width: 40rem) {
        .bar p {
          display: none;
        }
        .bar {
          padding-inline: 0.75rem;
        }
      }
    `,
  ];
}

function within(height: number): number {
  return Math.round(Math.min(HIGHEST, Math.max(LOWEST, height)));
}

function recall(): Remembered {
  const first = { isOpen: innerHeight >= OPEN_FROM_WINDOW_HEIGHT, height: FIRST_HEIGHT };
  try {
    const [state, height] = (localStorage.getItem(REMEMBERED_AS) ?? '').split(' ');
    if (state !== 'open' && state !== 'closed') return first;
    return { isOpen: state === 'open', height: within(Number(height) || FIRST_HEIGHT) };
  } catch {
    return first;
  }
}

function remember({ isOpen, height }: Remembered): void {
  try {
    localStorage.setItem(REMEMBERED_AS, `${isOpen ? 'open' : 'closed'} ${String(height)}`);
  } catch {
    // A browser that keeps nothing forgets it.
  }
}

customElements.define('hb-trace-strip', HbTraceStrip);
