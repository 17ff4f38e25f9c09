import { css } from 'lit';

/** The total of an order: its name, and the amount in 32 px of the canvas (look.md, 53 device px at 1280x800), never shrunk. */
export const totalStyles = css`
  .total {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 24px;
    border-block-start: 2px solid var(--w-line);
    font-size: var(--w-headline1);
    font-weight: 600;
  }
  .total .amount {
    margin-inline-start: auto;
    text-align: end;
    font-size: var(--w-display3);
    line-height: 1.15;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
`;
