/** What was said last, by whom, and what to try. */
import { css } from 'lit';

export const talkStyles = css`
  .talk {
    flex: 1 0 auto;
    /* Room for a whole dry-run sentence: the total is its last word, and must not be the one that is cut off. */
    min-block-size: 8rem;
  }
  .talk p {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    font-size: 0.875rem;
    line-height: 1.35;
  }
  .talk span {
    color: var(--page-soft);
  }
  .talk ul {
    padding-inline-start: 3.25rem;
    margin-block-start: 0.125rem;
  }
`;
