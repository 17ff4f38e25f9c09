import { css } from 'lit';

export const receiptStyles = css`
  .number {
    font-weight: 650;
    letter-spacing: 0.03em;
  }
  .back {
    font-weight: 650;
    font-size: 1.125rem;
  }
  .going-back {
    display: grid;
    gap: 0.75rem;
    padding-block: 1rem;
    border-block: 1px solid var(--hb-line);
  }
  .going-back h2 {
    font-size: 1rem;
    font-weight: 650;
  }
  .going-back .one {
    display: grid;
    gap: 0.25rem;
  }
  .going-back .money {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    font-weight: 650;
  }
  details {
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--hb-line);
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
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--hb-ink);
  }
`;
