/** The arrowhead beside the words of a way back, or of a way on. The words say it all: it is never read out. */
import { css, html } from 'lit';

export const BACK_CHEVRON = html`<svg class="chevron" viewBox="0 0 10 16" aria-hidden="true">
  <path d="M8 2L2 8l6 6" />
</svg>`;

export const ON_CHEVRON = html`<svg class="chevron" viewBox="0 0 10 16" aria-hidden="true">
  <path d="M2 2l6 6-6 6" />
</svg>`;

export const chevronStyles = css`
  .chevron {
    flex: none;
    inline-size: 0.625rem;
    block-size: 1rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .chevron:dir(rtl) {
    transform: scaleX(-1);
  }
`;
