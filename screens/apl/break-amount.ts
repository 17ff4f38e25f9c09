/** Where a written amount may be broken when it is too wide: before the currency first, then at group separators. */

export interface BrokenAmount {
  /** The currency in front, or empty. */
  readonly before: string;
  /** The figures, cut after each group separator: `1,` `234,` `567`. */
  readonly groups: readonly string[];
  /** The minor units with their separator: `.89`, or empty. */
  readonly minor: string;
  /** The currency behind, or empty. */
  readonly after: string;
}

const SEPARATOR = /[.,'’\u00a0\u202f ]/;

/** The parts, whose concatenation is exactly the given text. Text without a figure is all `before`. */
export function breakAmount(text: string): BrokenAmount {
  const first = text.search(/[0-9]/);
  if (first === -1) return { before: text, groups: [], minor: '', after: '' };
  const last = text.length - 1 - Array.from(text).reverse().join('').search(/[0-9]/);
  const figures = text.slice(first, last + 1);
  const minorAt = findMinorSeparator(figures);
  const major = minorAt === -1 ? figures : figures.slice(0, minorAt);
  return {
    before: text.slice(0, first),
    groups: major.split(/(?<=[.,'’\u00a0\u202f ])/),
    minor: minorAt === -1 ? '' : figures.slice(minorAt),
    after: text.slice(last + 1),
  };
}

/** The last separator is the decimal one when it differs from the others, or is the only one and no comma before three digits. */
function findMinorSeparator(figures: string): number {
  const separators = Array.from(figures).filter((character) => SEPARATOR.test(character));
  const last = separators.at(-1);
  if (last === undefined) return -1;
  const at = figures.lastIndexOf(last);
  if (separators.length === 1) return last === '.' || figures.length - at - 1 !== 3 ? at : -1;
  return separators.indexOf(last) === separators.length - 1 ? at : -1;
}
