/** The phone card in the Spanish of the United States, where it differs from Spain. Not reviewed by a native speaker yet. */
import { PHONE_ES_ES } from './es-es.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { momentIn, timesIn } from './moments.ts';

export const PHONE_ES_US: PhoneTexts = {
  ...PHONE_ES_ES,
  locale: 'es-US',
  ...timesIn('es-US'),
  code: {
    ...PHONE_ES_ES.code,
    anyTime: (shopName) =>
      `Si tu Echo dejó de escuchar, empieza con “Alexa, pregunta a ${shopName}”.`,
  },
  receipt: { ...PHONE_ES_ES.receipt, date: momentIn('es-US') },
  card: {
    ...PHONE_ES_ES.card,
    addPasskey: 'Agregar una llave de acceso',
    passkeyAdded: 'Tu llave de acceso se ha agregado. La próxima vez confirmas con ella.',
    passkeyNotAdded: 'No se ha agregado ninguna llave de acceso.',
    passkeySignInExplain:
      'Para agregar una llave de acceso, identifícate otra vez. Todavía no se ha agregado ninguna.',
  },
};
