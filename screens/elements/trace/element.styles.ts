import { css } from 'lit';

export const traceStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    block-size: 100%;
    font-size: 0.8125rem;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  svg {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.125rem 0.875rem;
    padding: 0.25rem 0.875rem;
  }
  select {
    font: inherit;
    font-weight: 600;
    color: inherit;
    background: var(--hb-raised);
    border: 1px solid var(--hb-edge);
    border-radius: 0.5rem;
    padding: 0.125rem 0.375rem;
    max-inline-size: 100%;
    min-block-size: 1.625rem;
  }
  .choice {
    min-inline-size: 0;
  }
  .state {
    font-weight: 600;
  }
  .standing {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
  }
  .head > .standing {
    margin-inline-start: auto;
  }
  .mark {
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
    stroke-width: 2.25;
  }
  .standing.verified,
  .when .mark {
    color: var(--hb-done);
  }
  .standing.broken,
  .standing.unavailable {
    color: var(--hb-stopped);
    font-weight: 600;
  }
  .standing.checking {
    color: var(--hb-waiting);
  }
  .lost {
    flex-basis: 100%;
    color: var(--hb-waiting);
    font-weight: 600;
  }
  .none {
    padding: 0.5rem 0.875rem;
    color: var(--hb-soft);
  }
  .scroller {
    flex: 1 1 auto;
    min-block-size: 0;
    overflow: auto;
    scrollbar-width: thin;
  }
  .scroller:focus-visible {
    outline-offset: -0.1875rem;
  }
  /* As wide as the strip when all fits, its columns as their words need; wider, and scrolled, when it does not. */
  .lanes {
    display: grid;
    grid-template-columns: 7.75rem repeat(var(--columns, 1), minmax(2.5rem, auto)) 1fr;
    grid-auto-rows: minmax(3rem, auto);
    min-inline-size: min-content;
  }
  .lane {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    border-block-start: 1px solid var(--hb-line);
  }
  .side {
    grid-column: 1;
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--hb-canvas);
    padding: 0.25rem 0.5rem 0.125rem 0.875rem;
  }
  h2 {
    font-size: 0.8125rem;
    font-weight: 650;
  }
  .side .standing,
  .role,
  .left-out {
    font-size: 0.75rem;
    line-height: 1.2;
  }
  .role,
  .left-out,
  .empty,
  .why {
    color: var(--hb-soft);
  }
  .empty {
    grid-column: 2 / -1;
    padding-block-start: 0.25rem;
  }
  ol {
    grid-column: 2 / -1;
    display: grid;
    grid-template-columns: subgrid;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-areas: 'tone what' '. why';
    align-content: start;
    column-gap: 0.25rem;
    padding: 0.25rem 0.25rem 0.125rem;
    text-wrap: wrap;
    min-inline-size: 6.75rem;
    max-inline-size: 15rem;
    /* Words are not cut up to make columns narrow. */
    overflow-wrap: break-word;
    animation: appear var(--hb-motion);
  }
  li.latest {
    background: var(--hb-raised);
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .tone {
    grid-area: tone;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-block-start: 0.0625rem;
    stroke-width: 2.25;
  }
  .tone .solid,
  .tone .plate {
    fill: currentColor;
    stroke: none;
  }
  .tone .cut {
    stroke: var(--hb-canvas);
  }
  .waiting .tone {
    color: var(--hb-waiting);
  }
  .done .tone {
    color: var(--hb-done);
  }
  .stopped .tone {
    color: var(--hb-stopped);
  }
  .what {
    grid-area: what;
    font-weight: 600;
  }
  .why {
    grid-area: why;
    font-size: 0.75rem;
    line-height: 1.2;
  }
  .when {
    white-space: nowrap;
  }
  .when .mark {
    inline-size: 0.6875rem;
    block-size: 0.6875rem;
    margin-inline-start: 0.1875rem;
    vertical-align: -0.0625rem;
  }
  @media (max-width: 40rem) {
    :host {
      block-size: auto;
    }
    .scroller {
      overflow: visible;
    }
    .lanes,
    .lane,
    ol {
      display: block;
      inline-size: auto;
      max-inline-size: none;
    }
    .side {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.75rem;
      position: static;
      padding-inline: 0.875rem;
    }
    li {
      max-inline-size: none;
    }
    li,
    .empty {
      padding-inline: 0.875rem;
      padding-block: 0.25rem 0.375rem;
    }
    .lane:last-child {
      padding-block-end: 0.5rem;
    }
  }
  @media (forced-colors: active) {
    .tone .cut {
      stroke: Canvas;
    }
  }
`;
