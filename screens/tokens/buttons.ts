/** Two buttons and no more: the one that goes on, and the quiet one. */
import { css } from 'lit';

export const buttons = css`
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
    min-block-size: 3rem;
    border: 0;
    border-radius: 0.75rem;
    background: none;
    padding: 0.75rem 1rem;
    touch-action: manipulation;
  }
  button.go {
    display: block;
    inline-size: 100%;
    min-block-size: 3.25rem;
    background: var(--hb-accent);
    color: var(--hb-on-accent);
    font-weight: 600;
    font-size: 1.0625rem;
    border: 1px solid transparent;
    transition: background-color var(--hb-motion);
  }
  button.go:hover,
  button.go:active {
    background: var(--hb-accent-press);
  }
  button.go:focus-visible {
    border-radius: 0.75rem;
  }
  button[aria-disabled='true'] {
    cursor: default;
  }
  button.go[aria-disabled='true'] {
    background: var(--hb-raised);
    color: var(--hb-soft);
  }
  button.quiet {
    color: var(--hb-soft);
    padding-inline: 0;
    text-decoration: underline;
    text-decoration-color: var(--hb-edge);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  button.quiet:hover {
    color: var(--hb-ink);
    text-decoration-color: currentColor;
  }
`;
