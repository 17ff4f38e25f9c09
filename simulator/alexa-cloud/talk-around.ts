/** Words around what is meant, in each language: Alexa's own matching is not literal either. */
import { languageOf, type SpeechLocale, type SpeechLanguage } from '#core';

export interface TalkAround {
  /** Carry no meaning of their own; a second look passes over them on both sides, wherever they stand. */
  readonly fillers: readonly string[];
  /** Beside the fillers: a sample with no other word than these would take any words at all for its slot. */
  readonly links: readonly string[];
  /** Said before and after what is meant; a third look leaves them out. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const ENGLISH: TalkAround = {
  fillers: ['a', 'an', 'the', 'some', 'please', 'of', 'just', 'me'],
  links: 'to with my on by no in it is for at one'.split(' '),
  before: [
    ...['um', 'uh', 'okay', 'ok', 'so', 'well', 'hey', 'and', 'then', 'alexa', 'actually'],
    ...['can you', 'could you', 'would you', 'will you', 'i want you to', "i'd like you to"],
  ],
  after: ['for me', 'now', 'thanks', 'thank you', 'then', 'today', 'too', 'as well'],
};

const SPANISH: TalkAround = {
  fillers: ['el', 'la', 'los', 'las', 'un', 'una', 'de', 'del', 'me', 'por favor'],
  links: 'a al con en mi no es sin pon'.split(' '),
  before: ['eh', 'bueno', 'pues', 'oye', 'entonces', 'y', 'alexa', 'puedes', 'podrías', 'a ver'],
  after: ['ahora', 'gracias', 'para mí', 'también', 'ya'],
};

const GERMAN: TalkAround = {
  fillers: [
    ...['bitte', 'mal', 'der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'einen', 'etwas'],
    ...['mir', 'dann', 'denn', 'gern', 'gerne', 'eigentlich'],
  ],
  links: 'mit nach zu zum zur ins in kein keine keinen ohne es ist nein'.split(' '),
  before: [
    'äh',
    'ähm',
    'also',
    'okay',
    'ok',
    'gut',
    'und',
    'hey',
    'alexa',
    'kannst du',
    'könntest du',
  ],
  after: ['jetzt', 'danke', 'für mich', 'noch', 'auch'],
};

const FRENCH: TalkAround = {
  fillers: [
    ...['le', 'la', 'les', "l'", 'un', 'une', 'du', 'des', 'de', 'moi', 'me'],
    ...["s'il te plaît", "s'il vous plaît", 'donc', 'alors'],
  ],
  links: "avec à au chez sans pas ma mon c' est non par".split(' '),
  before: ['euh', 'bon', 'alors', 'ok', 'et', 'hé', 'alexa', 'tu peux', 'peux-tu', 'pouvez-vous'],
  after: ['maintenant', 'merci', 'pour moi', 'aussi'],
};

const ITALIAN: TalkAround = {
  fillers: [
    ...['il', 'lo', 'la', 'i', 'gli', 'le', "l'", 'un', 'uno', 'una', "un'", 'di', 'del'],
    ...['della', 'dei', 'delle', 'dello', 'mi', 'per favore', 'per piacere'],
  ],
  links: 'a in al con dai senza no è niente mia mio'.split(' '),
  before: ['eh', 'allora', 'ok', 'dunque', 'ehi', 'e', 'alexa', 'puoi', 'potresti', 'senti'],
  after: ['adesso', 'ora', 'grazie', 'per me', 'anche'],
};

const PORTUGUESE: TalkAround = {
  fillers: [
    ...['o', 'a', 'os', 'as', 'um', 'uma', 'de', 'do', 'da', 'dos', 'das', 'me', 'por favor'],
  ],
  links: 'com em na no para meu minha sem não é quero'.split(' '),
  before: ['é', 'bom', 'então', 'tá', 'olha', 'e', 'alexa', 'você pode', 'pode', 'poderia', 'ok'],
  after: ['agora', 'obrigado', 'obrigada', 'para mim', 'pra mim', 'também'],
};

const JAPANESE: TalkAround = {
  fillers: [],
  links: Array.from('にでをはがのもへとすだよねい違うや'),
  before: [
    ...[
      'えーと',
      'えっと',
      'ええと',
      'えー',
      'あのー',
      'あの',
      'じゃあ',
      'それじゃあ',
      'では',
      'それでは',
    ],
    ...['すみません', 'アレクサ', 'やっぱり', 'そしたら'],
  ],
  after: [
    'お願いします',
    'お願い',
    'ください',
    'くださいね',
    'です',
    'ですか',
    'んだけど',
    'けど',
    'ね',
    'よ',
    'かな',
    'の',
  ],
};

const HINDI: TalkAround = {
  fillers: ['कृपया', 'प्लीज़', 'प्लीज', 'ज़रा', 'तो', 'को', 'जी'],
  links: 'पर में से है हैं का के की ये यह नहीं ना बस सिर्फ़ केवल वाला वाली वाले बिना मुझे'.split(' '),
  before: ['अच्छा', 'सुनो', 'ओके', 'और', 'एलेक्सा', 'अलेक्सा', 'मेरे लिए', 'क्या आप', 'अब', 'हाँ'],
  after: ['अभी', 'धन्यवाद', 'शुक्रिया', 'मेरे लिए', 'ना', 'भी'],
};

const TALK: Readonly<Record<SpeechLanguage, TalkAround>> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  hi: HINDI,
};

export function talkAround(locale: SpeechLocale): TalkAround {
  return TALK[languageOf(locale)];
}
