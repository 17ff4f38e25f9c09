/** How a skill is called by its name, in each language (as Amazon lists the supported phrases). */
import { languageOf, type SpeechLocale, type SpeechLanguage } from '#core';

export interface InvocationWords {
  readonly wakeWords: readonly string[];
  /** Before the name; with nothing after it the skill is opened. */
  readonly verbs: readonly string[];
  /** May join the name and the request ("ask SHOP to order"); they belong to neither. */
  readonly joiners: readonly string[];
  /** Join a request and the name after it ("order a dark roast from SHOP"). */
  readonly beforeName: readonly string[];
  /** After the name, where a language puts its verb last: they open the skill when nothing follows. */
  readonly openersAfter: readonly string[];
  /** After the name, before a request. */
  readonly askersAfter: readonly string[];
}

const NO_WORDS = { openersAfter: [], askersAfter: [] };

const ENGLISH: InvocationWords = {
  ...NO_WORDS,
  wakeWords: ['alexa'],
  verbs: [
    ...['open', 'launch', 'start', 'begin', 'use', 'talk to', 'load', 'play', 'run'],
    ...['ask', 'tell'],
  ],
  joiners: ['to', 'for', 'that', 'about', 'if', 'whether', 'and'],
  beforeName: ['from', 'using', 'with', 'on'],
};

const SPANISH: InvocationWords = {
  ...NO_WORDS,
  wakeWords: ['alexa'],
  verbs: [
    ...['abre', 'abrir', 'inicia', 'iniciar', 'lanza', 'comienza', 'empieza', 'usa', 'utiliza'],
    ...['pregunta a', 'pregúntale a', 'dile a', 'di a', 'pide a', 'pídele a', 'habla con'],
  ],
  joiners: ['que', 'si', 'por', 'sobre', 'y'],
  beforeName: ['a', 'de', 'en', 'con', 'usando', 'desde'],
};

const GERMAN: InvocationWords = {
  ...NO_WORDS,
  wakeWords: ['alexa'],
  verbs: [
    ...['öffne', 'starte', 'start', 'beginne', 'aktiviere', 'benutze', 'nutze', 'lade', 'spiele'],
    ...['frag', 'frage', 'sag', 'sage', 'bitte', 'sprich mit', 'rede mit'],
  ],
  joiners: ['und', 'dass', 'nach', 'ob', 'um', 'zu', 'über', 'für'],
  beforeName: ['bei', 'von', 'mit', 'in', 'über'],
};

const FRENCH: InvocationWords = {
  ...NO_WORDS,
  wakeWords: ['alexa'],
  verbs: [
    ...['ouvre', 'ouvrir', 'lance', 'lancer', 'démarre', 'démarrer', 'commence', 'utilise'],
    ...['demande à', 'dis à', 'parle à', 'interroge'],
  ],
  joiners: ['de', "d'", 'que', "qu'", 'si', 'pour', 'et'],
  beforeName: ['sur', 'avec', 'chez', 'à', 'dans'],
};

const ITALIAN: InvocationWords = {
  ...NO_WORDS,
  wakeWords: ['alexa'],
  verbs: [
    ...['apri', 'aprire', 'avvia', 'avviare', 'lancia', 'inizia', 'comincia', 'usa', 'utilizza'],
    ...['chiedi a', "di' a", 'di a', 'domanda a', 'parla con'],
  ],
  joiners: ['di', 'che', 'se', 'per', 'e', 'riguardo a'],
  beforeName: ['da', 'su', 'con', 'a', 'usando'],
};

const PORTUGUESE: InvocationWords = {
  ...NO_WORDS,
  wakeWords: ['alexa'],
  verbs: [
    ...[
      'abra',
      'abre',
      'abrir',
      'abra a',
      'abre a',
      'inicie',
      'inicia',
      'iniciar',
      'comece',
      'use',
    ],
    ...['pergunte para', 'pergunte para a', 'pergunta para', 'pergunta para a', 'pergunte a'],
    ...[
      'peça para',
      'peça para a',
      'pede para',
      'pede para a',
      'peça a',
      'diga para',
      'diga para a',
    ],
    ...['fale com', 'fale com a', 'diga a', 'diga à', 'pergunte à', 'peça à'],
  ],
  joiners: ['para', 'que', 'se', 'sobre', 'e'],
  beforeName: ['na', 'da', 'em', 'com', 'usando', 'com a'],
};

const JAPANESE: InvocationWords = {
  wakeWords: ['アレクサ', 'alexa'],
  verbs: [],
  joiners: [],
  beforeName: [],
  openersAfter: [
    ...['を開いて', 'を開いてください', 'を起動して', 'を起動', 'をスタート', 'をスタートして'],
    ...['を始めて', 'を呼び出して', 'を使って', 'を使いたい', 'をオープン', 'を開く'],
  ],
  askersAfter: ['を開いて', 'を起動して', 'を使って', 'で', 'に', 'から'],
};

const HINDI: InvocationWords = {
  wakeWords: ['एलेक्सा', 'अलेक्सा', 'alexa'],
  verbs: ['खोलो', 'शुरू करो'],
  joiners: ['कि', 'और'],
  beforeName: [],
  openersAfter: [
    ...['खोलो', 'खोलें', 'खोलिए', 'खोल दो', 'शुरू करो', 'शुरू करें', 'चालू करो', 'चलाओ', 'लॉन्च करो'],
    ...['को खोलो', 'को शुरू करो'],
  ],
  askersAfter: [
    ...['से पूछो', 'से पूछिए', 'से कहो', 'से कहिए', 'से बोलो', 'को बोलो', 'को कहो', 'से', 'पर', 'में'],
    ...['खोलो और', 'शुरू करो और'],
  ],
};

const WORDS: Readonly<Record<SpeechLanguage, InvocationWords>> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  hi: HINDI,
};

export function invocationWords(locale: SpeechLocale): InvocationWords {
  return WORDS[languageOf(locale)];
}
