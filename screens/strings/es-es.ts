/** Spanish: tú, in words of Spain. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { SkillStrings } from './skill-strings.ts';

export const ES_ES: SkillStrings = {
  welcome: (shopName) =>
    `Te damos la bienvenida a ${shopName}. Dime qué quieres pedir, por ejemplo, dos paquetes de espresso. No se compra nada hasta que lo confirmes en tu teléfono. ¿Qué quieres pedir?`,
  welcomeReprompt: '¿Qué quieres pedir?',
  welcomeBack: (shopName) =>
    `Hola de nuevo en ${shopName}. En tu cesta todavía hay algo de la última vez. ¿Quieres oírlo?`,
  hearCart: '¿Quieres oír lo que hay en tu cesta?',
  help: 'Puedes pedir café, y yo te leo el pedido con el total. Con eso todavía no se compra nada. Confirmas el pedido en tu teléfono, que entonces muestra cuatro cifras. Dime, mi código es, y las cifras. También puedes decir, léelo de nuevo, qué hay en mi cesta, cómo va mi pedido, o cancela mi pedido. ¿Qué quieres hacer?',
  helpReprompt: '¿Qué quieres hacer?',
  goodbye: 'Adiós.',
  linkAccount: (shopName) =>
    `Primero vincula tu cuenta de ${shopName}. Te he enviado una tarjeta a la aplicación Alexa. No se ha comprado nada.`,
  askProduct: '¿Qué quieres pedir? Por ejemplo, di, pide dos paquetes de espresso.',
  askQuantity:
    'Puedo pedir de uno a noventa y nueve de cada artículo. Dilo otra vez con el número, por ejemplo, pide dos paquetes de espresso.',
  productNotFound: 'No he encontrado eso en la tienda. No se ha pedido nada. ¿Qué más quieres?',
  productOutOfStock: 'Ese artículo está agotado. No se ha pedido nada. ¿Qué más quieres?',
  offerProducts: (options) =>
    `He encontrado ${options.length === 2 ? 'dos' : 'varios'} artículos que encajan. ${options.join('. O bien, ')}. ¿Cuál quieres?`,
  offerOption: (title, price) => `${title}, ${price}`,
  offerReprompt: '¿Qué artículo quieres? Basta con decir su nombre.',
  offerOne: (option) =>
    `He encontrado esto: ${option}. Di, pide eso, o bien, añade eso a mi cesta. ¿Qué quieres?`,
  offerOneReprompt: 'Di, pide eso, o bien, añade eso a mi cesta. ¿Qué quieres?',
  moreHint: 'También puedes decir, más opciones.',
  noMoreOffers: 'Eso es todo lo que encaja.',
  askAdd: '¿Qué pongo en tu cesta?',
  askRemove: '¿Qué quito de tu cesta?',
  notInCart: 'Eso no está en tu cesta.',
  cartQuestion:
    'Para oír el total exacto, di, pide mi cesta. También puedes añadir o quitar algo. ¿Qué quieres?',
  yesOrdersNoCart: 'Con un sí no se pide nada. Para oír el total exacto, di, pide mi cesta.',
  cartTotal: (amount) => `Tu cesta suma ${amount}, sin la entrega ni los impuestos.`,
  totalIs: (total) => `El total es: ${total}.`,
  inDigits: (digits) => `En cifras: ${digits}.`,
  goesTo: (label) => `La entrega va a: ${label}.`,
  paysWith: (label) => `Pagas con: ${label}.`,
  askAddress: (labels) => `Puedo entregar en: ${labels.join(', o bien, ')}. ¿Adónde lo envío?`,
  askAddressReprompt: '¿Adónde lo envío?',
  askInstrument: (labels) =>
    `Puedes pagar con: ${labels.join(', o bien, ')}. ¿Con qué quieres pagar?`,
  askInstrumentReprompt: '¿Con qué quieres pagar?',
  addressUnknown: 'No tengo esa dirección en tu libreta. Puedes añadir una en tu teléfono.',
  instrumentUnknown: 'No tengo guardada esa forma de pago. Puedes añadir una en tu teléfono.',
  confirmThenCode: 'Confírmalo en tu teléfono y después dime el código.',
  confirmReprompt:
    'Todavía no se ha comprado nada. Confirma el pedido en tu teléfono y después dime las cuatro cifras que muestra.',
  askCode: '¿Qué cuatro cifras muestra tu teléfono?',
  codeUnclear:
    'No he oído cuatro cifras, y eso no cuenta como intento. Dilas una por una, por ejemplo, mi código es uno dos tres cuatro.',
  codeIsOnPhone:
    'Tu código está en tu teléfono, donde confirmaste el pedido. Solo tu teléfono lo muestra.',
  codeComesAfter:
    'Todavía no hay código. Abre el pedido en tu teléfono y escribe el total. Entonces tu teléfono muestra cuatro cifras.',
  noCodeNeeded: 'Ningún pedido espera un código.',
  anythingElse: '¿Qué más quieres?',
  yesBuysNothing:
    'Con un sí no se compra nada. Confirma el pedido en tu teléfono y después dime el código.',
  yesBuysNothingWithoutOrder: 'Primero dime qué quieres pedir. ¿Qué quieres?',
  noBuysNothing: 'De acuerdo. Para dejar un pedido que espera, di, cancela mi pedido.',
  allRight: 'De acuerdo.',
  sameAsLast: (day) =>
    day === undefined
      ? 'Esto es lo que pediste la última vez.'
      : `Esto es lo que pediste el ${day}.`,
  nothingToReorder: 'No hay un pedido anterior que pueda repetir.',
  reorderGone:
    'Algo de ese pedido ya no está en la tienda, así que no lo he repetido. No se ha pedido nada.',
  orderStillWaits: 'No se ha comprado nada. Tu pedido sigue esperando en tu teléfono.',
  anotherWaits: (checkWords) =>
    `Otro pedido espera en tu teléfono, con las palabras de control ${checkWords}.`,
  whichWasCancelled: (total, checkWords) =>
    `Era el pedido de ${total}. Palabras de control: ${checkWords}.`,
  fallback:
    'No te he entendido. Puedes pedir algo, decirme tu código o preguntar cómo va tu pedido. ¿Qué quieres hacer?',
  notUnderstood: 'No te he entendido.',
  moment: 'Un momento, por favor.',
  tooLongToSay: 'Es demasiado largo para decirlo aquí. Tu teléfono lo muestra todo.',
  shopUnreachable:
    'Ahora mismo no consigo contactar con la tienda. No se ha comprado nada. Prueba otra vez en un minuto.',
  ordersUnreachable:
    'Ahora mismo no consigo contactar con la tienda. Tu teléfono muestra cómo van tus pedidos. Prueba otra vez en un minuto.',
  outcomeUnknown:
    'Todavía no sabemos si el pago se ha hecho. No se te cobrará dos veces. Pregúntame en un minuto cómo va tu pedido.',
  broken:
    'Algo no va bien por nuestra parte. Pregúntame cómo va tu pedido antes de probar otra vez.',
  card: {
    dryRunTitle: 'Simulación: no se ha comprado nada',
    orderedTitle: 'Pedido hecho',
    confirmAt: (address) => `Confírmalo en tu teléfono: ${address}`,
    receiptLine: (receiptNumber) => `Recibo ${receiptNumber}`,
    paidLine: (amount, shopName) => `Has pagado ${amount} a ${shopName}.`,
    states: {
      dry_run: 'SIMULACIÓN · NADA COMPRADO',
      confirmed: 'CONFIRMADO · DI TU CÓDIGO',
      ordered: 'PEDIDO HECHO',
      locked: 'NO COMPRADO · BLOQUEADO',
      cancelled: 'NO COMPRADO · CANCELADO',
      declined: 'NO COMPRADO · DETENIDO',
      expired: 'NO COMPRADO · CADUCADO',
      not_bought: 'NO COMPRADO',
      payment_processing: 'PAGANDO',
      payment_declined: 'NO COMPRADO · PAGO RECHAZADO',
      payment_unknown: 'PAGO SIN ACLARAR',
    },
    total: 'Total',
    paid: 'Pagado',
    checkWords: 'Palabras de control',
    receipt: 'Recibo',
    instruction: 'Ábrelo en tu teléfono para confirmar. Solo tú puedes.',
    confirmedInstruction: 'Di tu código: las cuatro cifras de tu teléfono.',
    endedInstruction: 'Tu teléfono muestra cómo va este pedido.',
    moreLines: (count) => (count === 1 ? 'y 1 artículo más' : `y ${String(count)} artículos más`),
  },
};
