/** The glass of a device on which nothing is drawn yet: whose shop it is, and how to begin. */
import { css } from 'lit';

export const idleStyles = css`
  .idle {
    block-size: 100%;
    display: flex;
    flex-direction: column;
    justify-content: center;
    align-items: center;
    gap: 0.5rem;
    text-align: center;
    padding: 1.5rem;
  }
  .shop {
    font-size: 1.75rem;
    line-height: 1.2;
    font-weight: 650;
    letter-spacing: -0.01em;
  }
  .hint {
    color: #c3cad4;
    font-size: 1.0625rem;
  }
`;
