import { css } from 'lit';

export const voiceCodeStyles = css`
  article {
    display: grid;
    gap: 1.25rem;
  }
  h1 {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.015em;
  }
  .code {
    container-type: inline-size;
  }
  .cells {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem;
  }
  /* Four in a row as soon as each cell is four times the text size wide; with larger text, two and two. */
  @container (min-width: 17.5rem) {
    .cells {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  .cell,
  .digits,
  .time {
    font-variant-numeric: tabular-nums lining-nums;
  }
  .cell {
    display: grid;
    place-items: center;
    min-block-size: 5.5rem;
    border-radius: 0.75rem;
    background: var(--hb-raised);
    border: 1px solid var(--hb-line);
    font-size: 3.5rem;
    line-height: 1;
    font-weight: 650;
    color: var(--hb-ink);
  }
  .say {
    font-size: 1.125rem;
    line-height: 1.45;
  }
  .say strong {
    display: block;
    font-size: 1.3125rem;
    font-weight: 650;
    letter-spacing: -0.01em;
  }
  .say .digits {
    white-space: nowrap;
    word-spacing: 0.12em;
  }
  .wrong {
    margin-block-start: 1rem;
    font-weight: 600;
    color: var(--hb-stopped);
    padding-inline-start: 0.875rem;
    border-inline-start: 0.1875rem solid var(--hb-stopped);
  }
  .time {
    display: grid;
    gap: 0.375rem;
  }
  .time p {
    font-weight: 600;
  }
  progress {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 0.5rem;
    border: 0;
    border-radius: 0.25rem;
    overflow: hidden;
    background: var(--hb-line);
    color: var(--hb-accent);
  }
  progress::-webkit-progress-bar {
    background: var(--hb-line);
  }
  progress::-webkit-progress-value {
    background: var(--hb-accent);
    border-radius: 0.25rem;
  }
  progress::-moz-progress-bar {
    background: var(--hb-accent);
    border-radius: 0.25rem;
  }
  .order {
    display: grid;
    gap: 0.25rem;
    padding-block-start: 1.25rem;
    border-block-start: 1px solid var(--hb-line);
  }
  @media (forced-colors: active) {
    progress {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
      background: Canvas;
    }
    progress::-webkit-progress-bar {
      background: Canvas;
    }
    progress::-webkit-progress-value {
      background: Highlight;
    }
    progress::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
