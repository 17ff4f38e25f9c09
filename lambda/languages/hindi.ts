/** What is heard in Hindi. Not reviewed by a native speaker yet. */
import type { HeardWords } from './heard-words.ts';

export const HINDI: HeardWords = {
  places: [
    ['पहला', 'पहली', 'पहले'],
    ['दूसरा', 'दूसरी', 'दूसरे'],
    ['तीसरा', 'तीसरी', 'तीसरे'],
    ['चौथा', 'चौथी', 'चौथे'],
    ['पाँचवाँ', 'पाँचवीं', 'पाँचवें', 'पांचवां', 'पांचवीं', 'पांचवें'],
  ],
  last: ['आखिरी', 'आख़िरी', 'अंतिम'],
  // "दूसरा" is also the second: in a list of two both are one, or the place is asked for again.
  other: ['अन्य', 'बाकी', 'बाक़ी'],
  numberNouns: ['नंबर', 'नम्बर', 'विकल्प'],
  all: ['सब', 'सब कुछ', 'सारा', 'सारा सामान', 'पूरा कार्ट'],
  placeNouns: ['वाला', 'वाली', 'वाले', 'चीज़', 'विकल्प'],
  counts: { 'एक दर्जन': 12, दर्जन: 12, 'आधा दर्जन': 6 },
  units: 'पैकेट पैक डिब्बा डिब्बे बोतल बोतलें थैली थैलियाँ पीस पाउंड'.split(' '),
  links: ['का', 'के', 'की'],
  articles: ['मेरा', 'मेरी', 'मेरे', 'कुछ'],
  titleArticles: ['एक'],
  pointing: ['मेरा', 'मेरी', 'मेरे', 'वे', 'उन्हें', 'इन्हें', 'एक', 'कुछ'],
  fillers: ['इसे', 'उसे', 'यह', 'वह', 'अभी', 'कृपया'],
  countsAfter: true,
};
