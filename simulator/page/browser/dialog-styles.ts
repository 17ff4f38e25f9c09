/** How the page's dialogs look: a sheet over the page, with its title and its way out always in sight. */
import { css } from 'lit';

export const dialogStyles = css`
  dialog {
    inline-size: min(62rem, calc(100vw - 2rem));
    block-size: min(54rem, calc(100dvh - 3rem));
    padding: 0;
    border: 1px solid var(--page-line);
    border-radius: 1rem;
    background: var(--page-sheet);
    color: var(--page-ink);
    overflow: hidden;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  dialog::backdrop {
    background: rgb(8 11 16 / 55%);
  }
  .top {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.25rem;
    padding: 0.875rem 1.25rem;
    border-block-end: 1px solid var(--page-line);
  }
  .top h2 {
    font-size: 1.125rem;
    font-weight: 650;
    margin-inline-end: auto;
  }
  .content {
    flex: 1 1 auto;
    overflow-y: auto;
    padding: 1rem 1.25rem;
  }
  .quiet {
    color: var(--page-soft);
    font-size: 0.875rem;
  }
  .top button {
    border: 1px solid var(--page-edge);
    background: none;
    border-radius: 0.5rem;
    min-block-size: 2.25rem;
    padding-inline: 0.875rem;
    font-size: 0.875rem;
  }
`;
