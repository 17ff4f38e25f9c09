/** How French speakers say codes and type totals. */
import type { ReadingLanguage } from '../reading-language.ts';

export const FRENCH: ReadingLanguage = {
  letters: '[\\p{L}\\p{M}]',
  isCompound: false,
  isUnspaced: false,
  folds: [['œ', 'oe']],
  numbers: {
    digits: [
      ...['zéro zero', 'un une', 'deux', 'trois troie', 'quatre', 'cinq', 'six sis'],
      ...['sept cet cette set', 'huit', 'neuf'],
    ],
    homophones: {},
    teens: [
      ...['dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize'],
      ...['dix_sept', 'dix_huit', 'dix_neuf'],
    ],
    rows: [
      { words: 'vingt', value: 20, upTo: 9, joins: 'T_U T_et_U' },
      { words: 'trente', value: 30, upTo: 9, joins: 'T_U T_et_U' },
      { words: 'quarante', value: 40, upTo: 9, joins: 'T_U T_et_U' },
      { words: 'cinquante', value: 50, upTo: 9, joins: 'T_U T_et_U' },
      { words: 'soixante', value: 60, upTo: 19, joins: 'T_U T_et_U' },
      { words: 'quatre_vingt quatre_vingts quatrevingt', value: 80, upTo: 19, joins: 'T_U T_et_U' },
      // Belgium and Switzerland.
      { words: 'septante', value: 70, upTo: 9, joins: 'T_U T_et_U' },
      { words: 'huitante octante', value: 80, upTo: 9, joins: 'T_U T_et_U' },
      { words: 'nonante', value: 90, upTo: 9, joins: 'T_U T_et_U' },
    ],
    hundred: 'cent cents',
    thousand: 'mille mil',
    bareHundred: 'cent',
    bareThousand: 'mille mil',
    hasHundredsOfPairs: true,
    joiners: 'et',
    repeats: { double: 2, triple: 3, quadruple: 4, deux_fois: 2, trois_fois: 3, quatre_fois: 4 },
  },
  talk: {
    hesitations: 'euh heu hum hein alors ben bah puis',
    fillers:
      "mon ma mes le la les l ce c est c'est sont code pin numéro numero numéros chiffre chiffres nombre confirmation " +
      "commande voici voilà ici s'il vous te plaît plait svp oui ok okay d'accord bon dis dit je alexa bonjour merci " +
      "confirme confirmer utilise avec de du sur téléphone carte écran l'écran d secret",
    leads:
      "code_est code_c'est pin_est numéro_est numero_est chiffres_sont code_de_confirmation_est code_secret_est",
    corrections:
      'non pardon désolé désolée desole attends attendez je_veux_dire je_voulais_dire plutôt plutot en_fait correction ' +
      'je_corrige oups je_me_trompe je_me_suis_trompé je_me_suis_trompée excusez_moi excuse_moi',
    weakCorrections: '',
    negations: 'et_non mais_non non_pas non_plus',
  },
  money: {
    currencies: [
      { codes: [], major: 'dollars? (?:australiens?|néo-zélandais|de hong kong)' },
      { codes: ['CAD'], major: 'dollars? canadiens?|\\$ ?can' },
      { codes: ['USD'], major: 'dollars? (?:us|américains?|americains?)|\\$ ?us' },
      { codes: ['$'], major: 'dollars?' },
      { codes: ['EUR'], major: 'euros?', minor: "centimes? d'euros?" },
      { codes: ['EUR'], minor: 'centimes?' },
      { codes: ['EUR', 'USD', 'CAD'], minor: 'cents?|¢' },
      { codes: ['GBP'], major: 'livres?(?: sterlings?)?', minor: 'pence|penny' },
      { codes: ['JPY'], major: 'yens?' },
      { codes: ['KWD'], major: 'dinars?(?: koweïtiens?)?', minor: 'fils' },
      { codes: ['MXN'], major: 'pesos?(?: mexicains?)?', minor: 'centavos?' },
      { codes: ['BRL'], major: 'reais|réals?|réaux|réais' },
      { codes: ['INR'], major: 'roupies?(?: indiennes?)?', minor: 'paisas?|paise' },
      { codes: ['CNY'], major: 'yuans?', minor: 'fen' },
      {
        codes: [],
        major: 'francs?(?: suisses?)?|chf|couronnes?|roubles?|zlotys?|dirhams?|livres? turques?',
      },
    ],
    minus: 'moins négatif negatif',
    doubts:
      "non pas ne n'est jamais aucun faux annule annuler stop moins_de environ presque autour à_peu_près vers plus que entre ou " +
      'peut-être fois demi moitié par chaque si mais sauf sans pour_cent virgule point douzaine mille million millions ' +
      'dessus dessous remise',
    joiners: 'et , &',
    hasBareMinor: true,
  },
};
