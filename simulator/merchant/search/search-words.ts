/** Words as they are compared: lower case, without accents, singular; and which of a query's words tell something. */
import { figureBefore, UNIT_WORDS, unitOf } from './measures.ts';

/** Words about the order, not about a product. */
const IDLE_WORDS = new Set(
  (
    'a about all am an and another any anything are be best bring buy can could do everything find for from get give got have hear i ' +
    'id in is it let like list looking me more my need new nice of on one or order please product put see sell send show some ' +
    'something stuff tell that the them there these thing things this those to two three four five six seven eight nine ten half ' +
    'dozen couple us want we what which will with would you your'
  ).split(' '),
);

/** How things are packed: idle beside the name of what is in them, telling alone. */
const PACKING_WORDS = new Set(
  'bag bottle box can carton count cup jar pack packet pair pound set tin'.split(' '),
);

/** Before "for" they make the rest a purpose: "something for my grinder", but not "looking for a grinder". */
const ANY_THINGS = new Set('something anything thing stuff some'.split(' '));

export interface AskedWord {
  readonly word: string;
  /** It was said behind "for": what the thing is to be used with. */
  readonly isPurpose: boolean;
}

export interface AskedWords {
  /** What is looked for. */
  readonly telling: readonly AskedWord[];
  /** What only helps to choose among those that fit: numbers, and how it is packed. */
  readonly helping: readonly string[];
  /** By number, the unit behind it: "two pounds", which is no "number two" and no "set of two". */
  readonly unitsOf: ReadonlyMap<string, string>;
  /** All of it, as it was said. */
  readonly whole: string;
}

export function readQuery(query: string): AskedWords {
  const words = wordsOf(query.replaceAll(FRENCH_TEA, 'tea'));
  const whole = words.join(' ');
  const telling: AskedWord[] = [];
  const helping: string[] = [];
  const unitsOf = new Map<string, string>();
  let isPurpose = false;
  words.forEach((said, at) => {
    const word = figureBefore(said, words[at + 1]);
    if (word === 'for') isPurpose = telling.length > 0 || ANY_THINGS.has(words[at - 1] ?? '');
    if (IDLE_WORDS.has(word) || FOREIGN_IDLE_WORDS.has(word)) return;
    const next = words[at + 1] ?? '';
    if (isNumber(word) && UNIT_WORDS.has(next)) unitsOf.set(word, next);
    if (PACKING_WORDS.has(word) || UNIT_WORDS.has(word) || isNumber(word)) helping.push(word);
    else telling.push({ word, isPurpose });
  });
  if (telling.length > 0) return { telling, helping, unitsOf, whole };
  const packing = helping.filter((word) => PACKING_WORDS.has(word));
  return {
    telling: packing.map((word) => ({ word, isPurpose: false })),
    helping: [],
    unitsOf,
    whole,
  };
}

/** Without its accent it would be an article. */
const FRENCH_TEA = /(?<!\p{L})thés?(?!\p{L})/giu;

export function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

/** Every word, in order; numbers are words. */
export function wordsOf(text: string): readonly string[] {
  if (PLAIN.test(text)) {
    const plain = text.includes("'") ? text.replaceAll("'", '') : text;
    return (plain.toLowerCase().match(PLAIN_WORD) ?? []).map(comparable);
  }
  const bare = text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}'’]/gu, '');
  return (bare.toLowerCase().match(WORD) ?? [])
    .map(comparable)
    .filter((word) => !ENDINGS.has(word));
}

function comparable(word: string): string {
  return unitOf(singular(word));
}

/** Most texts of a large shelf: nothing of them needs the whole of Unicode. */
const PLAIN = /^[\x20-\x7e]*$/;
const PLAIN_WORD = /[a-z]+|[0-9]+/g;

/** Japanese is written without spaces: its words end where the writing changes, and what stands between them in hiragana alone is grammar. */
const WORD =
  /[\p{Script=Han}々〆]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー])\p{L})+|\p{N}+/gu;
const ENDINGS: ReadonlySet<string> = new Set(
  'が を の は に で と も や み き し り お ください が欲しい がほしい をください をお願いします お願いします が欲しいです がほしいです はありますか ありますか です ほしい しい 欲 探 探し 検索 して する しています'.split(
    ' ',
  ),
);

/** As the idle words, in the shop's other languages; none of them is the English name of a thing. Compared as all words are. */
const FOREIGN_IDLE_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    'el la los las un una unos unas de del al quiero quisiera busco favor por algo ' +
      'der die das den dem des ein eine einen einem eines ich möchte suche bitte etwas gern ' +
      'le les du une je voudrais cherche plaît quelque chose ' +
      'il lo gli di della dello delle dei degli vorrei cerco per favore qualche ' +
      'os um uma uns umas do da dos das quero queria procuro ' +
      'मुझे कुछ चाहिए दिखाओ दिखाइए वाली वाला',
  ),
);

/** `boxes` to `box`, `cookies` and `cookie` to `cooky`: the same for one and many, which is all that is asked of it. */
function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return ieAsY(word);
  const one = word.slice(0, -1);
  return /(?:x|ch|sh|ss)e$/.test(one) ? one.slice(0, -1) : ieAsY(one);
}

function ieAsY(word: string): string {
  return word.length > 4 && word.endsWith('ie') ? `${word.slice(0, -2)}y` : word;
}
