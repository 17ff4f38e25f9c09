/** How Spanish speakers say codes and type totals. */
import type { ReadingLanguage } from '../reading-language.ts';

export const SPANISH: ReadingLanguage = {
  letters: '[\\p{L}\\p{M}]',
  isCompound: false,
  isUnspaced: false,
  folds: [],
  numbers: {
    digits: [
      'cero sero zero',
      'uno una un ún',
      'dos dós',
      'tres trés',
      'cuatro quatro',
      'cinco sinco',
      'seis séis',
      'siete ciete',
      'ocho',
      'nueve',
    ],
    homophones: {},
    teens: [
      ...['diez dies', 'once onse', 'doce dose', 'trece trese', 'catorce catorse'],
      'quince quinse',
      'dieciséis dieciseis dieci_séis diez_y_seis',
      'diecisiete dieci_siete diez_y_siete',
      'dieciocho dieci_ocho diez_y_ocho',
      'diecinueve dieci_nueve diez_y_nueve',
    ],
    rows: [
      { words: 'veinte', value: 20, upTo: 9, joins: 'T_y_U T_U' },
      { words: 'veinti', value: 20, upTo: 9, joins: 'TU T_U', isBound: true },
      { words: 'treinta', value: 30, upTo: 9, joins: 'T_y_U T_U TiU TyU' },
      { words: 'cuarenta', value: 40, upTo: 9, joins: 'T_y_U T_U TiU TyU' },
      { words: 'cincuenta', value: 50, upTo: 9, joins: 'T_y_U T_U TiU TyU' },
      { words: 'sesenta', value: 60, upTo: 9, joins: 'T_y_U T_U TiU TyU' },
      { words: 'setenta', value: 70, upTo: 9, joins: 'T_y_U T_U TiU TyU' },
      { words: 'ochenta', value: 80, upTo: 9, joins: 'T_y_U T_U TiU TyU' },
      { words: 'noventa', value: 90, upTo: 9, joins: 'T_y_U T_U TiU TyU' },
    ],
    hundreds: [
      'ciento cien',
      'doscientos doscientas',
      'trescientos trescientas',
      'cuatrocientos cuatrocientas',
      'quinientos quinientas',
      'seiscientos seiscientas',
      'setecientos setecientas',
      'ochocientos ochocientas',
      'novecientos novecientas',
    ],
    hundred: 'cientos',
    thousand: 'mil',
    bareHundred: '',
    bareThousand: 'mil',
    hasHundredsOfPairs: false,
    joiners: 'y',
    repeats: {
      ...{ doble: 2, triple: 3, cuádruple: 4 },
      ...{ dos_veces: 2, tres_veces: 3, cuatro_veces: 4 },
    },
  },
  talk: {
    hesitations: 'eh em este ehm mmm ah pues',
    fillers:
      'mi el la los las este código codigo clave pin número numero números numeros dígito dígitos digitos confirmación ' +
      'confirmacion pedido es son está aquí por favor sí si vale bueno claro dice digo alexa hola gracias confirmar ' +
      'confirma confirmo usa usar con de del en teléfono pantalla tarjeta ok okay y',
    leads:
      'código_es codigo_es clave_es pin_es número_es numero_es números_son numeros_son dígitos_son digitos_son',
    corrections:
      'perdón perdon perdona perdone espera espere digo quiero_decir quise_decir mejor_dicho corrección ' +
      'me_equivoqué me_he_equivocado lo_siento rectifico no_perdón no_espera',
    // "Cuatro ocho dos dos, no cuatro ocho dos uno" means the first four; "no, cuatro ocho dos dos" takes them back.
    weakCorrections: 'no',
    negations: 'no_es no_era no_son no_sea y_no que_no',
  },
  money: {
    currencies: [
      { codes: [], major: '(?:dólares|dolares) (?:australianos|neozelandeses|de hong kong)' },
      { codes: ['CAD'], major: '(?:dólares|dolares|dólar|dolar) canadienses?' },
      {
        codes: ['USD'],
        major: '(?:dólares|dolares|dólar|dolar) (?:estadounidenses?|americanos?)',
      },
      { codes: ['$'], major: 'dólar(?:es)?|dolar(?:es)?' },
      { codes: ['GBP'], major: 'libras?(?: esterlinas?)?', minor: 'peniques?' },
      { codes: ['EUR'], major: 'euros?', minor: 'céntimos?|centimos?' },
      { codes: ['JPY'], major: 'yen(?:es)?' },
      { codes: ['KWD'], major: 'dinar(?:es)?(?: kuwait[íi]es)?', minor: 'fils' },
      { codes: [], major: 'pesos? (?:argentinos?|colombianos?|chilenos?|uruguayos?|dominicanos?)' },
      { codes: ['MXN'], major: 'pesos?(?: mexicanos?)?' },
      { codes: ['USD', 'MXN'], minor: 'centavos?|¢' },
      { codes: ['USD', 'EUR'], minor: 'cents?' },
      { codes: ['BRL'], major: 'real(?:es)?(?: brasileñ[oa]s?)?' },
      { codes: ['INR'], major: 'rupias?', minor: 'paisas?' },
      { codes: ['CNY'], major: 'yuan(?:es)?', minor: 'fen' },
      { codes: [], major: 'francos?|soles|bol[íi]vares|quetzales|lempiras?|colones|guaran[íi]es' },
    ],
    minus: 'menos negativo',
    doubts:
      'no nunca ni jamás falso mal incorrecto cancela cancelar para casi unos unas alrededor cerca aproximadamente más mas ' +
      'sobre bajo entre o u quizás quizas tal_vez por_ciento cada medio media docena si pero excepto sin punto coma mil ' +
      'millón millones veces mitad descuento menos_de más_de',
    joiners: 'y con , &',
    hasBareMinor: false,
  },
};
