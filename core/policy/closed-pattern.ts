/**
 * Patterns of a policy: a row of characters and classes of stated characters, each a stated number of times. Nothing in them can match
 * everything, go on for ever or take long to match.
 */

/** One character or one class, and how often: `[A-Z]{2,10}`, `-`, `[0-9]?`, `\.`. */
const PIECE =
  /(\[(?!\^)(?:[^\]\\[]|\\[\]\\^[-])+\]|\\[.*+?()[\]{}|\\^$/-]|[^.*+?()[\]{}|\\^$])(\?|\{[0-9]{1,3}(?:,[0-9]{1,3})?\})?/y;
/** With more of them a text that nearly fits would take long. */
const MOST_OF_ANY_LENGTH = 3;
const LONGEST_TEXT = 500;
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** What is wrong with the pattern, in words; undefined when it is closed. */
export function faultInPattern(pattern: string): string | undefined {
  const inner = withoutAnchors(pattern);
  if (inner === '') return 'it is empty';
  let index = 0;
  let ofAnyLength = 0;
  while (index < inner.length) {
    PIECE.lastIndex = index;
    const [whole, what, times] = PIECE.exec(inner) ?? [];
    if (whole === undefined || what === undefined) {
      return `"${inner.slice(index, index + 12)}" is open: it is no stated character or class, a stated number of times`;
    }
    const fault = faultInPiece(what);
    if (fault !== undefined) return fault;
    if (times === '?' || times?.includes(',') === true) ofAnyLength += 1;
    index += whole.length;
  }
  if (ofAnyLength > MOST_OF_ANY_LENGTH) return 'it has more than three parts of no fixed length';
  return isRegExp(inner) ? undefined : 'a number of times in it goes backwards';
}

/** The whole text fits the pattern. Nothing fits a pattern that is not closed. */
export function fitsPattern(text: string, pattern: string): boolean {
  if (text.length > LONGEST_TEXT || faultInPattern(pattern) !== undefined) return false;
  return new RegExp(`^(?:${withoutAnchors(pattern)})$`).test(text);
}

function faultInPiece(what: string): string | undefined {
  if (!isRegExp(what)) return `the range in ${what} goes backwards`;
  const piece = new RegExp(`^${what}$`);
  return PRINTABLE.every((sign) => piece.test(sign)) ? `${what} takes any character` : undefined;
}

function isRegExp(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

/** A pattern is always of the whole text, with or without them. */
function withoutAnchors(pattern: string): string {
  return pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
}
