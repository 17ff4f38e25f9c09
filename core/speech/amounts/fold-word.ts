/** One spelling for words that people and recognisers write in several: case, accents, width, ß, and the dots of Devanagari. */

/**
 * Lower case, without Latin accents. Vowel signs of Devanagari and the voicing marks of kana are letters, not accents, and stay;
 * the nukta (हज़ार, हजार) and the two signs for a nasal vowel (पाँच, पांच) are one and the same to those who type.
 */
export function foldWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/gu, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .normalize('NFC');
}

/** Folded and without the spaces and hyphens that people put in or leave out: `twenty-one`, `twenty one`. */
export function compactWords(text: string): string {
  return foldWord(text).replace(/[\s\u2010-\u2015-]+/gu, '');
}
