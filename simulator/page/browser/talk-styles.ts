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
  /* Beside the phone, where the window's height is all there is; in one column the page is read by scrolling. */
  @media (min-width: 66.01rem) {
    .talk[data-long] .alexa {
      font-size: 0.8125rem;
      line-height: 1.3;
      margin-block-start: 0.125rem;
    }
  }
  .talk span,
  .talk small {
    color: var(--page-soft);
  }
  .talk i {
    font-style: normal;
  }
  .talk small {
    font-size: 0.8125rem;
    margin-inline-start: 0.375rem;
    white-space: nowrap;
  }
  .meanwhile {
    margin-block-start: 0.25rem;
  }
  .talk ul {
    padding-inline-start: 3.25rem;
    margin-block-start: 0.125rem;
  }
`;
