/** What is heard in English. */
import type { HeardWords } from './heard-words.ts';

export const ENGLISH: HeardWords = {
  places: [['first'], ['second'], ['third'], ['fourth'], ['fifth']],
  last: ['last'],
  other: ['other'],
  numberNouns: ['number', 'option', 'choice'],
  all: ['everything', 'all', 'all of it', 'all of them', 'cart', 'whole cart'],
  placeNouns: ['one', 'option', 'choice'],
  counts: {
    a: 1,
    an: 1,
    'a couple': 2,
    'a couple of': 2,
    'a dozen': 12,
    dozen: 12,
    'half a dozen': 6,
  },
  units: 'bag bags box boxes pack packs bottle bottles tin tins pound pounds'.split(' '),
  links: ['of'],
  articles: ['the', 'some', 'my'],
  titleArticles: ['the', 'a', 'an'],
  pointing: ['them', 'those', 'these', 'one', 'some'],
  fillers: ['it', 'that', 'this', 'now', 'please'],
};
