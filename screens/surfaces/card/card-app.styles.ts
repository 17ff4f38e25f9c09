import { css } from 'lit';

export const cardAppStyles = css`
  :host {
    background: var(--hb-canvas);
    min-block-size: 100vh;
    min-block-size: 100dvh;
  }
  .page {
    /* With large text on a narrow phone the room belongs to the total. */
    --page-edge: min(1.25rem, 5vw);
    max-inline-size: 30rem;
    margin-inline: auto;
    padding: 0.5rem max(var(--page-edge), env(safe-area-inset-right))
      max(2.5rem, env(safe-area-inset-bottom)) max(var(--page-edge), env(safe-area-inset-left));
  }
  @media (min-width: 40rem) {
    .page {
      padding-block-start: 2rem;
    }
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
    min-block-size: 3rem;
    margin-block-end: 0.75rem;
  }
  .bar h1,
  .plain h1 {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.015em;
  }
  .back,
  .others {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 3rem;
    color: var(--hb-soft);
    text-decoration: none;
  }
  .others {
    text-decoration: underline;
    text-decoration-color: var(--hb-edge);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  .back:hover,
  .others:hover {
    color: var(--hb-ink);
  }
  .lost,
  .notice {
    padding: 0.75rem 0.875rem;
    border-radius: 0.75rem;
    background: var(--hb-raised);
    margin-block-end: 1rem;
  }
  .lost {
    border-inline-start: 0.1875rem solid var(--hb-waiting);
  }
  .notice {
    border-inline-start: 0.1875rem solid var(--hb-edge);
  }
  .plain {
    display: grid;
    gap: 1rem;
    padding-block-start: clamp(1.5rem, 14vh, 7rem);
  }
  .plain p {
    font-size: 1.0625rem;
  }
  .plain .go {
    margin-block-start: 0.5rem;
  }
  h2 {
    font-size: 0.9375rem;
    font-weight: 600;
    color: var(--hb-soft);
    margin-block: 1.75rem 0.25rem;
  }
  .none {
    display: grid;
    gap: 0.5rem;
    padding-block: 2rem 1rem;
  }
  .none .strong {
    font-size: 1.1875rem;
    font-weight: 600;
  }
  .none p + p,
  .offer p {
    color: var(--hb-soft);
  }
  .offer {
    margin-block-start: 2rem;
    padding-block-start: 1rem;
    border-block-start: 1px solid var(--hb-line);
  }
  /* Its parts lie in the article of the order itself, so that the bar can stay in view along all of it. */
  [slot='action'] {
    display: contents;
  }
  .newer {
    display: grid;
    gap: 0.75rem;
    font-size: 1.0625rem;
  }
  .out {
    text-align: center;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 2rem;
  }
  .not-me {
    display: grid;
    gap: 0.75rem;
    padding-block-start: 1.25rem;
    border-block-start: 1px solid var(--hb-line);
  }
  .not-me h2 {
    margin-block: 0;
    font-size: 1.25rem;
    font-weight: 650;
    color: var(--hb-ink);
  }
  .soft {
    color: var(--hb-soft);
    font-size: 0.9375rem;
  }
  .plain p.soft {
    font-size: 0.9375rem;
    margin-block-start: -0.75rem;
  }
  :dir(rtl) > svg {
    transform: scaleX(-1);
  }
  .halted {
    display: grid;
    gap: 0.5rem;
    margin-block-start: 1.5rem;
  }
  /* Last on every page, and quiet: the names of languages, each in its own. */
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 1.25rem;
    margin-block-start: 1.5rem;
  }
  footer button {
    min-inline-size: 3rem;
  }
  footer button[aria-pressed='true'] {
    color: var(--hb-ink);
    font-weight: 600;
    text-decoration: none;
  }
  .shop {
    font-weight: 600;
  }
  .verify {
    display: grid;
    gap: 1rem;
  }
  .verify .quiet {
    justify-self: center;
  }
  .verify h1 {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.015em;
    margin-block-start: 1rem;
  }
`;
