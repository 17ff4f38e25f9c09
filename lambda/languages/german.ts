/** What is heard in German. Not reviewed by a native speaker yet. */
import type { HeardWords } from './heard-words.ts';

export const GERMAN: HeardWords = {
  places: [
    'erste ersten erster erstes'.split(' '),
    'zweite zweiten zweiter zweites'.split(' '),
    'dritte dritten dritter drittes'.split(' '),
    'vierte vierten vierter viertes'.split(' '),
    'fünfte fünften fünfter fünftes'.split(' '),
  ],
  last: 'letzte letzten letzter letztes'.split(' '),
  other: 'andere anderen anderer anderes'.split(' '),
  numberNouns: ['nummer', 'option', 'artikel'],
  all: ['alles', 'alle', 'warenkorb', 'ganzen warenkorb'],
  placeNouns: ['artikel', 'option'],
  counts: { einen: 1, 'ein paar': 2, 'ein dutzend': 12, dutzend: 12, 'ein halbes dutzend': 6 },
  units:
    'packung packungen paket pakete päckchen beutel tüte tüten dose dosen flasche flaschen schachtel schachteln stück pfund'.split(
      ' ',
    ),
  links: ['von', 'vom'],
  articles: 'der die den dem etwas mein meine meinen'.split(' '),
  titleArticles: 'der die das den ein eine einen'.split(' '),
  pointing: 'sie die diese welche eins eine einen davon'.split(' '),
  fillers: ['es', 'das', 'dies', 'jetzt', 'bitte'],
};
