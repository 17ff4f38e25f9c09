/** How Portuguese speakers say codes and type totals. */
import type { ReadingLanguage } from '../reading-language.ts';

export const PORTUGUESE: ReadingLanguage = {
  letters: '[\\p{L}\\p{M}]',
  isCompound: false,
  isUnspaced: false,
  folds: [],
  numbers: {
    digits: [
      'zero',
      'um uma hum',
      'dois duas',
      'três tres treis',
      'quatro',
      'cinco',
      'seis',
      'sete',
      'oito',
      'nove',
    ],
    // Half a dozen: said for six in numbers read digit by digit.
    loneDigits: { meia: '6' },
    homophones: {},
    teens: [
      ...['dez', 'onze', 'doze', 'treze', 'quatorze catorze', 'quinze'],
      'dezesseis dezasseis dez_e_seis',
      'dezessete dezassete dez_e_sete',
      'dezoito dez_e_oito',
      'dezenove dezanove dez_e_nove',
    ],
    rows: [
      { words: 'vinte', value: 20, upTo: 9, joins: 'T_e_U T_U' },
      { words: 'trinta', value: 30, upTo: 9, joins: 'T_e_U T_U' },
      { words: 'quarenta', value: 40, upTo: 9, joins: 'T_e_U T_U' },
      { words: 'cinquenta cinqüenta', value: 50, upTo: 9, joins: 'T_e_U T_U' },
      { words: 'sessenta', value: 60, upTo: 9, joins: 'T_e_U T_U' },
      { words: 'setenta', value: 70, upTo: 9, joins: 'T_e_U T_U' },
      { words: 'oitenta', value: 80, upTo: 9, joins: 'T_e_U T_U' },
      { words: 'noventa', value: 90, upTo: 9, joins: 'T_e_U T_U' },
    ],
    hundreds: [
      'cento cem',
      'duzentos duzentas',
      'trezentos trezentas',
      'quatrocentos quatrocentas',
      'quinhentos quinhentas',
      'seiscentos seiscentas',
      'setecentos setecentas',
      'oitocentos oitocentas',
      'novecentos novecentas',
    ],
    hundred: 'centos',
    thousand: 'mil',
    bareHundred: '',
    bareThousand: 'mil',
    hasHundredsOfPairs: false,
    joiners: 'e',
    repeats: {
      ...{ duplo: 2, dupla: 2, dobro: 2, triplo: 3, tripla: 3, quádruplo: 4 },
      ...{ duas_vezes: 2, três_vezes: 3, quatro_vezes: 4 },
    },
  },
  talk: {
    hesitations: 'hã ahn hum eh né então entao tipo aí',
    fillers:
      'o a os as meu minha este esse código codigo senha pin número numero números numeros dígito dígitos digitos confirmação ' +
      'confirmacao pedido é são está aqui por favor sim tá ok okay bom certo diz digo alexa oi olá obrigado obrigada ' +
      'confirmar confirmo confirma usa usar com de do da no na telefone celular tela cartão',
    leads: 'código_é codigo_é codigo_e senha_é pin_é número_é numero_é números_são dígitos_são',
    corrections:
      'desculpa desculpe desculpas perdão perdao espera espere peraí digo quero_dizer quis_dizer queria_dizer ou_melhor aliás ' +
      'correção corrigindo opa ops errei me_enganei na_verdade não_desculpa não_espera',
    // "Quatro oito dois dois, não quatro oito dois um" means the first four.
    weakCorrections: 'não nao',
    negations: 'não_é nao_é não_era não_são não_seja e_não e_nao que_não',
  },
  money: {
    currencies: [
      { codes: [], major: 'd[óo]lar(?:es)? (?:australianos?|neozelandes(?:es)?|de hong kong)' },
      { codes: ['CAD'], major: 'd[óo]lar(?:es)? canadenses?' },
      { codes: ['USD'], major: 'd[óo]lar(?:es)? americanos?' },
      { codes: ['$'], major: 'd[óo]lar(?:es)?' },
      { codes: ['BRL'], major: 'rea(?:l|is)|conto' },
      { codes: ['BRL', 'USD', 'CAD', 'MXN'], minor: 'centavos?' },
      { codes: ['EUR'], major: 'euros?', minor: 'c[êe]ntimos?' },
      { codes: ['USD', 'EUR'], minor: 'cents?|¢' },
      { codes: ['GBP'], major: 'libras?(?: esterlinas?)?', minor: 'pence|penny' },
      { codes: ['JPY'], major: 'ienes?' },
      { codes: ['KWD'], major: 'dinar(?:es)?(?: kuwaitianos?)?', minor: 'fils' },
      { codes: ['MXN'], major: 'pesos?(?: mexicanos?)?' },
      { codes: ['INR'], major: 'r[úu]pias?', minor: 'paisas?' },
      { codes: ['CNY'], major: 'yuan|yuans|iuane?s?', minor: 'fen' },
      { codes: [], major: 'francos?|coroas?|rublos?|guaranis?|bol[íi]vares' },
    ],
    minus: 'menos negativo',
    doubts:
      'não nao nunca nem jamais errado cancela cancelar pare quase cerca uns umas aproximadamente mais acima abaixo sobre entre ou ' +
      'talvez vezes meio meia metade por_cento cada se mas exceto sem ponto vírgula virgula dúzia mil milhão milhões desconto que',
    joiners: 'e com , &',
    hasBareMinor: false,
  },
};
