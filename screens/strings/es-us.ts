/** Spanish, United States, where it differs from Spain. Not reviewed by a native speaker yet. */
import { ES_ES } from './es-es.ts';
import type { SkillStrings } from './skill-strings.ts';

export const ES_US: SkillStrings = {
  ...ES_ES,
  welcome: (shopName) =>
    `Te damos la bienvenida a ${shopName}. Dime qué quieres pedir, por ejemplo, dos bolsas de espresso. No se compra nada hasta que lo confirmes en tu teléfono. ¿Qué quieres pedir?`,
  help: 'Puedes pedir café, y yo te leo el pedido con el total. Con eso todavía no se compra nada. Confirmas el pedido en tu teléfono, que entonces muestra cuatro cifras. Dime, mi código es, y las cifras. También puedes decir, léelo de nuevo, qué hay en mi carrito, cómo va mi pedido, o cancela mi pedido. ¿Qué quieres hacer?',
  askProduct: '¿Qué quieres pedir? Por ejemplo, di, pide dos bolsas de espresso.',
  askQuantity:
    'Puedo pedir de uno a noventa y nueve de cada artículo. Dilo otra vez con el número, por ejemplo, pide dos bolsas de espresso.',
  welcomeBack: (shopName) =>
    `Hola de nuevo en ${shopName}. En tu carrito todavía hay algo de la última vez. ¿Quieres oírlo?`,
  hearCart: '¿Quieres oír lo que hay en tu carrito?',
  offerOne: (option) =>
    `He encontrado esto: ${option}. Di, pide eso, o bien, añade eso a mi carrito. ¿Qué quieres?`,
  offerOneReprompt: 'Di, pide eso, o bien, añade eso a mi carrito. ¿Qué quieres?',
  askAdd: '¿Qué pongo en tu carrito?',
  askRemove: '¿Qué quito de tu carrito?',
  notInCart: 'Eso no está en tu carrito.',
  cartQuestion:
    'Para oír el total exacto, di, pide mi carrito. También puedes añadir o quitar algo. ¿Qué quieres?',
  yesOrdersNoCart: 'Con un sí no se pide nada. Para oír el total exacto, di, pide mi carrito.',
  cartTotal: (amount) => `Tu cesta suma ${amount}, sin la entrega ni los impuestos.`,
  shopUnreachable:
    'En este momento no puedo comunicarme con la tienda. No se ha comprado nada. Intenta otra vez en un minuto.',
  ordersUnreachable:
    'En este momento no puedo comunicarme con la tienda. Tu teléfono muestra cómo van tus pedidos. Intenta otra vez en un minuto.',
};
