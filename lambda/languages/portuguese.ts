/** What is heard in the Portuguese of Brazil. Not reviewed by a native speaker yet. */
import type { HeardWords } from './heard-words.ts';

export const PORTUGUESE: HeardWords = {
  places: [
    ['primeiro', 'primeira'],
    ['segundo', 'segunda'],
    ['terceiro', 'terceira'],
    ['quarto', 'quarta'],
    ['quinto', 'quinta'],
  ],
  last: ['último', 'última', 'ultimo', 'ultima'],
  other: ['outro', 'outra'],
  numberNouns: ['número', 'numero', 'opção'],
  all: ['tudo', 'todos', 'todas', 'carrinho', 'carrinho todo'],
  placeNouns: ['item', 'opção', 'produto'],
  counts: {
    'um par de': 2,
    'uma dúzia de': 12,
    'uma dúzia': 12,
    'meia dúzia de': 6,
    'meia dúzia': 6,
  },
  units:
    'pacote pacotes caixa caixas garrafa garrafas lata latas saco sacos unidade unidades'.split(
      ' ',
    ),
  links: ['de', 'do', 'da', 'dos', 'das'],
  articles: 'o a os as meu minha meus minhas'.split(' '),
  titleArticles: 'o a os as um uma'.split(' '),
  pointing: 'os as eles elas esses essas estes estas um uma'.split(' '),
  fillers: ['por favor', 'isso', 'isto', 'agora'],
};
