/** Spanish, United States, where it differs from Spain. Not reviewed by a native speaker yet. */
import { ES_ES } from './es-es.ts';
import type { SkillStrings } from './skill-strings.ts';

export const ES_US: SkillStrings = {
  ...ES_ES,
  welcome: (shopName) =>
    `Te damos la bienvenida a ${shopName}. Dime qué quieres pedir, por ejemplo, dos bolsas de espresso. No se compra nada hasta que lo confirmes en tu teléfono. ¿Qué quieres pedir?`,
  askProduct: '¿Qué quieres pedir? Por ejemplo, di, pide dos bolsas de espresso.',
  askQuantity:
    'Puedo pedir de uno a noventa y nueve de cada artículo. Dilo otra vez con el número, por ejemplo, pide dos bolsas de espresso.',
  shopUnreachable:
    'En este momento no puedo comunicarme con la tienda. No se ha comprado nada. Intenta otra vez en un minuto.',
};
