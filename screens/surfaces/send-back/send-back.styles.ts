import { css } from 'lit';

export const sendBackStyles = css`
  .bar {
    display: flex;
    min-block-size: 3rem;
    align-items: center;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 3rem;
    color: var(--hb-soft);
    text-decoration: none;
  }
  .back:hover {
    color: var(--hb-ink);
  }
  svg {
    flex: none;
    inline-size: 0.625rem;
    block-size: 1rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :dir(rtl) > svg {
    transform: scaleX(-1);
  }
  h1 {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.015em;
    margin-block: 0.5rem 1rem;
  }
  form,
  fieldset,
  .verify {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1rem;
  }
  .row .name {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
  .name {
    font-weight: 600;
  }
  button.quiet {
    justify-self: start;
  }
  .news {
    padding: 0.75rem 0.875rem;
    border-radius: 0.75rem;
    background: var(--hb-raised);
    border-inline-start: 0.1875rem solid var(--hb-done);
    margin-block-end: 1rem;
  }
  .news.not {
    border-inline-start-color: var(--hb-stopped);
  }
  .fault {
    font-weight: 600;
    color: var(--hb-stopped);
  }
  .fault:empty {
    display: none;
  }
`;
