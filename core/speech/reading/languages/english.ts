/** How English speakers say codes and type totals. */
import type { ReadingLanguage } from '../reading-language.ts';

export const ENGLISH: ReadingLanguage = {
  letters: "[\\p{L}\\p{M}']",
  isCompound: false,
  isUnspaced: false,
  folds: [],
  numbers: {
    digits: [
      'zero nought naught aught ought nil o',
      'one',
      'two',
      'three tree',
      'four fore',
      'five fife',
      'six',
      'seven',
      'eight',
      'nine niner',
    ],
    homophones: { oh: '0', won: '1', to: '2', too: '2', for: '4', ate: '8' },
    teens: [
      ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
      ...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
    ],
    rows: [
      { words: 'twenty', value: 20, upTo: 9, joins: 'T_U TU' },
      { words: 'thirty', value: 30, upTo: 9, joins: 'T_U TU' },
      { words: 'forty fourty', value: 40, upTo: 9, joins: 'T_U TU' },
      { words: 'fifty', value: 50, upTo: 9, joins: 'T_U TU' },
      { words: 'sixty', value: 60, upTo: 9, joins: 'T_U TU' },
      { words: 'seventy', value: 70, upTo: 9, joins: 'T_U TU' },
      { words: 'eighty', value: 80, upTo: 9, joins: 'T_U TU' },
      { words: 'ninety', value: 90, upTo: 9, joins: 'T_U TU' },
    ],
    hundred: 'hundred',
    thousand: 'thousand',
    bareHundred: '',
    bareThousand: '',
    hasHundredsOfPairs: true,
    joiners: 'and',
    repeats: { double: 2, triple: 3, treble: 3, quadruple: 4 },
  },
  talk: {
    hesitations: 'um uh er erm ah hmm then',
    fillers:
      'my the a this that code codes pin number numbers digit digits confirmation order is ' +
      "it's its it that's here's here use with please okay ok yes yeah yep so well say " +
      'said says i alexa hi hello hey thanks thank you confirm redeem enter of on phone card screen',
    leads: "code_is number_is pin_is code's number's pin's codes_are numbers_are digits_are",
    corrections:
      'no nope sorry wait actually rather correction scratch_that i_mean i_meant make_that ' +
      'let_me_start_over start_over oops',
    weakCorrections: '',
    negations: '',
  },
  money: {
    currencies: [
      { codes: [], major: '(?:australian|new zealand|hong kong|singapore) (?:dollars?|cents?)' },
      { codes: ['CAD'], major: 'canadian dollars?', minor: 'canadian cents?' },
      { codes: ['USD'], major: '(?:us|u\\.s\\.|american) (?:dollars?|bucks)', minor: 'us cents?' },
      { codes: ['EUR'], minor: 'euro cents?' },
      { codes: ['$'], major: 'dollars?|bucks', minor: 'cents?|¢' },
      { codes: ['GBP'], major: 'pounds?(?: sterling)?|quid', minor: 'pence|penn(?:y|ies)|p' },
      { codes: ['EUR'], major: 'euros?' },
      { codes: ['JPY'], major: '(?:japanese )?yen' },
      { codes: ['KWD'], major: '(?:kuwaiti )?dinars?', minor: 'fils' },
      { codes: ['MXN'], major: '(?:mexican )?pesos?' },
      { codes: ['MXN', 'BRL'], minor: 'centavos?' },
      { codes: ['BRL'], major: '(?:brazilian )?rea(?:l|is|ls)' },
      { codes: ['INR'], major: '(?:indian )?rupees?', minor: 'paise|paisas?' },
      { codes: ['CNY'], major: '(?:chinese )?yuan|renminbi', minor: 'fen' },
      {
        codes: [],
        major:
          'francs?|rubles?|kron[aeo]r?|zlotys?|rands?|shekels?|dirhams?|riyals?|lira|won|baht|bitcoins?',
      },
    ],
    minus: 'minus negative',
    doubts:
      "no not never none wrong cancel stop don't dont isn't isnt wasn't wasnt ain't can't cannot won't about around " +
      'approx approximately approximate roughly almost nearly over under above below less more than between or ' +
      'maybe perhaps plus times off half per each if but instead except without point dozen grand k m mil mn bn',
    joiners: 'and , &',
    hasBareMinor: false,
  },
};
