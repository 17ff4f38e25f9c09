/** How people say "at most", "the cheapest" and "the one I had last time", by language. Whatever is not here is a word of what they look for. */
import { languageOf, type Locale, type SpeechLanguage } from '#core';

export interface WishPhrases {
  /** "Between ten and" before fifteen dollars: the shop bounds a price above alone, and this is read as "at most". */
  readonly between?: RegExp;
  /** Before an amount, at its left edge. */
  readonly atMostBefore: RegExp | undefined;
  /** Behind an amount. */
  readonly atMostBehind: RegExp | undefined;
  readonly cheapest: RegExp;
  readonly lastTime: RegExp;
}

/** Whole words: letters on neither side. */
const words = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu');
const before = (source: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${source})\\s*(?:the\\s+)?$`, 'iu');
const behind = (source: string): RegExp => new RegExp(`^\\s*(?:${source})(?!\\p{L})`, 'iu');

const ENGLISH: WishPhrases = {
  between: /(?<!\p{L})(?:between [\p{L}\p{N}$. -]{1,30}? and|from [\p{L}\p{N}$. -]{1,30}? to) /iu,
  atMostBefore: before(
    '(?:for |that (?:is|are|costs?) |costing |priced )?(?:under|below|less than|cheaper than|at most|up to|no more than|not more than|not over|within|a? ?maximum(?: of)?|max)',
  ),
  atMostBehind: behind('or less|or under|or below|or cheaper|at most|at the most|maximum|max|tops'),
  cheapest: words(
    '(?:the )?(?:cheapest|least expensive|lowest[- ]priced?|most affordable)(?: ones?)?(?: of)?|(?:cheaper|less expensive)(?: ones?)?|cheap|inexpensive|affordable',
  ),
  lastTime: words(
    "(?:(?:the )?(?:same )?(?:ones?|things?|stuff|what) )?(?:(?:that|which|as) )?(?:(?:i|we)(?:'ve)? (?:just )?(?:had|got|bought|ordered|tried|used) )?(?:the )?last time|(?:(?:the )?(?:ones?|things?|what) )?(?:that )?(?:i|we)(?:'ve)? (?:had|got|bought|ordered) (?:here )?before|(?:the )?same as (?:before|always|last (?:week|month|year))|(?:(?:the )?(?:ones?|things?|what) )?(?:i|we) always (?:have|get|buy|order)|(?:(?:the )?(?:ones?|things?|what) )?(?:that )?(?:i|we)(?:'ve)? (?:had|got|bought|ordered) last(?: (?:week|month|year))?|what did (?:i|we) (?:last )?(?:have|get|buy|order)(?: last(?: time)?)?|(?:from |as )?(?:my|our) last orders?|re-?order(?: my| our| the)?|my usual|the usual|(?:once )?again",
  ),
};

const SPANISH: WishPhrases = {
  atMostBefore: before(
    '(?:por |de )?(?:menos de|debajo de|hasta|como mucho|(?:un )?máximo(?: de)?|no más de|bajo)',
  ),
  atMostBehind: behind('o menos|como mucho|como máximo|máximo'),
  cheapest: words(
    '(?:(?:el|la|los|las|lo) )?(?:más (?:baratos?|baratas?|económicos?|económicas?)|baratos?|baratas?|económicos?|económicas?)',
  ),
  lastTime: words(
    '(?:(?:el|la|los|las|lo) )?(?:mismo |misma )?(?:que (?:me )?(?:pedí|compré|tomé|tuve|pedimos|compramos) |de )?(?:la )?última vez|(?:lo |el |la )?de siempre|otra vez|de nuevo',
  ),
};

const GERMAN: WishPhrases = {
  atMostBefore: before(
    '(?:für )?(?:unter|bis(?: zu)?|weniger als|höchstens|maximal|nicht über|nicht mehr als|billiger als|günstiger als)',
  ),
  atMostBehind: behind('oder weniger|höchstens|maximal'),
  cheapest: words(
    '(?:(?:der|die|das|den|dem) )?(?:am )?(?:billigst|günstigst|preiswertest)(?:en|er|es|em|e)?|(?:billig|günstig|preiswert)(?:en|er|es|em|e)?',
  ),
  lastTime: words(
    '(?:(?:der|die|das|den|was) )?(?:ich )?(?:vom|beim|wie|das)? ?(?:letzten|letztes|letzte) mal(?: (?:hatte|gekauft habe|bestellt habe|bestellt hatte))?|wie immer|(?:mein(?:e|en)? |das )?übliche[nrs]?|noch ?mal|wieder',
  ),
};

const FRENCH: WishPhrases = {
  atMostBefore: before(
    "(?:à |pour |de )?(?:moins de|moins d'|sous|jusqu'à|au plus|au maximum|maximum|pas plus de|en dessous de)",
  ),
  atMostBehind: behind('ou moins|maximum|au plus|au maximum'),
  cheapest: words(
    '(?:(?:le|la|les) )?(?:moins ch(?:er|ère|ers|ères)|pas ch(?:er|ère|ers|ères)|bon marché)',
  ),
  lastTime: words(
    "(?:(?:celui|celle|ceux|celles|ce) )?(?:que (?:j'ai|j'avais|nous avons) (?:pris|prise|acheté|achetée|commandé|commandée) )?(?:de |comme )?la dernière fois|comme d'habitude|(?:mon |ma )?habituel(?:le)?s?|à nouveau|de nouveau",
  ),
};

const ITALIAN: WishPhrases = {
  atMostBefore: before(
    '(?:a |per )?(?:sotto(?: i| gli)?|meno di|fino a|al massimo|massimo|non più di|entro(?: i)?)',
  ),
  atMostBehind: behind('o meno|al massimo|massimo'),
  cheapest: words(
    '(?:(?:il|lo|la|i|gli|le) )?(?:più economic(?:o|a|i|he)|meno (?:caro|cara|cari|care|costoso|costosa)|economic(?:o|a|i|he))',
  ),
  lastTime: words(
    "(?:(?:quello|quella|quelli|quelle) )?(?:che (?:ho|avevo|abbiamo) (?:preso|comprato|ordinato|presa|comprata|ordinata) )?(?:dell'|l')ultima volta|come al solito|(?:il solito|la solita)|di nuovo",
  ),
};

const PORTUGUESE: WishPhrases = {
  atMostBefore: before(
    '(?:por |de )?(?:menos de|abaixo de|até|no máximo|máximo(?: de)?|não mais de)',
  ),
  atMostBehind: behind('ou menos|no máximo'),
  cheapest: words(
    '(?:(?:o|a|os|as) )?(?:mais (?:barato|barata|baratos|baratas|em conta)|baratos?|baratas?)',
  ),
  lastTime: words(
    '(?:(?:o|a|os|as) )?(?:mesmo |mesma )?(?:que (?:eu )?(?:pedi|comprei|tomei) )?(?:da |na |a )?última vez|(?:o |a )?de sempre|de novo|outra vez',
  ),
};

/** Written without spaces between words. */
const JAPANESE: WishPhrases = {
  atMostBefore: undefined,
  atMostBehind: /^\s*(?:以下|未満|以内|まで|より安い)の?/u,
  cheapest: /(?:一番|いちばん|最も|もっとも)安い|最安の?|安い/gu,
  lastTime:
    /前回(?:と同じ|買った|頼んだ|注文した)?の?|この前の?|前に(?:買った|頼んだ|注文した)の?|いつもの|同じもの/gu,
};

const HINDI: WishPhrases = {
  atMostBefore: undefined,
  atMostBehind: /^\s*(?:से कम|के अंदर|के भीतर|तक)(?: (?:का|की|के|में|वाला|वाली|वाले))?/u,
  cheapest: /(?:सबसे )?सस्त(?:ा|ी|े)/gu,
  lastTime:
    /पिछली बार(?: (?:वाला|वाली|वाले|का|की|के))?|हमेशा (?:वाला|वाली|वाले)|पहले (?:वाला|वाली|वाले)|फिर से/gu,
};

const PHRASES: Readonly<Record<SpeechLanguage, WishPhrases>> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  hi: HINDI,
};

export function wishPhrasesOf(locale: Locale): WishPhrases {
  return PHRASES[languageOf(locale)];
}
