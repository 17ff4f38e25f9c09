/**
 * Where a total breaks when it is too wide: the currency on its own line, then at group separators (design, section 7).
 * It is never shrunk and never clipped.
 */

/** Widths in em of the widest face we allow for; real devices are narrower, so a row never overflows. */
const DIGIT_EM = 0.64;

/** The rows of `total` at `fontSizeDp` in `widthDp`: one where it fits. */
export function breakTotal(
  total: string,
  { widthDp, fontSizeDp }: { readonly widthDp: number; readonly fontSizeDp: number },
): readonly string[] {
  const room = Math.max(4, Math.floor(widthDp / (fontSizeDp * DIGIT_EM)));
  if (total.length <= room) return [total];
  const parts = /^([^0-9]*)([0-9].*?)([^0-9]*)$/.exec(total);
  const [, before = '', number = total, after = ''] = parts ?? [];
  const rows = [before.trim(), ...breakAtGroups(number, room), after.trim()];
  return rows.filter((row) => row !== '');
}

/** Whole groups fill each row; a separator stays at the end of its row. */
function breakAtGroups(number: string, room: number): readonly string[] {
  const groups = number.split(/(?<=[,\u00a0\u202f'’](?=[0-9]{3}))/);
  const rows: string[] = [];
  for (const group of groups) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + group.length <= room) rows[rows.length - 1] = row + group;
    else rows.push(group);
  }
  return rows;
}
