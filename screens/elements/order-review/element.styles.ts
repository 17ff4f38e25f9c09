import { css } from 'lit';

export const orderReviewStyles = css`
  article {
    display: grid;
    gap: 1.5rem;
  }
  .head {
    display: grid;
    gap: 0.375rem;
  }
  h1 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
  }
  hb-state-line {
    margin-block-end: 0.75rem;
  }
  .ended .total {
    color: var(--hb-soft);
  }
  .next {
    font-size: 1.0625rem;
  }
  .sentence {
    display: grid;
    gap: 0.25rem;
  }
  .sentence blockquote {
    margin: 0;
  }
  slot[name='action'] {
    display: block;
  }
`;
