/** The words of an utterance or a sample as they are compared: lower case, without punctuation. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'.\s-]/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll('-', ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== "'");
}
