import { css } from 'lit';

export const confirmationFormStyles = css`
  :host {
    display: contents;
  }
  /*
   * Held at the bottom only in a view of at least 24 by 18 times the text size. In a smaller one (large text, a keyboard on a
   * small phone) the offset is far below zero, which leaves the bar in the flow.
   */
  .bar {
    position: sticky;
    z-index: 1;
    inset-block-end: min(0px, (100vh - 24rem) * 1000, (100vw - 18rem) * 1000);
    inset-block-end: min(0px, (100dvh - 24rem) * 1000, (100vw - 18rem) * 1000);
    margin-inline: calc(-1 * var(--page-edge, 0px));
    padding: 0.75rem var(--page-edge, 0px) max(0.75rem, env(safe-area-inset-bottom));
    background: var(--hb-canvas);
    border-block-start: 1px solid var(--hb-line);
  }
  label {
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.35;
  }
  .field {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-block-start: 0.5rem;
  }
  .field button.go {
    flex: 1 0 auto;
    inline-size: auto;
    min-inline-size: 7rem;
  }
  input {
    flex: 100 1 8rem;
    min-inline-size: 0;
    min-block-size: 3.5rem;
    padding: 0.5rem 1rem;
    font: inherit;
    font-size: 1.5rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--hb-ink);
    background: var(--hb-canvas);
    border: 0.125rem solid var(--hb-edge);
    border-radius: 0.75rem;
    appearance: none;
    transition: border-color var(--hb-motion);
  }
  input:focus-visible {
    border-color: var(--hb-accent);
    outline-offset: 0.125rem;
    border-radius: 0.75rem;
  }
  input[aria-invalid='true'] {
    border-color: var(--hb-stopped);
  }
  .refusal {
    display: grid;
    gap: 0.125rem;
    margin-block-start: 0.75rem;
    padding-inline-start: 0.875rem;
    border-inline-start: 0.1875rem solid var(--hb-stopped);
    line-height: 1.4;
  }
  .refusal .message {
    font-weight: 600;
    color: var(--hb-stopped);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
  }
  dt {
    color: var(--hb-soft);
  }
  dd {
    font-weight: 600;
  }
  .until {
    margin-block-start: -0.75rem;
  }
  .then,
  .until {
    font-size: 0.9375rem;
    color: var(--hb-soft);
  }
  .time {
    font-size: 0.9375rem;
    color: var(--hb-soft);
  }
  .label-row {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1rem;
  }
`;
