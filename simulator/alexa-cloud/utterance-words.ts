/** The words of an utterance or a sample as they are compared: lower case, without punctuation. */

/** Written together with the next word: "l'espresso", "d'espresso". */
const HAS_ELISIONS = /^(?:fr|it)/;
const DEVANAGARI_ZERO = 0x966;

/** In Japanese, which has no spaces, every character is a word of its own. */
export function wordsOf(text: string, locale = 'en-US'): readonly string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO))
    .replace(/[^\p{L}\p{M}\p{N}'.\s-]/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll('-', ' ');
  if (isUnspaced(locale)) return Array.from(plain.replace(/[\s']/gu, ''));
  const apart = HAS_ELISIONS.test(locale) ? plain.replaceAll("'", "' ") : plain;
  return apart.split(/\s+/).filter((word) => word !== '' && word !== "'");
}

/** The words as one text again. */
export function textOf(words: readonly string[], locale = 'en-US'): string {
  if (isUnspaced(locale)) return words.join('');
  const text = words.join(' ');
  return HAS_ELISIONS.test(locale) ? text.replaceAll("' ", "'") : text;
}

/** What words have to share to be the same: a dot below a letter of Devanagari is left out as often as it is written. */
export function sameWordAs(word: string, locale = 'en-US'): string {
  if (locale.startsWith('hi')) return word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');
  if (word === "d'") return locale.startsWith('it') ? 'di' : 'de';
  return word;
}

export function isUnspaced(locale: string): boolean {
  return locale.startsWith('ja');
}
