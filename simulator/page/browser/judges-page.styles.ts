/** How the page stands: device left, phone right, what can go wrong beside them, the trace below; one column where there is no room. */
import { css, type CSSResultGroup } from 'lit';
import { talkStyles } from './talk-styles.ts';

const ownStyles = css`
  :host {
    --guide: 2.25rem;
    --trace: 2.25rem;
    --phone-width: calc(390px + 1.5rem);
    --rail: 12.5rem;
    --gap: 1.5rem;
    /* What is left in the window's height for device, phone and buttons. */
    --room: calc(100dvh - 4rem - var(--guide) - var(--trace));
    --beside: calc(var(--phone-width) + var(--rail) + 2 * var(--gap));
    --show-width: clamp(
      26rem,
      min(calc((var(--room) - 15.25rem) * 1.6), calc(100vw - 3rem - var(--beside))),
      76rem
    );
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
  }
  :host([guided]) {
    --guide: 4.25rem;
  }
  .body {
    flex: 1 0 auto;
    padding: 0.5rem 1.5rem 0.75rem;
  }
  header,
  main,
  .guide,
  .notice {
    inline-size: min(100%, calc(var(--show-width) + var(--beside)));
    margin-inline: auto;
  }
  header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto auto;
    align-items: baseline;
    gap: 0 0.875rem;
    margin-block-end: 0.375rem;
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
  .guide {
    margin-block-end: 0.625rem;
  }
  .notice {
    background: var(--page-stopped-wash);
    color: var(--page-stopped);
    border-radius: 0.75rem;
    padding: 0.625rem 1rem;
    margin-block-end: 0.75rem;
  }
  main {
    display: grid;
    grid-template-columns: var(--show-width) var(--phone-width) minmax(0, var(--rail));
    grid-template-areas: 'device phone faults';
    gap: 0.75rem var(--gap);
    align-items: stretch;
  }
  .left {
    grid-area: device;
    display: flex;
    flex-direction: column;
    gap: 0.375rem;
    min-inline-size: 0;
  }
  hb-side-panel {
    grid-area: phone;
    block-size: max(30rem, var(--room));
    min-inline-size: 0;
  }
  .first {
    display: flex;
    flex-direction: column;
    gap: 0.25rem;
    min-inline-size: 0;
  }
  .first hb-phone-frame {
    flex: 1 1 auto;
  }
  hb-sign-in-facts {
    padding-inline: 1rem;
  }
  .second {
    grid-area: second;
    display: flex;
    flex-direction: column;
    gap: 0.25rem;
    block-size: max(30rem, var(--room));
    min-inline-size: 0;
  }
  .second .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: 1rem;
    min-block-size: 2rem;
    font-size: 0.875rem;
    font-weight: 650;
  }
  .about {
    margin-block-start: -0.25rem;
    min-block-size: 3rem;
    padding-inline: 1rem;
    font-size: 0.8125rem;
    line-height: 1.5rem;
    color: var(--page-soft);
  }
  .note {
    display: flex;
    align-items: center;
    gap: 1.25rem;
    border: 0.125rem solid var(--page-accent);
    border-radius: 0.75rem;
    background: var(--page-sheet);
    padding: 0.5rem 1rem;
    font-size: 0.875rem;
    line-height: 1.35;
  }
  .note .link {
    flex: none;
  }
  .second hb-phone-frame {
    flex: 1 1 auto;
  }
  .link {
    border: 0;
    background: none;
    padding: 0.125rem 0;
    color: var(--page-accent);
    font-size: 0.8125rem;
    font-weight: 600;
    border-radius: 0.25rem;
  }
  hb-fault-buttons {
    grid-area: faults;
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
  hb-trace-strip {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
  }
  .skip {
    position: absolute;
    inset: 0.5rem auto auto 1.5rem;
    z-index: 3;
    background: var(--page-accent);
    color: var(--page-on-accent);
    border: 0;
    border-radius: 0.5rem;
    padding: 0.5rem 1rem;
  }
  .skip:not(:focus) {
    inset-block-start: -4rem;
  }

  /* Two phones: the second takes the place of the buttons, which go below. */
  :host([two-phones]) {
    --phone-width: clamp(20rem, calc((100vw - 3rem - 24rem - 2 * var(--gap)) / 2), 25.875rem);
    --beside: calc(2 * var(--phone-width) + 2 * var(--gap));
    --show-width: clamp(
      20rem,
      min(calc((var(--room) - 15.25rem) * 1.6), calc(100vw - 3rem - var(--beside))),
      76rem
    );
  }
  :host([two-phones]) main {
    grid-template-columns: var(--show-width) var(--phone-width) var(--phone-width);
    grid-template-areas: 'device phone second' 'faults faults faults';
  }

  @media (max-width: 77rem) {
    :host(:not([two-phones])) {
      --beside: calc(var(--phone-width) + var(--gap));
    }
    :host(:not([two-phones])) main {
      grid-template-columns: var(--show-width) var(--phone-width);
      grid-template-areas: 'device phone' 'faults faults';
    }
  }
  @media (max-width: 66rem) {
    :host,
    :host([two-phones]) {
      --show-width: 100%;
      --phone-width: 100%;
      --beside: 0rem;
    }
    :host(:not([two-phones])) main,
    :host([two-phones]) main {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'device' 'phone' 'second' 'faults';
    }
    header,
    main,
    .guide {
      max-inline-size: 44rem;
    }
    .guide {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
    }
    .talk {
      flex: 0 0 auto;
      min-block-size: 4rem;
    }
    hb-side-panel,
    .second {
      inline-size: min(100%, calc(390px + 1.5rem));
      block-size: 54rem;
      margin-inline: auto;
    }
  }
  @media (max-width: 40rem) {
    .body {
      padding-inline: 0.75rem;
    }
    header {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    header p {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    hb-door-switch {
      grid-column: 1 / -1;
      grid-row: 3;
    }
  }
`;

export const judgesPageStyles: CSSResultGroup = [talkStyles, ownStyles];
