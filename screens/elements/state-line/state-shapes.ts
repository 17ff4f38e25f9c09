/** A shape for every state of an order: the outline tells the kind, the mark inside tells which. */
import { svg, type SVGTemplateResult } from 'lit';
import type { ShownState } from '../../strings/phone/state-tones.ts';

function open(mark: SVGTemplateResult): SVGTemplateResult {
  return svg`<circle cx="12" cy="12" r="10" />${mark}`;
}

function full(mark: SVGTemplateResult): SVGTemplateResult {
  return svg`<circle class="plate" cx="12" cy="12" r="11" /><g class="cut">${mark}</g>`;
}

const EIGHT_SIDES = 'M8 2h8l6 6v8l-6 6H8l-6-6V8z';

function sign(mark: SVGTemplateResult): SVGTemplateResult {
  return svg`<path d=${EIGHT_SIDES} />${mark}`;
}

function fullSign(mark: SVGTemplateResult): SVGTemplateResult {
  return svg`<path class="plate" d=${EIGHT_SIDES} /><g class="cut">${mark}</g>`;
}

/** Circles are open orders, full circles are bought ones, eight-sided signs are ended ones. All in `currentColor`, on 24 by 24. */
export const STATE_SHAPES: Readonly<Record<ShownState, SVGTemplateResult>> = {
  to_confirm: open(svg`<circle class="solid" cx="12" cy="12" r="4" />`),
  confirmed_here: open(svg`<path d="M7.5 12.4l3 3 6-6.4" />`),
  confirmed_elsewhere: open(svg`<path d="M9 15l6-6M10.5 9H15v4.5" />`),
  payment_processing: open(svg`<path d="M12 7v5l3.5 2" />`),
  payment_unknown: open(
    svg`<path d="M9.6 9.7a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.3 1-1.3 1.8" /><circle class="solid" cx="12" cy="16.6" r="1.1" />`,
  ),
  ordered: full(svg`<path d="M7.5 12.4l3 3 6-6.4" />`),
  too_late: full(svg`<path d="M12 7v6.2" /><circle class="hole" cx="12" cy="16.6" r="1.3" />`),
  stopping: sign(svg`<path d="M8 12h8" stroke-dasharray="2 1.5" />`),
  stopped: fullSign(svg`<path d="M7.5 12h9" />`),
  cancelled: sign(svg`<path d="M9 9l6 6M15 9l-6 6" />`),
  expired: sign(svg`<path d="M9 7.8h6L9 16.2h6z" />`),
  locked: sign(
    svg`<path d="M9.8 11V9.4a2.2 2.2 0 0 1 4.4 0V11" /><path class="solid" d="M8.6 11h6.8v5H8.6z" />`,
  ),
  refused_by_policy: fullSign(svg`<path d="M7.5 16.5l9-9" />`),
  changed: sign(svg`<path d="M8 9.5h8M8 14.5h8M14 7l-4 10" />`),
  partly_refunded: full(svg`<path d="M16.5 12h-9M10.5 9l-3 3 3 3" />`),
  refunded: full(svg`<path d="M8 9.5h5.5a3 3 0 0 1 0 6H9M10.5 7L8 9.5 10.5 12" />`),
  halted: open(svg`<circle cx="9.5" cy="12" r="2.5" /><path d="M12 12h5.5v2.6M14.8 12v2" />`),
  found_paid: full(svg`<path d="M6.8 12.6l2.8 2.8 4.2-4.6M13.2 15.4l4.4-4.8" />`),
  found_unpaid: sign(svg`<circle cx="12" cy="12" r="4" /><path d="M9.2 14.8l5.6-5.6" />`),
  sold_out: sign(svg`<path d="M7.5 9.5h9l-1 6.5h-7zM9.8 9.5V8a2.2 2.2 0 0 1 4.4 0v1.5" />`),
  payment_declined: sign(svg`<path d="M7.4 9h9.2v6.4H7.4zM7.4 11.6h9.2" />`),
};
