/** How German speakers say codes and type totals. */
import type { ReadingLanguage } from '../reading-language.ts';

export const GERMAN: ReadingLanguage = {
  letters: '[\\p{L}\\p{M}]',
  isCompound: true,
  isUnspaced: false,
  // "fünf", "fuenf"; "dreißig", "dreissig".
  folds: [
    ['ü', 'ue'],
    ['ö', 'oe'],
    ['ä', 'ae'],
    ['ß', 'ss'],
  ],
  numbers: {
    digits: [
      ...['null', 'eins ein eine', 'zwei zwo', 'drei', 'vier', 'fünf fumf', 'sechs sex', 'sieben'],
      ...['acht', 'neun'],
    ],
    homophones: {},
    teens: [
      ...['zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn'],
      ...['siebzehn siebenzehn', 'achtzehn', 'neunzehn'],
    ],
    rows: [
      { words: 'zwanzig', value: 20, upTo: 9, joins: 'U_und_T' },
      { words: 'dreißig dreizig', value: 30, upTo: 9, joins: 'U_und_T' },
      { words: 'vierzig', value: 40, upTo: 9, joins: 'U_und_T' },
      { words: 'fünfzig', value: 50, upTo: 9, joins: 'U_und_T' },
      { words: 'sechzig', value: 60, upTo: 9, joins: 'U_und_T' },
      { words: 'siebzig siebenzig', value: 70, upTo: 9, joins: 'U_und_T' },
      { words: 'achtzig', value: 80, upTo: 9, joins: 'U_und_T' },
      { words: 'neunzig', value: 90, upTo: 9, joins: 'U_und_T' },
    ],
    hundred: 'hundert',
    thousand: 'tausend',
    bareHundred: 'hundert',
    bareThousand: 'tausend',
    hasHundredsOfPairs: true,
    joiners: 'und',
    repeats: {
      ...{ doppel: 2, doppelt: 2, doppelte: 2, zweimal: 2, dreimal: 3, viermal: 4 },
      ...{ zweimal_die: 2, dreimal_die: 3, viermal_die: 4 },
    },
  },
  talk: {
    hesitations: 'äh ähm öh hm mhm also dann',
    fillers:
      'mein meine der die das den dem dieser diese code codes pin geheimzahl nummer nummern zahl zahlen ziffer ziffern ' +
      'bestätigungscode bestätigung bestellung ist sind lautet heißt es er sie hier bitte okay ok ja genau gut so sag ' +
      'sage ich alexa hallo danke nimm mit auf handy telefon karte bildschirm bestätigen bestätige zur für von',
    leads:
      'code_ist code_lautet code_heißt pin_ist pin_lautet geheimzahl_ist geheimzahl_lautet nummer_ist nummer_lautet zahl_ist ' +
      'bestätigungscode_ist bestätigungscode_lautet ziffern_sind zahlen_sind',
    corrections:
      'nein nee nö entschuldigung sorry verzeihung moment warte quatsch falsch doch korrektur korrigiere ich_meine ich_meinte ' +
      'vielmehr stopp halt ups pardon noch_mal_von_vorn noch_einmal_von_vorn von_vorn',
    weakCorrections: '',
    negations: '',
  },
  money: {
    currencies: [
      { codes: [], major: '(?:australische|neuseelaendische|hongkong)[nr]?[ -]dollars?' },
      { codes: ['CAD'], major: 'kanadische[nr]? dollars?' },
      { codes: ['USD'], major: '(?:us[ -]?|amerikanische[nr]? )dollars?|us-cents?' },
      { codes: ['$'], major: 'dollars?' },
      { codes: ['EUR'], major: 'euros?', minor: 'euro-?cents?' },
      { codes: ['EUR', 'USD', 'CAD'], minor: 'cents?|¢' },
      { codes: ['GBP'], major: '(?:britische )?pfund(?: sterling)?', minor: 'pence|penny' },
      { codes: ['JPY'], major: 'yen' },
      { codes: ['KWD'], major: '(?:kuwait-|kuwaitische )?dinar(?:e|s)?', minor: 'fils' },
      { codes: ['MXN'], major: '(?:mexikanische )?pesos?', minor: 'centavos?' },
      { codes: ['BRL'], major: '(?:brasilianische )?real|reais' },
      { codes: ['INR'], major: '(?:indische )?rupien?', minor: 'paise|paisa' },
      { codes: ['CNY'], major: 'yuan|renminbi', minor: 'fen' },
      { codes: [], major: '(?:schweizer )?franken|sfr|fr|rappen|kronen?|zloty|rubel|lira' },
    ],
    minus: 'minus negativ abzüglich',
    doubts:
      'nein nicht nie niemals kein keine keinen falsch stopp storno stornieren abbrechen etwa circa ca zirka ungefähr rund fast ' +
      'knapp über unter mehr weniger als zwischen oder vielleicht plus mal halb halbe pro je jeweils wenn aber statt außer ' +
      'ohne prozent komma punkt dutzend tsd mio mrd tausend million millionen rabatt bis',
    joiners: 'und , &',
    hasBareMinor: true,
  },
};
