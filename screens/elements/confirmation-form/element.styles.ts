import { css } from 'lit';

export const confirmationFormStyles = css`
  form {
    display: grid;
    gap: 0.75rem;
  }
  label {
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.35;
  }
  .field {
    display: grid;
    gap: 0.5rem;
  }
  input {
    inline-size: 100%;
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
    margin-block-end: 0.25rem;
    display: grid;
    gap: 0.25rem;
    padding-inline-start: 0.875rem;
    border-inline-start: 0.1875rem solid var(--hb-stopped);
  }
  .refusal .message {
    font-weight: 600;
    color: var(--hb-stopped);
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 1rem;
    max-inline-size: 20rem;
  }
  dl > div {
    display: contents;
  }
  dt {
    color: var(--hb-soft);
  }
  dd {
    text-align: end;
    font-weight: 600;
  }
  .then {
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
  .not-me {
    margin-block-start: 0.5rem;
    text-align: center;
  }
`;
