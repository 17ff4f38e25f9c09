/** What was taken out of a text from outside, and why: kept for the audit and shown to the operator. */

export const TAKEN_OUT_KINDS = [
  'too_long',
  'nested',
  'control',
  'invisible',
  'look_alike',
  'stacked_marks',
  'markup',
  'expression',
  'markdown',
  'address',
  'amount',
  'claim',
  'long_number',
  'own_words',
  'instruction',
  'sign',
  'script',
] as const;
export type TakenOutKind = (typeof TAKEN_OUT_KINDS)[number];

export interface TakenOut {
  readonly kind: TakenOutKind;
  /** As it stood in the text when it was taken out. */
  readonly run: string;
}

/** Is told of each run that a step takes out; most callers do not listen. */
export type Note = (kind: TakenOutKind, run: string) => void;

export const NO_NOTE: Note = () => undefined;

/** `text` with each match replaced; what was there is noted. */
export function takeOut(
  text: string,
  pattern: RegExp,
  by: { readonly kind: TakenOutKind; readonly note: Note; readonly instead?: string },
): string {
  return text.replace(pattern, (...match: unknown[]) => {
    const run = String(match[0]);
    by.note(by.kind, run);
    return by.instead ?? ' ';
  });
}
