/** Puts the figures into `docs/risk.md`, between its marks, and the chart beside it. The same seeds give the same bytes: no day, no times. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../docs/risk.md', import.meta.url));
const CHART = fileURLToPath(new URL('../../docs/risk-drift.svg', import.meta.url));
const BEGIN = '<!-- figures: begin -->';
const END = '<!-- figures: end -->';

export function writeRiskPage(figures: string, chart: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/risk.md has lost its marks');
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${figures.trim()}\n\n${END}${after}`);
  writeFileSync(CHART, chart);
}

/** A table of Markdown; the first `texts` columns are words, the others are numbers. */
export function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  texts = 1,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const marks = head.map((_, index) => (index < texts ? '---' : '--:'));
  return [line(head), line(marks), ...rows.map(line)].join('\n');
}
