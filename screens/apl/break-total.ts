/**
 * Where a total breaks when it is too wide: the currency on its own line, then at group separators (design, section 7).
 * It is never shrunk and never clipped.
 */
import { breakAmount } from './break-amount.ts';

/** Widths in em of the widest face we allow for; real devices are narrower, so a row never overflows. */
const DIGIT_EM = 0.64;

/** The rows of `total` at `fontSizeDp` in `widthDp`: one where it fits. */
export function breakTotal(
  total: string,
  { widthDp, fontSizeDp }: { readonly widthDp: number; readonly fontSizeDp: number },
): readonly string[] {
  const room = Math.max(4, Math.floor(widthDp / (fontSizeDp * DIGIT_EM)));
  if (total.length <= room) return [total];
  const { before, groups, minor, after } = breakAmount(total);
  const lastGroup = groups.length - 1;
  const pieces = groups.map((group, index) => (index === lastGroup ? group + minor : group));
  return [before.trim(), ...fillRows(pieces, room), after.trim()].filter((row) => row !== '');
}

/** Whole pieces fill each row; a separator stays at the end of its row. */
function fillRows(pieces: readonly string[], room: number): readonly string[] {
  const rows: string[] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + piece.length <= room) rows[rows.length - 1] = row + piece;
    else rows.push(piece);
  }
  return rows;
}
