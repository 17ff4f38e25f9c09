import { css } from 'lit';

export const stateLineStyles = css`
  .line {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 0.5rem;
    align-items: start;
  }
  svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block-start: 0.125em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }
  svg .solid {
    fill: currentColor;
    stroke: none;
  }
  svg .plate {
    fill: currentColor;
    stroke: none;
  }
  svg .cut {
    stroke: var(--hb-canvas);
    stroke-width: 2.25;
  }
  svg .hole {
    fill: var(--hb-canvas);
    stroke: none;
  }
  .word {
    font-weight: 650;
  }
  .waiting svg,
  .waiting .word {
    color: var(--hb-waiting);
  }
  .done svg,
  .done .word {
    color: var(--hb-done);
  }
  .stopped svg,
  .stopped .word {
    color: var(--hb-stopped);
  }
  .money {
    color: var(--hb-ink);
  }
  .dot {
    color: var(--hb-soft);
  }
  @media (forced-colors: active) {
    svg .cut {
      stroke: Canvas;
    }
    svg .hole {
      fill: Canvas;
    }
  }
`;
