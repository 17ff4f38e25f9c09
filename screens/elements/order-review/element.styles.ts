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
  /* A column and no grid: the action may stick to the bottom of the view, and a grid would keep it to its own row. */
  article {
    display: flex;
    flex-direction: column;
  }
`;
