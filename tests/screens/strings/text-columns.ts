/** How wide a text is, in columns of a Latin letter: Han and kana take two, marks above and below a letter none. */
export function columnsOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + columnsOfCharacter(character), 0);
}

function columnsOfCharacter(character: string): number {
  if (/\p{Mn}/u.test(character)) return 0;
  const isWide =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60ー]/u;
  return isWide.test(character) ? 2 : 1;
}
