/**
 * Amazon's tokens for add-ons (Alexa+, visual foundations), in pixels of the 768x480 canvas: the host scales the canvas, so that 32 px are 53.3 of a
 * screen of 1280x800. Nothing here goes by the width of a window.
 */
import { css } from 'lit';

export const widgetStyles = css`
  :host {
    --w-canvas: light-dark(#ffffff, #14181e);
    --w-nested: light-dark(#faf9fb, #1b2028);
    --w-ink: light-dark(#14181e, #ffffff);
    --w-soft: light-dark(#4b535f, #c3cad4);
    --w-line: light-dark(#d9dde3, #323a46);
    --w-edge: light-dark(#77818e, #7f8a98);
    --w-first: #2d415e;
    --w-waiting: light-dark(#7d4c00, #f0c266);
    --w-done: light-dark(#0b6642, #72d5a5);
    --w-stopped: light-dark(#a31d24, #f79d97);
    --w-display3: 32px;
    --w-display5: 24px;
    --w-headline1: 20px;
    --w-headline2: 18px;
    --w-body1: 16px;

    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    min-block-size: 0;
    color: var(--w-ink);
    font-family: var(
      --font-sans,
      'Amazon Ember',
      'Inter',
      'Segoe UI',
      Roboto,
      'Noto Sans',
      system-ui,
      sans-serif
    );
    font-size: var(--w-body1);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1 {
    font-size: var(--w-headline1);
    line-height: 1.3;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  h1:focus-visible {
    outline: none;
  }
  .card {
    display: flex;
    flex-direction: column;
    flex: 1 1 auto;
    min-block-size: 0;
    padding: 24px;
  }
  .head {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 2px 24px;
  }
  /* Takes what is left of a canvas of one height, and scrolls; as high as it needs to be where the host lets the card grow. */
  .rest {
    flex: 1 1 auto;
    min-block-size: 48px;
    overflow: auto;
    scrollbar-width: thin;
  }
  .soft {
    color: var(--w-soft);
  }
  .controls {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 16px;
  }
  .controls:not(:has(button)) {
    display: none;
  }
  button {
    min-block-size: 48px;
    min-inline-size: 48px;
    padding: 8px 20px;
    border: 1px solid var(--w-edge);
    border-radius: 12px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: center;
    cursor: pointer;
    touch-action: manipulation;
  }
  button.first {
    border-color: var(--w-first);
    background: var(--w-first);
    color: #ffffff;
  }
  button:disabled {
    border-color: var(--w-line);
    background: transparent;
    color: var(--w-soft);
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--w-ink);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    button:disabled {
      color: GrayText;
    }
  }
`;
