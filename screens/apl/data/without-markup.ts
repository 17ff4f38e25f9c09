/** APL reads `<` in a text as markup; a look-alike is drawn instead, so that no title can restyle or break a document. */
export function withoutMarkup(text: string): string {
  return text.replaceAll('<', '‹');
}
