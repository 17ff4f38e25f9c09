/** The page's own names for its few colours and its type: the neutral family, the accent and the state colours of the phone. */
import { css } from 'lit';

export const pageTokens = css`
  :host {
    --page-ground: light-dark(#f4f5f8, #0f1217);
    --page-sheet: light-dark(#ffffff, #14181e);
    --page-ink: light-dark(#12171f, #f3f5f8);
    --page-soft: light-dark(#48525f, #b4bdc9);
    --page-line: light-dark(#dde1e7, #303844);
    --page-edge: light-dark(#77818e, #7f8a98);
    --page-accent: light-dark(#1d4f91, #9cc3f5);
    --page-on-accent: light-dark(#ffffff, #0c1b2e);
    --page-stopped: light-dark(#a31d24, #f79d97);
    --page-stopped-wash: light-dark(#fdf1f0, #2a1a1c);
    --page-body: light-dark(#23272e, #2a3039);
    --page-motion: 150ms;

    display: block;
    color: var(--page-ink);
    font-family:
      'Inter Variable',
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      sans-serif;
    font-size: 1rem;
    line-height: 1.5;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --page-motion: 0ms;
    }
  }
  * {
    box-sizing: border-box;
  }
  p,
  h1,
  h2,
  h3,
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  ul {
    list-style: none;
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  :focus-visible {
    outline: 0.1875rem solid var(--page-accent);
    outline-offset: 0.125rem;
  }
`;
