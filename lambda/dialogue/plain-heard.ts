/** What was heard, in the one form in which it is compared with our words: small letters, plain apostrophes and digits. */
export function plainHeard(heard: string): string {
  return heard.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim();
}
