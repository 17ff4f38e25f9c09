/** A table of Markdown: the first columns are text, the others figures. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  textColumns = 1,
): readonly string[] {
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map(String).join(' | ')} |`;
  return [
    '<!-- prettier-ignore -->',
    line(head),
    line(head.map((_cell, index) => (index < textColumns ? '---' : '--:'))),
    ...rows.map(line),
    '',
  ];
}
