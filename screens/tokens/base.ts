/** What every element of the phone starts from: the type, the focus ring, and text for screen readers only. */
import { css } from 'lit';

export const base = css`
  :host {
    display: block;
    color: var(--hb-ink);
    font-family: var(--hb-font);
    font-size: 1rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  h1,
  h2,
  p,
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  ul {
    list-style: none;
  }
  :focus-visible {
    outline: 0.1875rem solid var(--hb-accent);
    outline-offset: 0.1875rem;
    border-radius: 0.25rem;
  }
  h1:focus-visible {
    outline: none;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
