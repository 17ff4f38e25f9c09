/** What happens to the customer's money, as a word with a shape of its own: colour never says it alone. */
import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { ShownStateOfOrder } from './order-tones.ts';

export function stateMark(tone: ShownStateOfOrder['tone'], word: string): TemplateResult {
  return html`<p class="state ${tone}">
    <svg viewBox="0 0 24 24" aria-hidden="true">${SHAPES[tone]}</svg>${word}
  </p>`;
}

const SHAPES: Readonly<Record<ShownStateOfOrder['tone'], SVGTemplateResult>> = {
  waiting: svg`<circle cx="12" cy="12" r="10" /><circle class="plate" cx="12" cy="12" r="4" />`,
  done: svg`<circle class="plate" cx="12" cy="12" r="11" /><path class="cut" d="M7.5 12.4l3 3 6-6.4" />`,
  stopped: svg`<path class="plate" d="M8 1.5h8l6.5 6.5v8L16 22.5H8L1.5 16V8z" /><path class="cut" d="M7.5 12h9" />`,
};

export const stateMarkStyles = css`
  .state {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 650;
    letter-spacing: 0.04em;
  }
  .state svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .state svg .plate {
    fill: currentColor;
    stroke: none;
  }
  .state svg .cut {
    stroke: var(--w-canvas);
  }
  .waiting {
    color: var(--w-waiting);
  }
  .done {
    color: var(--w-done);
  }
  .stopped {
    color: var(--w-stopped);
  }
  @media (forced-colors: active) {
    .state svg .cut {
      stroke: Canvas;
    }
  }
`;
