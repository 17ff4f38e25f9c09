/** Spanish: tú, in words of Spain. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';

const BOUGHT = 'No se ha comprado nada.';
const NOT_YET = 'Todavía no se ha comprado nada.';
const ORDERED = 'No se ha pedido nada.';
const UNREACHABLE = 'Ahora mismo no consigo contactar con la tienda.';
const LATER = 'Prueba otra vez en un minuto.';
const ONCE = 'No se te cobrará dos veces.';
const ANEW = 'Pídelo otra vez y te lo leo de nuevo.';
const STILL_WANTED = 'Si todavía lo quieres, pídelo otra vez.';

export const ES_ES: ShopWords = {
  gap: ' ',
  search: {
    nothingFound:
      'No he encontrado eso en la tienda. Prueba con otras palabras, por ejemplo, espresso.',
    found: ({ count, said }) =>
      count === 1 ? 'He encontrado un artículo.' : `He encontrado ${said} artículos.`,
    more: ({ count, said }) =>
      count === 1 ? 'Hay un artículo más.' : `Hay ${said} artículos más.`,
    next: 'Esto es lo que sigue.',
    noMore: 'No hay nada más que encaje.',
    closest: 'No hay nada que encaje del todo. Esto es lo más parecido.',
    hadBefore: 'Esto ya lo pediste aquí.',
    notHadBefore: 'Entre tus últimos pedidos de aquí no hay nada así.',
  },
  cart: {
    empty: 'Tu cesta está vacía.',
    more: ({ count, said }) =>
      count === 1 ? 'Hay un artículo más en ella.' : `Hay ${said} artículos más en ella.`,
    subtotal: (amount) => `En total son ${amount}, sin envío ni impuestos.`,
    goesTo: (address) => `Se entrega en ${address}.`,
    paidWith: (instrument) => `Pagas con ${instrument}.`,
    gone: 'Algo de tu cesta ya no se vende, así que lo he quitado.',
    changed: {
      add: 'Ya está en tu cesta. Todavía no se ha pedido nada.',
      set: 'Tu cesta ha cambiado. Todavía no se ha pedido nada.',
      remove: 'Lo he quitado de tu cesta.',
      clear: 'He vaciado tu cesta.',
    },
    refused: {
      product_unknown: 'No he encontrado eso en la tienda. Tu cesta sigue igual.',
      out_of_stock: 'Eso está agotado. Tu cesta sigue igual.',
      several_sellers:
        'Eso es de otro vendedor que el resto de tu cesta y necesita un pedido aparte. Tu cesta sigue igual.',
      several_currencies:
        'El precio de eso está en otra moneda que el resto de tu cesta y necesita un pedido aparte. Tu cesta sigue igual.',
      address_unknown:
        'Esa dirección no está en tu libreta de direcciones. Puedes añadirla en tu teléfono. Tu cesta sigue igual.',
      instrument_unknown:
        'No tengo guardada esa forma de pago. Puedes añadirla en tu teléfono. Tu cesta sigue igual.',
      client_revoked:
        'Me has quitado el permiso para hacer pedidos por ti. Puedes devolvérmelo en tu teléfono. Tu cesta sigue igual.',
      cart_full: 'Tu cesta está llena. Quita algo primero. Tu cesta sigue igual.',
      too_many_of_one:
        'En la cesta caben como mucho noventa y nueve de cada artículo. Tu cesta sigue igual.',
      not_in_cart: 'Eso no está en tu cesta. Tu cesta sigue igual.',
    },
  },
  audit: {
    none: 'No se ha pedido nada en tu nombre.',
    more: 'Hay más cosas anteriores.',
    anAssistant: 'Un asistente',
    readBack: (client) => `${client} te leyó un pedido.`,
    notReadBack: (client) => `A ${client} le llegó una petición y no te leyó ningún pedido.`,
  },
  product: {
    notFound: 'No he encontrado eso en la tienda.',
    line: ({ title, price, isInStock }) => `${title}, ${price}${isInStock ? '' : ', agotado'}.`,
    sellerSays: (description) => `El vendedor dice: ${description}`,
  },
  help: (shopName) =>
    `Puedes pedir en ${shopName}. Dime qué quieres y te leo el pedido con el total exacto. Con eso no se compra nada. Abres el pedido en tu teléfono y escribes el total, y entonces el teléfono muestra cuatro cifras. Dilas, y el pedido queda hecho. También puedes llenar una cesta, repetir un pedido, preguntar cómo va o cancelarlo.`,
  proposal: {
    refused: {
      product_unknown: `No he encontrado uno de esos artículos en la tienda. ${ORDERED}`,
      out_of_stock: `Uno de esos artículos está agotado. ${ORDERED}`,
      several_sellers: `Esos artículos son de vendedores distintos, y cada vendedor necesita un pedido aparte. ${ORDERED}`,
      several_currencies: `Los precios de esos artículos están en monedas distintas, y cada moneda necesita un pedido aparte. ${ORDERED}`,
      address_unknown: `Esa dirección no está en tu libreta de direcciones. Puedes añadirla en tu teléfono. ${ORDERED}`,
      instrument_unknown: `No tengo guardada esa forma de pago. Puedes añadirla en tu teléfono. ${ORDERED}`,
      client_revoked: `Me has quitado el permiso para hacer pedidos por ti. Puedes devolvérmelo en tu teléfono. ${ORDERED}`,
      unavailable: `${UNREACHABLE} ${ORDERED} ${LATER}`,
      cart_empty: `Tu cesta está vacía. ${ORDERED}`,
      too_many_of_one: `En un pedido caben como mucho noventa y nueve de cada artículo. ${ORDERED}`,
      too_many_waiting: `Ya hay demasiados pedidos tuyos esperando. Primero confirma o cancela uno. ${ORDERED}`,
      offer_over: `La oferta de la tienda acaba de terminar. ${ORDERED} Pregunta otra vez y tendrás una nueva.`,
      quote_mismatch: `La respuesta de la tienda no encajaba con el pedido. ${ORDERED} Prueba otra vez.`,
      invalid_request: `No he entendido ese pedido. ${ORDERED}`,
    },
    confirmThenCode: 'Confírmalo en tu teléfono y después di el código que muestra.',
  },
  redeem: {
    outcomes: {
      payment_processing: `El pago de este pedido está en camino. Todavía no ha terminado. ${ONCE} Pregunta dentro de un momento cómo va tu pedido.`,
      payment_declined: `El pago ha sido rechazado. ${BOUGHT} Puedes pedirlo otra vez y pagar de otra forma.`,
      waiting_for_confirmation: `Este pedido todavía no está confirmado. ${BOUGHT} Confírmalo en tu teléfono y después di las cuatro cifras que muestra.`,
      stronger_confirmation_needed: `Este pedido necesita una confirmación más fuerte. ${BOUGHT} Confírmalo en tu teléfono con tu llave de acceso.`,
      code_locked: `Ha habido demasiados códigos incorrectos. ${BOUGHT} ${STILL_WANTED}`,
      expired: `El tiempo de este pedido se ha agotado. ${BOUGHT} ${ANEW}`,
      terms_changed: `Algo de este pedido ha cambiado. ${BOUGHT}`,
      limit_reached: `Este pedido supera por ahora el límite de la tienda. ${BOUGHT}`,
      refused: `No puedo hacer ese pedido. ${BOUGHT} ${ANEW}`,
      cancelled: `Este pedido se ha cancelado. ${BOUGHT}`,
      declined: `Este pedido se ha detenido en tu teléfono. ${BOUGHT}`,
      unavailable: `${UNREACHABLE} ${BOUGHT} ${LATER}`,
    },
    codeWrong: `Ese código no es correcto. ${BOUGHT}`,
    triesLeft: {
      none: `No quedan más intentos. ${STILL_WANTED}`,
      one: 'Te queda un intento.',
      two: 'Te quedan dos intentos.',
      three: 'Te quedan tres intentos.',
    },
    codeUnclear: 'Necesito las cuatro cifras que muestra tu teléfono. Eso no cuenta como intento.',
    totalIsNow: (total) => `El total es ahora de ${total}.`,
    confirmThenNewCode: 'Confírmalo en tu teléfono y después di el código nuevo.',
  },
  cancel: {
    cancelled: `Tu pedido está cancelado. ${BOUGHT}`,
    declined: `Tu pedido ya se había detenido en tu teléfono. ${BOUGHT}`,
    expired: `El tiempo de tu pedido ya se había agotado. ${BOUGHT}`,
    already_ordered:
      'Es tarde para cancelar: el código ya fue aceptado. Pregunta cómo va tu pedido. Para devolverlo, ábrelo en tu teléfono.',
    refused: 'No he encontrado ese pedido.',
    unavailable: `Ahora mismo no consigo contactar con la tienda, así que no he cancelado el pedido. ${LATER}`,
  },
  order: {
    none: 'No tienes ningún pedido aquí.',
    notFound: 'No he encontrado ese pedido.',
    pastOnPhone: 'Tus pedidos anteriores están en tu teléfono.',
    summary: ({ total, checkWords }) =>
      `Tu pedido de ${total}. Palabras de control: ${checkWords}.`,
    states: {
      waiting: `El pedido espera a que lo confirmes en tu teléfono. ${NOT_YET} Confírmalo allí y después di las cuatro cifras que muestra el teléfono.`,
      confirmed: `El pedido está confirmado en tu teléfono y espera su código. ${NOT_YET} Di las cuatro cifras que muestra el teléfono.`,
      locked: `Ha habido demasiados códigos incorrectos, y por eso el pedido está bloqueado. ${BOUGHT} ${STILL_WANTED}`,
      cancelled: `El pedido se ha cancelado. ${BOUGHT}`,
      declined: `El pedido se ha detenido en tu teléfono. ${BOUGHT}`,
      expired: `El tiempo del pedido se ha agotado. ${BOUGHT} ${ANEW}`,
      payment_processing: `El código era correcto y el pago está en camino. Todavía no ha terminado. ${ONCE}`,
      payment_declined: `El pago ha sido rechazado. ${BOUGHT}`,
      payment_unknown: `Todavía no sabemos si el pago se ha hecho. ${ONCE} Te avisaremos.`,
    },
    back: {
      soldOut: 'Se agotó después de que pagaras y no llegará.',
      onItsWay: (amount) => `Te devolvemos ${amount}; el dinero está en camino.`,
      paidBack: (amount) => `Ya te hemos devuelto ${amount}.`,
      notPaidBack: (amount) =>
        `No se pudieron devolver ${amount} como estaba previsto. Pregunta en la tienda: te lo devolverá de otra forma.`,
    },
    ordered: ({ amount, shop, checkWords }) =>
      `Pedido hecho. Has pagado ${amount} a ${shop}. Las palabras de control son ${checkWords}. Tu recibo está en tu teléfono y te llega también por correo electrónico.`,
  },
  faults: {
    unreachable: UNREACHABLE,
    ownFault: 'Algo no va bien por nuestra parte.',
    nothingBought: BOUGHT,
    phoneShowsOrders: 'Tu teléfono muestra cómo van tus pedidos.',
    cannotLookUpOrder: 'No puedo consultarlo.',
    cannotLookUpOrders: 'No puedo consultarlos.',
    cancelUnknown: 'No sé si tu pedido está cancelado.',
    orderUnknown: `Todavía no sé si tu pedido se ha hecho. ${ONCE}`,
    tryAgainSoon: LATER,
  },
  request: {
    notUnderstood: 'No he entendido esa petición.',
    notTaken: (names) => `No admite ${names}.`,
    partWrong: ({ name }) => `La parte «${name}» no es como debe ser.`,
    wholeWrong: () => 'No es como debe ser.',
    tooMany: `Demasiadas peticiones a la vez. ${BOUGHT} Espera un minuto.`,
  },
};
