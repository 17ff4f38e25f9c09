/** The skill in Italy. */
import { ITALIAN } from '../languages/italian.ts';
import type { LocaleSource } from '../locale-source.ts';

export const IT_IT: LocaleSource = {
  locale: 'it-IT',
  language: ITALIAN,
  invocationName: 'harbor roasters',
  store: {
    name: 'Harbor Roasters',
    summary: 'Ordina il caffè con la voce e conferma ogni ordine sul telefono.',
    description:
      "Ordina il caffè di Harbor Roasters con la voce. Alexa ti legge l'ordine con la consegna, le tasse e il totale, e con questo non è ancora comprato nulla. Confermi il totale sul telefono, che poi mostra un codice vocale di quattro cifre. Dici il codice, e solo allora l'ordine parte. Ti serve un account Harbor Roasters, collegato nell'app Alexa. Ogni ordine ha bisogno del suo codice di quattro cifre, qualunque sia l'importo.",
    examplePhrases: [
      { says: 'Alexa, apri harbor roasters', means: 'LaunchRequest' },
      {
        says: 'Alexa, chiedi a harbor roasters di ordinare due confezioni di espresso',
        means: 'OrderIntent',
      },
      {
        says: 'Alexa, chiedi a harbor roasters a che punto è il mio ordine',
        means: 'StatusIntent',
      },
    ],
    keywords: ['caffè', 'acquisti', 'torrefazione', 'tè', 'espresso'],
  },
};
