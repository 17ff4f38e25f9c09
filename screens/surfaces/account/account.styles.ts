import { css } from 'lit';

export const accountStyles = css`
  h2 {
    font-size: 1.125rem;
    font-weight: 650;
    line-height: 1.35;
  }
  section,
  form,
  .locked {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
  section {
    margin-block-start: 2rem;
  }
  label.field {
    margin-block-start: 0.75rem;
  }
  section > button.quiet,
  .entries button.quiet {
    justify-self: start;
  }
  .soft {
    color: var(--hb-soft);
    font-size: 0.9375rem;
  }
  .strong,
  .name,
  .about-change {
    font-weight: 600;
  }
  .about {
    display: grid;
    flex: 1 1 12rem;
    min-inline-size: 0;
    gap: 0.125rem;
  }
  .pages li + li,
  .entries li + li {
    border-block-start: 1px solid var(--hb-line);
  }
  .pages a {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    min-block-size: 3rem;
    padding-block: 0.875rem;
    color: inherit;
    text-decoration: none;
  }
  .pages a:hover .name {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  .pages .chevron {
    color: var(--hb-soft);
  }
  p + .entries {
    margin-block-start: 0.75rem;
  }
  .entries li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
    padding-block: 0.625rem;
  }
  .twice,
  .pair {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.25rem;
  }
  button.strong {
    color: var(--hb-stopped);
    font-weight: 600;
  }
  .out {
    margin-block-start: 1.5rem;
    text-align: center;
  }
  .locked section {
    margin-block-start: 0;
  }
  .fault:not(:empty) {
    margin-block-start: 0.375rem;
  }
  .codes {
    margin: 0;
    padding-inline-start: 2rem;
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
    line-height: 2;
  }
  .codes li::marker {
    color: var(--hb-soft);
    font-size: 0.9375rem;
  }
  summary {
    min-block-size: 3rem;
    padding-block: 0.75rem;
    cursor: pointer;
    color: var(--hb-soft);
    text-decoration: underline;
    text-decoration-color: var(--hb-edge);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  button.go.stop {
    background: var(--hb-stopped);
    color: var(--hb-canvas);
  }
  .verify {
    display: grid;
    gap: 1rem;
  }
  .waiting {
    padding-block-start: 3rem;
  }
  @media print {
    .bar,
    button,
    .soft,
    details {
      display: none;
    }
  }
`;
