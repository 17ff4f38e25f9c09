/** The skill in Germany. */
import { GERMAN } from '../languages/german.ts';
import type { LocaleSource } from '../locale-source.ts';

export const DE_DE: LocaleSource = {
  locale: 'de-DE',
  language: GERMAN,
  invocationName: 'harbor roasters',
  store: {
    name: 'Harbor Roasters',
    summary: 'Kaffee mit der Stimme bestellen und jede Bestellung am Handy bestätigen.',
    description:
      'Bestelle Kaffee von Harbor Roasters mit der Stimme. Alexa liest dir die Bestellung mit Lieferung, Steuer und Gesamtbetrag vor, und damit ist noch nichts gekauft. Du bestätigst den Gesamtbetrag auf deinem Handy, das dann einen vierstelligen Sprachcode zeigt. Sag den Code, und erst dann wird bestellt. Du brauchst ein Konto bei Harbor Roasters, das in der Alexa App verknüpft ist. Jede Bestellung braucht ihren eigenen vierstelligen Code, gleich wie hoch der Betrag ist.',
    examplePhrases: [
      { says: 'Alexa, öffne harbor roasters', means: 'LaunchRequest' },
      {
        says: 'Alexa, öffne harbor roasters und bestelle zwei Packungen Espresso',
        means: 'OrderIntent',
      },
      { says: 'Alexa, frage harbor roasters wo ist meine Bestellung', means: 'StatusIntent' },
    ],
    keywords: ['Kaffee', 'Einkaufen', 'Rösterei', 'Tee', 'Espresso'],
  },
};
