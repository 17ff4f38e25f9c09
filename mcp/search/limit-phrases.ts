/** How people say "at most", "at least" and "between" beside an amount, by language. */
import { languageOf, type Locale, type SpeechLanguage } from '#core';

export interface LimitPhrases {
  readonly most: BesideAmount;
  readonly least: BesideAmount;
  readonly ranges: readonly RangePhrases[];
  /** At the end of what stands between two limits: "over ten dollars but under twenty". */
  readonly joint: RegExp;
}

export interface BesideAmount {
  /** Before an amount, at its left edge. */
  readonly before: RegExp | undefined;
  /** Behind an amount, at its right edge. */
  readonly behind: RegExp | undefined;
}

export interface RangePhrases {
  /** Before the first amount, at its left edge. */
  readonly open: RegExp;
  /** Between the two. */
  readonly link: RegExp;
  /** Behind the second, at its right edge. */
  readonly close: RegExp;
  /** It says that a range is meant, whichever end comes first: "between". */
  readonly isNamed: boolean;
}

const before = (source: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${source})\\s*(?:the\\s+)?$`, 'iu');
const behind = (source: string): RegExp => new RegExp(`^\\s*(?:${source})(?!\\p{L})`, 'iu');
const joint = (source: string): RegExp =>
  new RegExp(`[\\s,]*(?:(?<!\\p{L})(?:${source}) )?$`, 'iu');
const NOTHING = /^/u;

const between = (open: string, link: string): RangePhrases => ({
  ...{ open: before(open), link: new RegExp(` (?:${link}) `, 'giu'), close: NOTHING },
  isNamed: true,
});
const fromTo = (open: string, link: string): RangePhrases => ({
  ...{ open: before(open), link: new RegExp(` (?:${link}) `, 'giu'), close: NOTHING },
  isNamed: false,
});
/** "$10-$15", not "twenty-five". */
const DASHED: RangePhrases = {
  ...{ open: /$/u, link: /(?<=[\p{N}\p{Sc}] ?)[-–](?= ?[\p{N}\p{Sc}])/gu, close: NOTHING },
  isNamed: false,
};

const ENGLISH: LimitPhrases = {
  most: {
    before: before(
      '(?:for |that (?:is|are|costs?) |costing |priced )?(?:under|below|less than|cheaper than|at most|up to|no more than|not more than|not over|not above|within|a? ?maximum(?: of)?|max)',
    ),
    behind: behind('or less|or under|or below|or cheaper|at most|at the most|maximum|max|tops'),
  },
  least: {
    before: before(
      '(?:for |that (?:is|are|costs?) |costing |priced )?(?:over|above|more than|pricier than|at least|from|starting (?:at|from)|upwards? of|no less than|not less than|not under|not below|a? ?minimum(?: of)?)',
    ),
    behind: behind(
      'or more|or over|or above|and (?:more|over|above|up|upwards?)|at least|at the least|minimum',
    ),
  },
  ranges: [between('between', 'and'), fromTo('(?:from)?', 'to|up to'), DASHED],
  joint: joint('and|but'),
};

const SPANISH: LimitPhrases = {
  most: {
    before: before(
      '(?:por |de )?(?:menos de|debajo de|hasta|como mucho|(?:un )?máximo(?: de)?|no más de|bajo)',
    ),
    behind: behind('o menos|como mucho|como máximo|máximo'),
  },
  least: {
    before: before(
      '(?:por |de )?(?:más de|encima de|desde|a partir de|al menos|por lo menos|como mínimo|(?:un )?mínimo(?: de)?|no menos de)',
    ),
    behind: behind('o más|al menos|por lo menos|como mínimo|mínimo|en adelante'),
  },
  ranges: [between('entre', 'y'), fromTo('de|desde', 'a|hasta'), DASHED],
  joint: joint('y|pero'),
};

const GERMAN: LimitPhrases = {
  most: {
    before: before(
      '(?:für )?(?:unter|bis(?: zu)?|weniger als|höchstens|maximal|nicht über|nicht mehr als|billiger als|günstiger als)',
    ),
    behind: behind('oder weniger|höchstens|maximal'),
  },
  least: {
    before: before(
      '(?:für )?(?:über|ab|mehr als|mindestens|wenigstens|nicht unter|nicht weniger als|teurer als)',
    ),
    behind: behind('oder mehr|und mehr|oder darüber|und darüber|aufwärts|mindestens'),
  },
  ranges: [between('zwischen', 'und'), fromTo('(?:von)?', 'bis(?: zu)?'), DASHED],
  joint: joint('und|aber'),
};

const FRENCH: LimitPhrases = {
  most: {
    before: before(
      "(?:à |pour |de )?(?:moins de|moins d'|sous|jusqu'à|au plus|au maximum|maximum|pas plus de|pas plus d'|en dessous de)",
    ),
    behind: behind('ou moins|maximum|au plus|au maximum'),
  },
  least: {
    before: before(
      "(?:à |pour |de )?(?:plus de|plus d'|au-dessus de|au dessus de|à partir de|à partir d'|dès|au moins|au minimum|minimum|pas moins de|pas moins d')",
    ),
    behind: behind('ou plus|et plus|minimum|au moins|au minimum'),
  },
  ranges: [between('entre', 'et'), fromTo('de', 'à'), DASHED],
  joint: joint('et|mais'),
};

const ITALIAN: LimitPhrases = {
  most: {
    before: before(
      '(?:a |per )?(?:sotto(?: i| gli)?|meno di|fino a|al massimo|massimo|non più di|entro(?: i)?)',
    ),
    behind: behind('o meno|al massimo|massimo'),
  },
  least: {
    before: before(
      '(?:a |per )?(?:sopra(?: i| gli)?|oltre(?: i| gli)?|più di|almeno|come minimo|minimo|non meno di|a partire da)',
    ),
    behind: behind('o più|in su|almeno|come minimo|minimo'),
  },
  ranges: [between('tra|fra|tra i|fra i', 'e|e i'), fromTo('da|dai', 'a|ai'), DASHED],
  joint: joint('e|ma'),
};

const PORTUGUESE: LimitPhrases = {
  most: {
    before: before('(?:por |de )?(?:menos de|abaixo de|até|no máximo|máximo(?: de)?|não mais de)'),
    behind: behind('ou menos|no máximo'),
  },
  least: {
    before: before(
      '(?:por |de )?(?:mais de|acima de|a partir de|desde|pelo menos|ao menos|no mínimo|mínimo(?: de)?|não menos de)',
    ),
    behind: behind('ou mais|para cima|pelo menos|no mínimo'),
  },
  ranges: [between('entre', 'e'), fromTo('de', 'a|até'), DASHED],
  joint: joint('e|mas'),
};

/** Written without spaces between words. */
const JAPANESE: LimitPhrases = {
  most: { before: undefined, behind: /^\s*(?:以下|未満|以内|まで|より安い|を超えない)の?/u },
  least: {
    before: /(?:最低(?:でも)?|少なくとも)\s*$/u,
    behind: /^\s*(?:以上|より高い|より上|を超える|を上回る|超|から)の?/u,
  },
  ranges: [
    { open: /$/u, link: /から|[〜~～]/gu, close: /^(?:まで|の間)?の?/u, isNamed: false },
    { open: /$/u, link: /と/gu, close: /^の間の?/u, isNamed: true },
    DASHED,
  ],
  joint: /(?:、|で|かつ|、かつ)?$/u,
};

const HINDI: LimitPhrases = {
  most: {
    before: undefined,
    behind:
      /^\s*(?:से कम|के अंदर|के भीतर|तक|से (?:ज\u093c?्यादा|अधिक|ऊपर) नहीं)(?: (?:का|की|के|में|वाला|वाली|वाले))?/u,
  },
  least: {
    before: /(?<!\p{L})(?:कम से कम|न्यूनतम)\s*$/u,
    behind:
      /^\s*(?:से (?:ज\u093c?्यादा|अधिक|ऊपर|महंग[ाीे]|महँग[ाीे])|से कम नहीं|या (?:उससे )?(?:ज\u093c?्यादा|अधिक))(?: (?:का|की|के|में|वाला|वाली|वाले))?/u,
  },
  ranges: [
    {
      ...{ open: /$/u, link: / से /gu, isNamed: false },
      close: /^(?: (?:तक|के बीच))?(?: (?:का|की|के|में|वाला|वाली|वाले)(?![\p{L}\p{M}]))?/u,
    },
    {
      ...{ open: /$/u, link: / और /gu, isNamed: true },
      close: /^ के बीच(?: (?:का|की|के|में|वाला|वाली|वाले)(?![\p{L}\p{M}]))?/u,
    },
    DASHED,
  ],
  joint: /[\s,]*(?:(?<!\p{L})(?:और|लेकिन|पर) )?$/u,
};

const PHRASES: Readonly<Record<SpeechLanguage, LimitPhrases>> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  hi: HINDI,
};

export function limitPhrasesOf(locale: Locale): LimitPhrases {
  return PHRASES[languageOf(locale)];
}
