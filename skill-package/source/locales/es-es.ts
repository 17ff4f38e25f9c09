/** The skill in Spain. */
import { SPANISH } from '../languages/spanish.ts';
import type { LocaleSource } from '../locale-source.ts';

export const ES_ES: LocaleSource = {
  locale: 'es-ES',
  language: SPANISH,
  invocationName: 'harbor roasters',
  alsoSaid: {
    SearchIntent: `
      (tenéis|vendéis) (el |la |){product}
      qué {query} tenéis
      qué tenéis de {query}
    `,
    AddToCartIntent: `
      añade (el |la |un |una |){product} a (la|mi) cesta
      (pon|mete) (el |la |un |una |){product} en (la|mi) cesta
      añade {quantity} (paquetes|bolsas|cajas) de {product} a (la|mi) cesta
      (pon|mete) {quantity} (paquetes|bolsas|cajas) de {product} en (la|mi) cesta
    `,
    RemoveFromCartIntent: `
      (quita|saca) (el |la |){product} de (la|mi) cesta
    `,
    ViewCartIntent: `
      (qué hay|qué tengo|qué llevo) en (la|mi) cesta
      (enséñame|léeme) (la|mi) cesta
      (mi|la) cesta
    `,
    CheckoutIntent: `
      (pide|compra) (la|mi) cesta
      (pide|compra) todo lo que hay en (la|mi) cesta
    `,
  },
  store: {
    name: 'Harbor Roasters',
    summary: 'Pide café con la voz y confirma cada pedido en tu móvil.',
    description:
      'Pide café de Harbor Roasters con la voz. Alexa te lee el pedido con el envío, los impuestos y el total, y con eso no se compra nada. Tú confirmas el total en tu móvil, que después muestra un código de voz de cuatro cifras. Dices el código y solo entonces se hace el pedido. Necesitas una cuenta de Harbor Roasters, vinculada en la aplicación Alexa. Cada pedido necesita su propio código de cuatro cifras, sea cual sea el importe.',
    examplePhrases: [
      { says: 'Alexa, abre harbor roasters', means: 'LaunchRequest' },
      {
        says: 'Alexa, dile a harbor roasters que quiero dos paquetes de espresso',
        means: 'OrderIntent',
      },
      { says: 'Alexa, pregunta a harbor roasters cómo va mi pedido', means: 'StatusIntent' },
    ],
    keywords: ['café', 'compras', 'tostador', 'té', 'espresso'],
  },
};
