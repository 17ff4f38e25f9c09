/** How the page stands: device left, phone right, what can go wrong below; one column where there is no room. */
import { css } from 'lit';

export const judgesPageStyles = css`
  :host {
    --guide: 0rem;
    /* The device, what was said and the field stand above each other in the window's height, with the row of what can go wrong. */
    --show-width: max(
      33rem,
      min(calc((100dvh - 23.125rem - var(--guide)) * 1.6), calc(100vw - 32.5rem))
    );
    --phone-width: calc(390px + 1.5rem);
    padding: 0.75rem 1.5rem 1rem;
  }
  :host([guided]) {
    --guide: 4.75rem;
  }
  header,
  main,
  hb-guide,
  .notice {
    inline-size: min(100%, calc(var(--show-width) + 2.5rem + var(--phone-width)));
    margin-inline: auto;
  }
  header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 1rem;
    margin-block-end: 0.5rem;
  }
  h1 {
    font-size: 1.125rem;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  header p {
    color: var(--page-soft);
    font-size: 0.8125rem;
    line-height: 1.35;
  }
  .scenarios {
    font-size: 0.875rem;
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  select {
    font: inherit;
    font-weight: 600;
    color: var(--page-accent);
    background: none;
    border: 0;
    border-radius: 0.25rem;
    min-block-size: 1.75rem;
    max-inline-size: 8rem;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  option {
    color: var(--page-ink);
    background: var(--page-sheet);
  }
  .notice {
    background: var(--page-stopped-wash);
    color: var(--page-stopped);
    border-radius: 0.75rem;
    padding: 0.625rem 1rem;
    margin-block-end: 0.75rem;
  }
  hb-guide {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }
  main {
    display: grid;
    grid-template-columns: var(--show-width) var(--phone-width);
    grid-template-areas: 'device phone' 'faults faults';
    gap: 0.75rem 2.5rem;
    align-items: stretch;
  }
  .left {
    grid-area: device;
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    min-inline-size: 0;
  }
  hb-phone-frame {
    grid-area: phone;
    block-size: max(30rem, calc(100dvh - 6.75rem - var(--guide)));
  }
  hb-fault-buttons {
    grid-area: faults;
  }
  .talk {
    flex: 1 0 auto;
    /* Room for a whole dry-run sentence: the total is its last word, and must not be the one that is cut off. */
    min-block-size: 8.75rem;
  }
  .talk p {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    font-size: 0.875rem;
    line-height: 1.35;
  }
  .talk span {
    color: var(--page-soft);
  }
  .talk ul {
    padding-inline-start: 3.25rem;
    margin-block-start: 0.25rem;
  }
  .talk button {
    border: 0;
    background: none;
    padding: 0.25rem 0;
    font-size: 1rem;
    color: var(--page-accent);
    border-radius: 0.25rem;
    text-align: start;
  }
  .talk button:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  .you {
    color: var(--page-soft);
  }
  .alexa {
    margin-block-start: 0.25rem;
  }
  @media (max-width: 66rem) {
    main {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'device' 'faults' 'phone';
    }
    .left,
    hb-fault-buttons {
      inline-size: min(100%, max(30rem, calc((100dvh - 23.125rem - var(--guide)) * 1.6)));
      margin-inline: auto;
    }
    .talk {
      flex: 0 0 auto;
      min-block-size: 4rem;
    }
    hb-phone-frame {
      inline-size: min(100%, var(--phone-width));
      block-size: 56rem;
      margin-inline: auto;
    }
  }
  @media (max-width: 40rem) {
    :host {
      padding-inline: 0.75rem;
    }
    header {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    header p {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;
