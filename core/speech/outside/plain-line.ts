/** Text from outside as one harmless line: nothing invisible, no markup of any surface that shows or says it. */
import { withoutLookAlikes } from './look-alikes.ts';
import { NO_NOTE, takeOut, type Note, type TakenOutKind } from './taken-out.ts';

/** Characters that are never seen or heard: default ignorables (zero width, tags, variation selectors), format, private use, lone surrogates. */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** Joiners that Hindi and emoji are written with leave no gap and are no trick: they go unnoted. */
const JOINERS = /[\u200c\u200d\ufe0f]/gu;
/** Controls, line ends and the blank Braille cell look like space and become space. */
const BLANK = /[\p{Cc}\p{Z}\u2800]+/gu;
const LINE_ENDS = /[\t\n\r]+/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;
/** More than two marks on one letter are drawn over the lines beside it; Indic syllables may bear three. */
const STACKED_MARKS = /(?:(?![\u0900-\u0dff])\p{M}){3,}|\p{M}{4,}|\p{Me}/gu;
const ENTITY = /&(#[xX]?[0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});/gu;
const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['dollar', '$'],
  ['euro', '€'],
  ['pound', '£'],
  ['yen', '¥'],
  ['cent', '¢'],
]);

/** Tags of HTML and SSML, data binding of APL (`${…}`), templates, and addresses of the web. */
const MARKUP: readonly (readonly [TakenOutKind, RegExp])[] = [
  ['markup', /<!--.*?-->|<!\[CDATA\[|\]\]>/gu],
  ['markup', /<\/?[a-zA-Z!?][^<>]*>/gu],
  ['markup', /[<>]/gu],
  ['expression', /[$#@%]?\{[^{}]*\}/gu],
  ['expression', /[{}]/gu],
  ['address', /\S*:\/\/\S*/gu],
  ['address', /\b(?:javascript|data|vbscript|mailto|tel|file|sms|intent):\S+/giu],
  ['address', /\bwww\.\S+/giu],
  ['address', /\S+@\S+\.\S+/gu],
];

/** Longer input is cut before any work is done on it: the terms allow 300 characters, tools may be handed more. */
const LONGEST_INPUT = 1_000;
const MOST_PASSES = 12;
/** Nothing below can change such a line: most titles. */
const ORDINARY = /^[A-Za-z0-9,' ](?:[A-Za-z0-9,' -])*$/u;

/**
 * One line of plain text. Each pass can only shorten or keep (but for entities once decoded), so that passing until nothing changes
 * ends; what still changes after {@link MOST_PASSES} was built to nest, and is dropped whole.
 */
export function plainLine(text: string, note: Note = NO_NOTE): string {
  const characters = Array.from(text);
  if (characters.length > LONGEST_INPUT) {
    note('too_long', characters.slice(LONGEST_INPUT).join(''));
  }
  let line = characters.slice(0, LONGEST_INPUT).join('');
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = cleanOnce(line, note);
    if (next === line) return line;
    line = next;
  }
  note('nested', line);
  return '';
}

/** At most `most` characters, cut between words where there is a word end to cut at. */
export function boundAtWord(text: string, most: number, note: Note = NO_NOTE): string {
  if (text.length <= most) return text;
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most + 1);
  const lastSpace = cut.lastIndexOf(' ');
  const end = lastSpace > 0 ? lastSpace : most;
  note('too_long', characters.slice(end).join(''));
  return cut.slice(0, end).join('').trimEnd();
}

function cleanOnce(line: string, note: Note): string {
  if (ORDINARY.test(line)) return line.replace(/ {2,}/gu, ' ').trim();
  let visible = line
    .replace(/[™®©℠]/gu, '')
    .normalize('NFKC')
    .replace(LINE_ENDS, ' ');
  visible = takeOut(visible, CONTROL, { kind: 'control', note });
  visible = visible.replace(JOINERS, '');
  visible = takeOut(visible, INVISIBLE, { kind: 'invisible', note, instead: '' });
  visible = visible.replace(STACKED_MARKS, (marks) => {
    note('stacked_marks', marks);
    return marks.replace(/\p{Me}/gu, '').slice(0, 2);
  });
  visible = visible.replace(
    ENTITY,
    (whole, name: string) => decodeEntity(name) ?? whole.slice(1, -1),
  );
  visible = withoutLookAlikes(visible, (word) => {
    note('look_alike', word);
  });
  let plain = withoutMarkdown(visible, note);
  for (const [kind, pattern] of MARKUP) plain = takeOut(plain, pattern, { kind, note });
  return plain.replace(BLANK, ' ').trim();
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED_ENTITIES.get(name.toLowerCase());
  const isHex = /^#[xX]/u.test(name);
  const codePoint = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined;
}

function withoutMarkdown(text: string, note: Note): string {
  const plain = text
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/gu, ' $1 ')
    .replace(/!?\[([^[\]]*)\](?:\[[^[\]]*\])?/gu, ' $1 ')
    .replace(/[[\]`*_~|\\^]+/gu, ' ')
    .replace(/^(?:\s*(?:#+(?!\d)|[-+=]+(?=\s)|\d+[.)](?=\s)))+/gu, ' ');
  if (plain !== text) note('markdown', text);
  return plain;
}
