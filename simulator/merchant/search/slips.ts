/** Slips of the finger and the ear: `espreso`, `drak`, `ketle`. */

/** How many a word may have: a short word with one letter changed is another word. */
function slipsAllowed(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/** In the longest words. */
export const MOST_SLIPS = 2;

export function isSlipOf(wanted: string, own: string): boolean {
  const slips = slipsAllowed(wanted);
  if (slips === 0 || own.length < 4 || Math.abs(wanted.length - own.length) > slips) return false;
  // The first letter is hardly ever the wrong one.
  return wanted[0] === own[0] && isWithinSlips(wanted, own, slips);
}

/** Edit distance with swaps of neighbours (optimal string alignment), up to a small bound, in three rows. */
function isWithinSlips(one: string, other: string, bound: number): boolean {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap(one, other, { row, column }) ? at(beforeLast, column - 2) + 1 : FAR,
        ),
      );
    }
    if (Math.min(...current) > bound) return false;
    beforeLast = last;
    last = current;
  }
  return at(last, other.length) <= bound;
}

/** Farther than any bound. */
const FAR = 1000;

function at(row: readonly number[], column: number): number {
  return row[column] ?? FAR;
}

function isSwap(
  one: string,
  other: string,
  { row, column }: { readonly row: number; readonly column: number },
): boolean {
  return (
    row > 1 &&
    column > 1 &&
    one[row - 1] === other[column - 2] &&
    one[row - 2] === other[column - 1]
  );
}
