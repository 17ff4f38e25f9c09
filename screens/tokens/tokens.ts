/** Colours, spaces and sizes of the phone and the judges' page, as custom properties that any sheet can use. */
import { css } from 'lit';

/**
 * One neutral family, one accent, three state colours. Each colour is `light-dark()`, so that a surface follows the
 * `color-scheme` of whatever it is put into. The dark neutrals are those of Echo devices.
 * Contrast on `--hb-canvas`: ink 15:1 and more, soft 7:1 and more, accent and states 5.5:1 and more.
 */
export const tokens = css`
  :root,
  :host {
    --hb-canvas: light-dark(#ffffff, #14181e);
    --hb-raised: light-dark(#f4f5f8, #1b2028);
    --hb-ink: light-dark(#12171f, #f3f5f8);
    --hb-soft: light-dark(#48525f, #b4bdc9);
    --hb-line: light-dark(#dde1e7, #303844);
    --hb-edge: light-dark(#77818e, #7f8a98);
    --hb-accent: light-dark(#1d4f91, #9cc3f5);
    --hb-accent-press: light-dark(#163e73, #bcd7fa);
    --hb-on-accent: light-dark(#ffffff, #0c1b2e);
    --hb-waiting: light-dark(#7d4c00, #f0c266);
    --hb-done: light-dark(#0b6642, #72d5a5);
    --hb-stopped: light-dark(#a31d24, #f79d97);
    --hb-stopped-wash: light-dark(#fdf1f0, #2a1a1c);

    --hb-font: 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
    --hb-total-size: 3.3125rem;
    --hb-motion: 150ms;
  }
  @media (prefers-reduced-motion: reduce) {
    :root,
    :host {
      --hb-motion: 0ms;
    }
  }
`;
