import { css } from 'lit';

export const orderCardStyles = css`
  .card {
    padding: 20px 24px;
  }
  /* What does not fit fades out at the edge, where it can be scrolled. */
  .rest {
    margin-block-start: 12px;
    padding-block-end: 16px;
    mask-image: linear-gradient(#000 calc(100% - 20px), transparent);
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 24px;
    padding-block: 2px;
  }
  .name {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  .money {
    flex: none;
    max-inline-size: 50%;
    text-align: end;
  }
  .charges {
    flex: none;
    padding-block-end: 8px;
  }
  .total {
    padding-block: 8px;
  }
  .facts {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 24px;
  }
  .words {
    margin-inline-start: auto;
    text-align: end;
  }
  .words strong {
    margin-inline-start: 8px;
    font-size: var(--w-headline1);
    line-height: 1.3;
    font-weight: 650;
  }
  .foot {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 16px;
    margin-block-start: 12px;
    padding: 12px 16px;
    border-radius: 12px;
    background: var(--w-nested);
  }
  .next {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
  .address {
    display: block;
  }
  .qr {
    flex: none;
    inline-size: 88px;
    block-size: 88px;
    border-radius: 4px;
  }
  @media (forced-colors: active) {
    .foot {
      border: 1px solid CanvasText;
    }
    .qr {
      forced-color-adjust: none;
    }
    .rest {
      mask-image: none;
    }
  }
`;
