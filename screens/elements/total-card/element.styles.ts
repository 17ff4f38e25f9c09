import { css } from 'lit';

export const totalCardStyles = css`
  :host {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    container-type: inline-size;
    font-family: var(--hb-font);
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  .card {
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    block-size: 100%;
    padding: var(--show-space-24) calc(32 * var(--u));
    background: var(--show-canvas);
    color: var(--show-ink);
    font-size: var(--show-body1);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: var(--show-space-6) var(--show-space-24);
    flex: none;
  }
  h2 {
    font-size: var(--show-headline2);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  .state {
    display: flex;
    align-items: center;
    gap: var(--show-space-8);
    font-size: var(--show-body2);
    font-weight: 650;
    letter-spacing: 0.05em;
  }
  .state svg {
    inline-size: calc(18 * var(--u));
    block-size: calc(18 * var(--u));
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }
  .state svg .plate {
    fill: currentColor;
    stroke: none;
  }
  .state svg .cut {
    stroke: var(--show-canvas);
  }
  .waiting {
    color: var(--show-waiting);
  }
  .done {
    color: var(--show-done);
  }
  .stopped {
    color: var(--show-stopped);
  }
  .items {
    flex: 0 1 auto;
    min-block-size: calc(28 * var(--u));
    overflow-y: auto;
    margin-block-start: var(--show-space-16);
    scrollbar-width: thin;
  }
  .items:focus-visible {
    outline: calc(2 * var(--u)) solid currentColor;
    outline-offset: calc(2 * var(--u));
  }
  ul {
    list-style: none;
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--show-space-24);
    padding-block: calc(3 * var(--u));
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
  .charge {
    color: var(--show-soft);
  }
  .charges {
    flex: none;
    padding-block-start: calc(3 * var(--u));
    margin-block-end: var(--show-space-12);
  }
  .total {
    flex: none;
    margin-block-start: auto;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 var(--show-space-24);
    border-block-start: calc(1.5 * var(--u)) solid var(--show-line);
    padding-block: var(--show-space-12);
  }
  .total .label {
    font-size: var(--show-headline1);
    font-weight: 600;
  }
  .total .amount {
    margin-inline-start: auto;
    text-align: end;
    font-size: var(--show-display3);
    line-height: 1.15;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  .facts {
    flex: none;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--show-space-24);
    font-size: var(--show-body2);
    color: var(--show-soft);
  }
  .facts p {
    min-inline-size: 0;
  }
  .words {
    text-align: end;
  }
  .words strong {
    margin-inline-start: var(--show-space-8);
    font-size: var(--show-headline1);
    line-height: 1.3;
    font-weight: 650;
    color: var(--show-ink);
  }
  footer {
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--show-space-16);
    margin-block-start: var(--show-space-16);
    padding: var(--show-space-12) var(--show-space-16);
    border-radius: var(--show-radius-8);
    background: var(--show-nested);
    font-size: var(--show-body1);
  }
  footer strong {
    font-weight: 600;
  }
  footer .address {
    display: block;
    font-size: var(--show-body2);
    color: var(--show-soft);
  }
  ::slotted([slot='qr']) {
    flex: none;
    inline-size: calc(100cqi * 64 / 768);
    block-size: calc(100cqi * 64 / 768);
  }
  @media (forced-colors: active) {
    .state svg .cut {
      stroke: Canvas;
    }
    footer {
      border: 1px solid CanvasText;
    }
  }
`;
