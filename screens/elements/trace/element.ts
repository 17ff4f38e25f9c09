/** `hb-trace`: what each of the three sides wrote down about one order, on one line of time. */
import type { LedgerStanding, TraceLane, TraceView } from '#core';
import { html, LitElement, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { StateTone } from '../../strings/phone/state-tones.ts';
import { TRACE_EN_US } from '../../strings/trace/en-us.ts';
import type { TraceTexts } from '../../strings/trace/trace-texts.ts';
import { base } from '../../tokens/base.ts';
import { tokens } from '../../tokens/tokens.ts';
import { traceStyles } from './element.styles.ts';
import { placeEntries, type PlacedEntry } from './trace-columns.ts';

/**
 * A strip of three lanes, as wide as it is given; on a narrow screen the lanes stand under one another.
 *
 * Properties: `view` (nothing is drawn without it), `chosen` (the digest that is held fast, or null to follow the newest),
 * `isConnectionLost`, `texts`. Event: `hb-trace-chosen` with the digest, or null.
 */
export class HbTrace extends LitElement {
  static override properties = {
    view: { attribute: false },
    chosen: { attribute: false },
    isConnectionLost: { attribute: false },
    texts: { attribute: false },
  };
  static override styles = [tokens, base, traceStyles];

  declare view: TraceView | undefined;
  declare chosen: string | null;
  declare isConnectionLost: boolean;
  declare texts: TraceTexts;
  private shownEnd = '';

  constructor() {
    super();
    this.view = undefined;
    this.chosen = null;
    this.isConnectionLost = false;
    this.texts = TRACE_EN_US;
  }

  override render(): TemplateResult | typeof nothing {
    const { view, texts } = this;
    if (view === undefined) return nothing;
    const columns = placeEntries(view.lanes);
    return html`<div class="head">
        ${this.renderChoice(view)} ${this.renderStanding(view)}
        ${
          this.isConnectionLost
            ? html`<p class="lost" role="status">${texts.connectionLost}</p>`
            : nothing
        }
      </div>
      ${
        view.shown === null
          ? html`<p class="none">${texts.nothingYet}</p>`
          : html`<div class="scroller" tabindex="0" role="region" aria-label=${texts.title}>
              <div class="lanes" data-columns=${columns.count}>
                ${view.lanes.map((lane, index) =>
                  this.renderLane(lane, {
                    placed: columns.lanes[index] ?? [],
                    columnCount: columns.count,
                  }),
                )}
              </div>
            </div>`
      }`;
  }

  /** The policy of the page allows no styles in markup: the places are set on the elements themselves. */
  override updated(): void {
    const lanes = this.renderRoot.querySelector<HTMLElement>('.lanes');
    if (lanes === null) return;
    lanes.style.setProperty('--columns', lanes.dataset['columns'] ?? '1');
    for (const entry of lanes.querySelectorAll<HTMLElement>('li[data-column]')) {
      const { column = '1', span = '1' } = entry.dataset;
      entry.style.gridColumn = `${column} / span ${span}`;
    }
    // What was written last is in sight; whoever looks further back is left there until something new comes.
    const end = `${this.view?.shown ?? ''} ${lanes.dataset['columns'] ?? ''}`;
    if (end === this.shownEnd) return;
    this.shownEnd = end;
    const scroller = this.renderRoot.querySelector('.scroller');
    if (scroller) scroller.scrollLeft = scroller.scrollWidth;
  }

  private renderChoice({ orders, shown }: TraceView): TemplateResult | typeof nothing {
    const { texts } = this;
    const [newest] = orders;
    if (newest === undefined) return nothing;
    const state = orders.find(({ digest }) => digest === shown)?.state;
    return html`<label class="choice"
        ><span class="unseen">${texts.order}</span>
        <select @change=${this.choose}>
          <option value="" ?selected=${this.chosen === null}>
            ${texts.newest(texts.orderName(newest))}
          </option>
          ${orders.map(
            (order) =>
              html`<option value=${order.digest} ?selected=${order.digest === this.chosen}>
                ${texts.orderName(order)}
              </option>`,
          )}
        </select></label
      >
      ${state === undefined ? nothing : html`<p class="state">${texts.states[state]}</p>`}`;
  }

  private renderStanding({ lanes }: TraceView): TemplateResult {
    const { texts } = this;
    const worst = (['broken', 'unavailable', 'checking'] as const).find((standing) =>
      lanes.some((lane) => lane.standing === standing),
    );
    if (worst === undefined) {
      return html`<p class="standing verified" role="status">
        ${mark('verified')}<span>${texts.allVerified}</span>
      </p>`;
    }
    const sides = lanes
      .filter(({ standing }) => standing === worst)
      .map(({ side }) => texts.sides[side]);
    return html`<p class="standing ${worst}" role="status">
      ${mark(worst)}<span>${texts.notVerified({ sides, standing: worst })}</span>
    </p>`;
  }

  private renderLane(
    lane: TraceLane,
    {
      placed,
      columnCount,
    }: { readonly placed: readonly PlacedEntry[]; readonly columnCount: number },
  ): TemplateResult {
    const { texts } = this;
    const name = texts.sides[lane.side];
    return html`<section class="lane" aria-label=${name}>
      <div class="side">
        <h2>${name}</h2>
        ${
          lane.standing === 'verified'
            ? html`<p class="role">${texts.roles[lane.side]}</p>`
            : html`<p class="standing ${lane.standing}">
                ${mark(lane.standing)}<span>${texts.standings[lane.standing]}</span>
              </p>`
        }
        ${lane.leftOut === 0 ? nothing : html`<p class="left-out">${texts.leftOut(lane.leftOut)}</p>`}
      </div>
      ${
        placed.length === 0
          ? html`<p class="empty">${texts.laneEmpty}</p>`
          : html`<ol>
              ${placed.map((one) =>
                this.renderEntry(one, {
                  standing: lane.standing,
                  isLatest: one.column === columnCount,
                }),
              )}
            </ol>`
      }
    </section>`;
  }

  private renderEntry(
    { entry, column, span }: PlacedEntry,
    { standing, isLatest }: { readonly standing: LedgerStanding; readonly isLatest: boolean },
  ): TemplateResult {
    const { texts } = this;
    const { tone, what, why } = texts.entries[entry.kind](entry);
    return html`<li
      class="${tone} ${isLatest ? 'latest' : ''}"
      data-column=${column}
      data-span=${span}
    >
      <svg class="tone" viewBox="0 0 24 24" aria-hidden="true">${TONES[tone]}</svg>
      <p class="what">${what}</p>
      <p class="why">
        <span class="when"
          ><time>${texts.time(entry.at)}</time>${
            standing === 'verified'
              ? html`${mark('verified')}<span class="unseen">${texts.entryVerified}</span>`
              : nothing
          }</span
        >
        ${why}
      </p>
    </li>`;
  }

  private readonly choose = (event: Event): void => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    const digest = event.target.value === '' ? null : event.target.value;
    this.dispatchEvent(new CustomEvent('hb-trace-chosen', { detail: { digest } }));
  };
}

/** As on the phone: circles are open, full circles are done, eight-sided signs are stopped. */
const TONES: Readonly<Record<StateTone, SVGTemplateResult>> = {
  waiting: svg`<circle cx="12" cy="12" r="9" /><circle class="solid" cx="12" cy="12" r="3.5" />`,
  done: svg`<circle class="plate" cx="12" cy="12" r="11" /><path class="cut" d="M7.5 12.4l3 3 6-6.4" />`,
  stopped: svg`<path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" /><path d="M8 12h8" />`,
};

function mark(standing: LedgerStanding): TemplateResult {
  return html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true">${MARKS[standing]}</svg>`;
}

const MARKS: Readonly<Record<LedgerStanding, SVGTemplateResult>> = {
  verified: svg`<path d="M3 8.5l3.2 3.2L13 4.8" />`,
  checking: svg`<path d="M3 8h.01M8 8h.01M13 8h.01" />`,
  broken: svg`<path d="M8 2.5v6.5M8 13h.01" />`,
  unavailable: svg`<path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />`,
};

customElements.define('hb-trace', HbTrace);

declare global {
  interface HTMLElementTagNameMap {
    'hb-trace': HbTrace;
  }
}
