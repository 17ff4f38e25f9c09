/** Text from outside as one harmless line: nothing invisible, no markup of any surface that shows or says it. */

/** Characters that are never seen or heard: default ignorables (zero width, tags, variation selectors), format, private use, lone surrogates. */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** Controls, line ends and the blank Braille cell look like space and become space. */
const BLANK = /[\p{Cc}\p{Z}\u2800]+/gu;
const ENTITY = /&(#[xX]?[0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});/gu;
const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['dollar', '$'],
]);
/** Longer input is cut before any work is done on it: the terms allow 300 characters, tools may be handed more. */
const LONGEST_INPUT = 1_000;
const MOST_PASSES = 12;

/**
 * One line of plain text. Each pass can only shorten or keep (but for entities once decoded), so that passing until nothing changes
 * ends; what still changes after {@link MOST_PASSES} was built to nest, and is dropped whole.
 */
export function plainLine(text: string): string {
  let line = Array.from(text).slice(0, LONGEST_INPUT).join('');
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = cleanOnce(line);
    if (next === line) return line;
    line = next;
  }
  return '';
}

/** At most `most` characters, cut between words where there is a word end to cut at. */
export function boundAtWord(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most + 1);
  const lastSpace = cut.lastIndexOf(' ');
  return cut
    .slice(0, lastSpace > 0 ? lastSpace : most)
    .join('')
    .trimEnd();
}

function cleanOnce(line: string): string {
  const visible = line
    .replace(/[™®©℠]/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(ENTITY, (whole, name: string) => decodeEntity(name) ?? whole.slice(1, -1));
  return withoutMarkup(withoutMarkdown(visible)).replace(BLANK, ' ').trim();
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED_ENTITIES.get(name.toLowerCase());
  const isHex = /^#[xX]/u.test(name);
  const codePoint = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined;
}

/** Tags of HTML and SSML, data binding of APL (`${…}`), templates, and addresses of the web. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<!--.*?-->|<!\[CDATA\[|\]\]>/gu, ' ')
    .replace(/<\/?[a-zA-Z!?][^<>]*>/gu, ' ')
    .replace(/[<>]/gu, ' ')
    .replace(/[$#@]?\{[^{}]*\}/gu, ' ')
    .replace(/[{}]/gu, ' ')
    .replace(/\S*:\/\/\S*/gu, ' ')
    .replace(/\b(?:javascript|data|vbscript|mailto|tel|file):\S+/giu, ' ')
    .replace(/\bwww\.\S+/giu, ' ')
    .replace(/\S+@\S+\.\S+/gu, ' ');
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/gu, ' $1 ')
    .replace(/!?\[([^[\]]*)\](?:\[[^[\]]*\])?/gu, ' $1 ')
    .replace(/[[\]`*_~|\\^]+/gu, ' ')
    .replace(/^(?:\s*(?:#+(?!\d)|[-+=]+(?=\s)|\d+[.)](?=\s)))+/gu, ' ');
}
