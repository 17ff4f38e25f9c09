/** The skill in the United States, in Spanish. */
import { SPANISH } from '../languages/spanish.ts';
import type { LocaleSource } from '../locale-source.ts';

export const ES_US: LocaleSource = {
  locale: 'es-US',
  language: SPANISH,
  invocationName: 'harbor roasters',
  alsoSaid: {
    OrderIntent: `
      (ordéname|regálame) {quantity} (bolsas|paquetes) de {product}
      (quiero|quisiera) ordenar (el |la |un |una |){product}
      (quiero|quisiera) ordenar {quantity} (bolsas|paquetes) de {product}
    `,
    StatusIntent: `
      (chequea|rastrea) mi (orden|pedido)
      (cómo va|dónde está) mi orden
    `,
    CancelOrderIntent: `
      (cancela|cancelar) (mi|la) orden
    `,
    ReadBackIntent: `
      (lee|léeme|repíteme) mi orden
    `,
  },
  store: {
    name: 'Harbor Roasters',
    summary: 'Ordena café con tu voz y confirma cada pedido en tu teléfono.',
    description:
      'Ordena café de Harbor Roasters con tu voz. Alexa te lee el pedido con la entrega, los impuestos y el total, y con eso no se compra nada. Tú confirmas el total en tu teléfono, que después muestra un código de voz de cuatro dígitos. Dices el código y solo entonces se hace el pedido. Necesitas una cuenta de Harbor Roasters, vinculada en la aplicación Alexa. Cada pedido necesita su propio código de cuatro dígitos, sin importar el monto.',
    examplePhrases: [
      { says: 'Alexa, abre harbor roasters', means: 'LaunchRequest' },
      {
        says: 'Alexa, dile a harbor roasters que quiero dos bolsas de espresso',
        means: 'OrderIntent',
      },
      { says: 'Alexa, pregúntale a harbor roasters dónde está mi pedido', means: 'StatusIntent' },
    ],
    keywords: ['café', 'compras', 'tostador', 'té', 'espresso'],
  },
};
