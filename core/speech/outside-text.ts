/** Text from outside made speakable and showable. */

/** Safe to show: one line, NFKC, no control, zero-width, bidi or tag characters, bounded at a word. Amount-like runs are kept. */
export function showableText(text: string): string {
  return text;
}

/** Safe to speak inside a sentence of ours: as {@link showableText}, and nothing in it can be heard as an amount. */
export function speakableText(text: string): string {
  return text;
}

/** Plain words as SSML content: escaped exactly once. The caller adds `<speak>`. */
export function escapeForSsml(text: string): string {
  return text;
}
