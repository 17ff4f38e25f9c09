/** How Italian speakers say codes and type totals. */
import type { ReadingLanguage } from '../reading-language.ts';

const JOINS = 'TU T_U T_e_U';

export const ITALIAN: ReadingLanguage = {
  letters: '[\\p{L}\\p{M}]',
  isCompound: true,
  isUnspaced: false,
  folds: [],
  numbers: {
    digits: [
      ...['zero', 'uno una un', 'due', 'tre tré trè', 'quattro quatro', 'cinque', 'sei', 'sette'],
      ...['otto', 'nove'],
    ],
    homophones: {},
    teens: [
      ...['dieci', 'undici', 'dodici', 'tredici', 'quattordici', 'quindici', 'sedici'],
      ...['diciassette', 'diciotto', 'diciannove'],
    ],
    rows: [
      { words: 'venti', value: 20, upTo: 9, joins: JOINS },
      { words: 'trenta', value: 30, upTo: 9, joins: JOINS },
      { words: 'quaranta', value: 40, upTo: 9, joins: JOINS },
      { words: 'cinquanta', value: 50, upTo: 9, joins: JOINS },
      { words: 'sessanta', value: 60, upTo: 9, joins: JOINS },
      { words: 'settanta', value: 70, upTo: 9, joins: JOINS },
      { words: 'ottanta', value: 80, upTo: 9, joins: JOINS },
      { words: 'novanta', value: 90, upTo: 9, joins: JOINS },
    ],
    // The round number loses its last vowel before "uno" and "otto".
    irregular: {
      21: 'ventuno ventun',
      28: 'ventotto',
      31: 'trentuno trentun',
      38: 'trentotto',
      41: 'quarantuno quarantun',
      48: 'quarantotto',
      51: 'cinquantuno cinquantun',
      58: 'cinquantotto',
      61: 'sessantuno sessantun',
      68: 'sessantotto',
      71: 'settantuno settantun',
      78: 'settantotto',
      81: 'ottantuno ottantun',
      88: 'ottantotto',
      91: 'novantuno novantun',
      98: 'novantotto',
    },
    // "Centottanta" and "centotto" lose their o.
    hundred: 'cento cent',
    thousand: 'mila',
    bareHundred: 'cento cent',
    bareThousand: 'mille',
    hasHundredsOfPairs: false,
    joiners: 'e',
    repeats: {
      ...{ doppio: 2, doppia: 2, triplo: 3, tripla: 3, quadruplo: 4 },
      ...{ due_volte: 2, tre_volte: 3, quattro_volte: 4 },
    },
  },
  talk: {
    hesitations: 'ehm eh mmm uhm allora poi',
    fillers:
      'il lo la i le mio mia questo questa codice codici pin numero numeri cifra cifre conferma ordine è sono ecco qui per ' +
      'favore sì si ok okay va bene certo dì di dico alexa ciao grazie confermo confermare usa con del della sul telefono ' +
      'schermo carta segreto',
    leads:
      'codice_è codice_e codice_segreto_è pin_è numero_è cifre_sono numeri_sono codice_di_conferma_è',
    corrections:
      'no scusa scusi scusami aspetta aspetti anzi cioè volevo_dire intendevo mi_correggo correzione ho_sbagliato mi_sono_sbagliato ' +
      'mi_sono_sbagliata ops pardon',
    weakCorrections: '',
    negations: 'e_no',
  },
  money: {
    currencies: [
      { codes: [], major: 'dollar[oi] (?:australian[oi]|neozelandes[ei]|di hong kong)' },
      { codes: ['CAD'], major: 'dollar[oi] canades[ei]' },
      { codes: ['USD'], major: 'dollar[oi] (?:statunitens[ei]|american[oi])|dollar[oi] usa' },
      { codes: ['$'], major: 'dollar[oi]' },
      { codes: ['EUR'], major: 'euro', minor: 'eurocent|centesim[oi] di euro' },
      { codes: ['EUR', 'USD', 'CAD'], minor: 'centesim[oi]|cent|¢' },
      { codes: ['GBP'], major: 'sterlin[ae]', minor: 'pence|penny' },
      { codes: ['JPY'], major: 'yen' },
      { codes: ['KWD'], major: 'dinar[oi]?(?: kuwaitian[oi])?', minor: 'fils' },
      { codes: ['MXN'], major: 'pesos?(?: messican[oi])?', minor: 'centavos?' },
      { codes: ['BRL'], major: 'real|reais' },
      { codes: ['INR'], major: 'rupi[ae]', minor: 'pais[ae]' },
      { codes: ['CNY'], major: 'yuan|renminbi', minor: 'fen' },
      { codes: [], major: 'franch[io]|coron[ae]|rubl[oi]|lir[ae]|zloty' },
    ],
    minus: 'meno negativo',
    doubts:
      'no non mai nessuno sbagliato annulla annullare ferma circa quasi intorno più piu sopra sotto oltre tra fra o oppure forse ' +
      'volte mezzo mezza metà per_cento ogni ciascuno se ma invece tranne senza virgola punto dozzina mila mille milione ' +
      'milioni sconto che',
    joiners: 'e , &',
    hasBareMinor: false,
  },
};
