/** The least number of phonemes to add, leave out or change to make one list of the other. */
export function editDistance(one: readonly string[], other: readonly string[]): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, phoneme] of one.entries()) {
    const current = [row + 1];
    for (const [column, against] of other.entries()) {
      const changed = (above[column] ?? 0) + (phoneme === against ? 0 : 1);
      current.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
