/** A count with its noun, as the screens write it: digits, then the right form. */

export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** `0 minutes`, `1 minute`, `2 minutes`. */
export function counted(count: number, noun: Noun): string {
  return `${String(count)} ${count === 1 ? noun.one : noun.many}`;
}

/** French and Brazilian Portuguese count none as one: `0 minute`, `1 minute`, `2 minutes`. */
export function countedFromTwo(count: number, noun: Noun): string {
  return `${String(count)} ${count < 2 ? noun.one : noun.many}`;
}
