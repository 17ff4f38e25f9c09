/** The table as Markdown: for a screen, and for docs/certify.md. */
import { RESULTS, type RanRow, type RanSection, type Result } from './run-rows.ts';

export function countResults(sections: readonly RanSection[]): Readonly<Record<Result, number>> {
  const rows = sections.flatMap((section) => section.rows);
  const count = (result: Result): number => rows.filter((row) => row.result === result).length;
  return {
    passed: count('passed'),
    FAILED: count('FAILED'),
    'needs Amazon': count('needs Amazon'),
    open: count('open'),
    'not offered': count('not offered'),
  };
}

export function formatCounts(sections: readonly RanSection[]): string {
  const counts = countResults(sections);
  return RESULTS.map((result) => `${String(counts[result])} ${result}`).join(', ');
}

export function formatSections(sections: readonly RanSection[]): string {
  return sections
    .map(({ title, rows }) =>
      [
        `## ${title}`,
        '',
        '| requirement | source | how it was checked now | result | evidence |',
        '|---|---|---|---|---|',
        ...rows.map(formatRow),
      ].join('\n'),
    )
    .join('\n\n');
}

function formatRow({ row, result, evidence }: RanRow): string {
  const { standing } = row;
  const more =
    standing?.kind === 'amazon'
      ? ` ${standing.needs}`
      : standing?.kind === 'open'
        ? ` Our answer: ${standing.answer}`
        : '';
  const cells = [row.requirement, row.source, row.how, result, `${evidence}.${more}`];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .replaceAll(/\.\.+(?=\s|$)/g, '.')
    .replaceAll('…".', '…"');
}
