/** What is heard in Spanish. Not reviewed by a native speaker yet. */
import type { HeardWords } from './heard-words.ts';

export const SPANISH: HeardWords = {
  places: [
    ['primero', 'primera', 'primer'],
    ['segundo', 'segunda'],
    ['tercero', 'tercera', 'tercer'],
    ['cuarto', 'cuarta'],
    ['quinto', 'quinta'],
  ],
  last: ['último', 'última', 'ultimo', 'ultima'],
  other: ['otro', 'otra'],
  numberNouns: ['número', 'numero', 'opción'],
  all: ['todo', 'todos', 'todas', 'cesta', 'carrito', 'toda la cesta', 'todo el carrito'],
  placeNouns: ['artículo', 'opción', 'producto'],
  counts: {
    'un par de': 2,
    'una docena de': 12,
    'una docena': 12,
    'media docena de': 6,
    'media docena': 6,
  },
  units:
    'paquete paquetes bolsa bolsas caja cajas botella botellas lata latas unidad unidades libra libras'.split(
      ' ',
    ),
  links: ['de', 'del'],
  articles: 'el la los las mi mis'.split(' '),
  titleArticles: 'el la los las un una'.split(' '),
  pointing: 'los las ellos esos esas estos estas uno una'.split(' '),
  fillers: ['por favor', 'eso', 'esto', 'lo', 'ahora'],
};
