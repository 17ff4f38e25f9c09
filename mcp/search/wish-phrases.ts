/** How people say "the cheapest" and "the one I had last time", by language. Whatever is not here is a word of what they look for. */
import { languageOf, type Locale, type SpeechLanguage } from '#core';

export interface WishPhrases {
  readonly cheapest: RegExp;
  readonly lastTime: RegExp;
}

/** Whole words: letters on neither side. */
const words = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu');

const ENGLISH: WishPhrases = {
  cheapest: words(
    '(?:the )?(?:cheapest|least expensive|lowest[- ]priced?|most affordable)(?: ones?)?(?: of)?|(?:cheaper|less expensive)(?: ones?)?|cheap|inexpensive|affordable',
  ),
  lastTime: words(
    "(?:(?:the )?(?:same )?(?:ones?|things?|stuff|what) )?(?:(?:that|which|as) )?(?:(?:i|we)(?:'ve)? (?:just )?(?:had|got|bought|ordered|tried|used) )?(?:the )?last time|(?:(?:the )?(?:ones?|things?|what) )?(?:that )?(?:i|we)(?:'ve)? (?:had|got|bought|ordered) (?:here )?before|(?:the )?same as (?:before|always|last (?:week|month|year))|(?:(?:the )?(?:ones?|things?|what) )?(?:i|we) always (?:have|get|buy|order)|(?:(?:the )?(?:ones?|things?|what) )?(?:that )?(?:i|we)(?:'ve)? (?:had|got|bought|ordered) last(?: (?:week|month|year))?|what did (?:i|we) (?:last )?(?:have|get|buy|order)(?: last(?: time)?)?|(?:from |as )?(?:my|our) last orders?|re-?order(?: my| our| the)?|my usual|the usual|(?:once )?again",
  ),
};

const SPANISH: WishPhrases = {
  cheapest: words(
    '(?:(?:el|la|los|las|lo) )?(?:más (?:baratos?|baratas?|económicos?|económicas?)|baratos?|baratas?|económicos?|económicas?)',
  ),
  lastTime: words(
    '(?:(?:el|la|los|las|lo) )?(?:mismo |misma )?(?:que (?:me )?(?:pedí|compré|tomé|tuve|pedimos|compramos) |de )?(?:la )?última vez|(?:lo |el |la )?de siempre|otra vez|de nuevo',
  ),
};

const GERMAN: WishPhrases = {
  cheapest: words(
    '(?:(?:der|die|das|den|dem) )?(?:am )?(?:billigst|günstigst|preiswertest)(?:en|er|es|em|e)?|(?:billig|günstig|preiswert)(?:en|er|es|em|e)?',
  ),
  lastTime: words(
    '(?:(?:der|die|das|den|was) )?(?:ich )?(?:vom|beim|wie|das)? ?(?:letzten|letztes|letzte) mal(?: (?:hatte|gekauft habe|bestellt habe|bestellt hatte))?|wie immer|(?:mein(?:e|en)? |das )?übliche[nrs]?|noch ?mal|wieder',
  ),
};

const FRENCH: WishPhrases = {
  cheapest: words(
    '(?:(?:le|la|les) )?(?:moins ch(?:er|ère|ers|ères)|pas ch(?:er|ère|ers|ères)|bon marché)',
  ),
  lastTime: words(
    "(?:(?:celui|celle|ceux|celles|ce) )?(?:que (?:j'ai|j'avais|nous avons) (?:pris|prise|acheté|achetée|commandé|commandée) )?(?:de |comme )?la dernière fois|comme d'habitude|(?:mon |ma )?habituel(?:le)?s?|à nouveau|de nouveau",
  ),
};

const ITALIAN: WishPhrases = {
  cheapest: words(
    '(?:(?:il|lo|la|i|gli|le) )?(?:più economic(?:o|a|i|he)|meno (?:caro|cara|cari|care|costoso|costosa)|economic(?:o|a|i|he))',
  ),
  lastTime: words(
    "(?:(?:quello|quella|quelli|quelle) )?(?:che (?:ho|avevo|abbiamo) (?:preso|comprato|ordinato|presa|comprata|ordinata) )?(?:dell'|l')ultima volta|come al solito|(?:il solito|la solita)|di nuovo",
  ),
};

const PORTUGUESE: WishPhrases = {
  cheapest: words(
    '(?:(?:o|a|os|as) )?(?:mais (?:barato|barata|baratos|baratas|em conta)|baratos?|baratas?)',
  ),
  lastTime: words(
    '(?:(?:o|a|os|as) )?(?:mesmo |mesma )?(?:que (?:eu )?(?:pedi|comprei|tomei) )?(?:da |na |a )?última vez|(?:o |a )?de sempre|de novo|outra vez',
  ),
};

/** Written without spaces between words. */
const JAPANESE: WishPhrases = {
  cheapest: /(?:一番|いちばん|最も|もっとも)安い|最安の?|安い/gu,
  lastTime:
    /前回(?:と同じ|買った|頼んだ|注文した)?の?|この前の?|前に(?:買った|頼んだ|注文した)の?|いつもの|同じもの/gu,
};

const HINDI: WishPhrases = {
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
