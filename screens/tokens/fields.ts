/** What a person fills in or ticks: labels above their fields, targets of 44 px and more. */
import { css } from 'lit';

export const fields = css`
  label.field,
  .tick {
    display: block;
    font-weight: 600;
  }
  .tick {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 2.75rem;
    font-weight: 400;
    cursor: pointer;
  }
  .tick input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--hb-accent);
  }
  label.field input,
  label.field select {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 3rem;
    margin-block-start: 0.375rem;
    padding: 0.5rem 0.875rem;
    font: inherit;
    font-weight: 400;
    color: var(--hb-ink);
    background: var(--hb-canvas);
    border: 0.125rem solid var(--hb-edge);
    border-radius: 0.75rem;
  }
  label.field input[aria-invalid='true'],
  label.field select[aria-invalid='true'] {
    border-color: var(--hb-stopped);
  }
  .hint {
    font-weight: 400;
    font-size: 0.9375rem;
    color: var(--hb-soft);
  }
  .fault {
    font-weight: 600;
    color: var(--hb-stopped);
  }
  .fault:empty {
    display: none;
  }
`;
