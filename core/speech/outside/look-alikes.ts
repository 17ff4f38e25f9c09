/**
 * Letters of other scripts that look like Latin ones ("fіve dоllars" with a Cyrillic і and о), made Latin. The table is our own, by the
 * method of UTS 39 (section 4, skeletons), cut down to letters that stand for one Latin letter: core takes no library for it.
 */

/** Each pair of lines: the letters, and what they look like, one for one. */
const TABLE: readonly (readonly [string, string])[] = [
  // Cyrillic
  ['авсԁеһіјӏкԛорѕтухѡѵԝѐёїӀ', 'abcdehijlkqopstyxwvweeil'],
  ['АВСԀЕНІЈКМОРԚЅТУХѴԜҮ', 'ABCDEHIJKMOPQSTYXVWY'],
  // Greek
  ['αβγεζηικνορστυχωϲϳάέήίόύ', 'abyeznikvopotuxwcjaeniou'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ', 'ABEZHIKMNOPTYXCM'],
  // Armenian, Cherokee, Lisu
  ['օոսհցզյաքվ', 'onuhgqjwpu'],
  ['ᎪᏴᏟᎠᎬᎻᎥᎫᏦᏞᎷΝᏢᎡᏚᎢᏙᎳᎩᏃ', 'ABCDEHiJKLMNPRSTVWYZ'],
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'ABCDEFGHIJKLMNOPRSTUVWXYZ'],
  // Latin letters that are drawn like plain ones
  ['ɑɡıȷɩʟɪɴʀʏᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱꜰɢʙʜǃⅼ', 'agijilinryacdejkmoptuvwzsfgbhll'],
];

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  TABLE.flatMap(([letters, latin]) => {
    const twins = Array.from(latin);
    return Array.from(letters).flatMap((letter, index): [string, string][] => {
      const twin = twins[index];
      return twin === undefined ? [] : [[letter, twin]];
    });
  }),
);

/** Squared and circled letters that NFKC leaves alone: runs of A to Z. */
const LETTER_RUNS = [0x1f150, 0x1f170] as const;
const BOXED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const WORD = /[\p{L}\p{M}]+/gu;
const PLAIN_LATIN = /^[\p{Script=Latin}\p{M}]+$/u;
const OTHER = /[^\p{Script=Latin}\p{M}]/u;

/** Words that mix Latin with its look-alikes become Latin; a word wholly of another script stays as it is. */
export function withoutLookAlikes(text: string, note: (word: string) => void): string {
  return unboxed(text).replace(WORD, (word) => {
    if (!/\p{Script=Latin}/u.test(word) || !OTHER.test(word)) return word;
    const latin = asLatin(word);
    if (latin === word) return word;
    note(word);
    return latin;
  });
}

/** Every letter that has a Latin twin as that twin, where the whole word then is Latin: how a hurried reader reads it. */
export function readAsLatin(text: string): string {
  return text.replace(WORD, (word) => {
    const latin = asLatin(word);
    return PLAIN_LATIN.test(latin) ? latin : word;
  });
}

function asLatin(word: string): string {
  return Array.from(word, (letter) => LATIN_OF.get(letter) ?? letter).join('');
}

function unboxed(text: string): string {
  return text.replace(BOXED, (letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    const first = LETTER_RUNS.findLast((each) => each <= codePoint) ?? codePoint;
    return String.fromCharCode(0x41 + codePoint - first);
  });
}
