/** Amazon's published tokens for Echo Show screens, in units of the 768x480 canvas. */
import { css } from 'lit';

/**
 * `--u` is one pixel of the 768-wide canvas at whatever width the card is drawn, so the same card stands on 768x480 and,
 * 1.667 times as large, on 1280x800. The host must be a size container; the unit is used inside it.
 */
export const showTokens = css`
  .card {
    --u: calc(100cqi / 768);
    --show-canvas: light-dark(#ffffff, #14181e);
    --show-nested: light-dark(#faf9fb, #1b2028);
    --show-ink: light-dark(#14181e, #ffffff);
    --show-soft: light-dark(#4b535f, #c3cad4);
    --show-line: light-dark(#c9ced6, #3c4654);
    --show-waiting: light-dark(#7d4c00, #f0c266);
    --show-done: light-dark(#0b6642, #72d5a5);
    --show-stopped: light-dark(#a31d24, #f79d97);

    --show-display3: round(down, calc(32 * var(--u)), 1px);
    --show-headline1: calc(20 * var(--u));
    --show-headline2: calc(18 * var(--u));
    --show-body1: calc(16 * var(--u));
    --show-body2: calc(14 * var(--u));
    --show-space-6: calc(6 * var(--u));
    --show-space-8: calc(8 * var(--u));
    --show-space-12: calc(12 * var(--u));
    --show-space-16: calc(16 * var(--u));
    --show-space-24: calc(24 * var(--u));
    --show-radius-8: calc(8 * var(--u));
  }
`;
