import { css } from 'lit';

export const orderReviewStyles = css`
  .ended .total {
    color: var(--hb-soft);
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
