/** How many rows are shown whole: what has no room is counted, and never half cut off. */
import { heightOf, lineCountOf, widthOf } from './text-room.ts';

export interface RowText {
  readonly text: string;
  readonly amount: string;
}

export interface RowRoom {
  readonly heightDp: number;
  readonly widthDp: number;
  readonly fontSizeDp: number;
  /** Below each row. */
  readonly stepDp: number;
  /** Between a text and its amount. */
  readonly gapDp: number;
}

export interface FittedRows {
  readonly count: number;
  /** Lines that a row's text may take; above that it is shortened with a sign for it. */
  readonly titleLines: 1 | 2;
}

/**
 * All rows with two lines each, else with one, else as many as fit with a last row for "and so many more".
 * @param always rows that are shown in any case, below the others.
 * @param isCut there are more rows than these, so the last row is needed anyway.
 */
export function fitRows(
  rows: readonly RowText[],
  room: RowRoom,
  {
    always = [],
    isCut = false,
  }: { readonly always?: readonly RowText[]; readonly isCut?: boolean } = {},
): FittedRows {
  const lastRow = heightOf(room.fontSizeDp) + room.stepDp;
  for (const titleLines of [2, 1] as const) {
    const height = heightOfRows([...rows, ...always], titleLines, room);
    if (height + (isCut ? lastRow : 0) <= room.heightDp) return { count: rows.length, titleLines };
  }
  const left = room.heightDp - heightOfRows(always, 1, room) - lastRow;
  return { count: Math.max(0, Math.floor(left / lastRow)), titleLines: 1 };
}

function heightOfRows(rows: readonly RowText[], most: 1 | 2, room: RowRoom): number {
  const { widthDp, fontSizeDp, stepDp, gapDp } = room;
  return rows.reduce((height, { text, amount }) => {
    const textWidth = widthDp - gapDp - widthOf(amount, fontSizeDp);
    const lines = Math.min(most, lineCountOf(text, { widthDp: textWidth, fontSizeDp }));
    return height + heightOf(fontSizeDp, lines) + stepDp;
  }, 0);
}
