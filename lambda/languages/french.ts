/** What is heard in French. Not reviewed by a native speaker yet. */
import type { HeardWords } from './heard-words.ts';

export const FRENCH: HeardWords = {
  places: [
    ['premier', 'première'],
    ['deuxième', 'second', 'seconde'],
    ['troisième'],
    ['quatrième'],
    ['cinquième'],
  ],
  last: ['dernier', 'dernière'],
  other: ['autre'],
  numberNouns: ['numéro', 'choix', 'option'],
  all: ['tout', 'tous', 'toutes', 'panier', 'tout le panier'],
  placeNouns: ['article', 'choix', 'option'],
  counts: { 'une douzaine de': 12, "une douzaine d'": 12, 'une demi-douzaine de': 6 },
  units:
    'paquet paquets sachet sachets boîte boîtes bouteille bouteilles sac sacs exemplaire exemplaires livre livres'.split(
      ' ',
    ),
  links: ['de', "d'", 'du', 'des'],
  articles: "le la les l' du mon ma mes".split(' '),
  titleArticles: "le la les l' un une du".split(' '),
  pointing: 'le la les ceux celles celui celle en un une'.split(' '),
  fillers: ["s'il vous plaît", "s'il te plaît", 'ça', 'cela', 'ceci', 'maintenant'],
  hasElisions: true,
};
