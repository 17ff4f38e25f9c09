/** What is heard in Italian. Not reviewed by a native speaker yet. */
import type { HeardWords } from './heard-words.ts';

export const ITALIAN: HeardWords = {
  places: [
    ['primo', 'prima'],
    ['secondo', 'seconda'],
    ['terzo', 'terza'],
    ['quarto', 'quarta'],
    ['quinto', 'quinta'],
  ],
  last: ['ultimo', 'ultima'],
  other: ['altro', 'altra'],
  numberNouns: ['numero', 'opzione'],
  all: ['tutto', 'tutti', 'tutte', 'carrello', 'tutto il carrello'],
  placeNouns: ['articolo', 'opzione', 'prodotto'],
  counts: { "un'": 1, 'un paio di': 2, 'una dozzina di': 12, 'mezza dozzina di': 6 },
  units:
    'confezione confezioni pacco pacchi pacchetto pacchetti sacchetto sacchetti scatola scatole bottiglia bottiglie barattolo barattoli pezzo pezzi'.split(
      ' ',
    ),
  links: "di d' del dello della dell' dei degli delle".split(' '),
  articles: "il lo la i gli le l' del dello della dell' dei delle mio mia".split(' '),
  titleArticles: "il lo la i gli le l' un uno una un'".split(' '),
  pointing: 'li le quelli quelle questi queste uno una lo la'.split(' '),
  fillers: ['per favore', 'per piacere', 'questo', 'quello', 'adesso', 'ora'],
  hasElisions: true,
};
