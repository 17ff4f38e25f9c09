/** The frame of a page beside the order: the way back, and its heading. */
import { css } from 'lit';

export const pageFrame = css`
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
  h1 {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.015em;
    margin-block: 0.5rem 1rem;
  }
`;
