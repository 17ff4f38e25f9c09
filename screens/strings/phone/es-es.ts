/** The phone card in Spanish: tú, in words of Spain. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import { counted } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { momentIn, timesIn } from './moments.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'No se ha comprado nada';

export const PHONE_ES_ES: PhoneTexts = {
  locale: 'es-ES',
  direction: 'ltr',
  states: {
    to_confirm: {
      word: 'Falta que confirmes',
      money: 'Todavía no se ha comprado nada',
      next: '',
    },
    confirmed_here: {
      word: 'Confirmado',
      money: 'Todavía no comprado',
      next: '',
    },
    confirmed_elsewhere: {
      word: 'Confirmado en otro dispositivo',
      money: 'Todavía no se ha comprado nada',
      next: 'El código está en el dispositivo donde confirmaste. Míralo allí y después díselo a tu Echo.',
    },
    locked: {
      word: 'Bloqueado',
      money: NOTHING_BOUGHT,
      next: 'El código ha sido incorrecto tres veces. Si todavía lo quieres, pídelo otra vez a tu Echo.',
    },
    expired: {
      word: 'Tiempo agotado',
      money: NOTHING_BOUGHT,
      next: 'Si todavía lo quieres, pídelo otra vez a tu Echo. El precio puede haber cambiado.',
    },
    cancelled: {
      word: 'Cancelado',
      money: NOTHING_BOUGHT,
      next: 'Si todavía lo quieres, pídelo otra vez a tu Echo.',
    },
    stopping: {
      word: 'Deteniendo',
      money: 'Todavía no se ha detenido',
      next: 'Estamos deteniendo este pedido. En cuanto esté detenido, lo verás en esta página.',
    },
    stopped: {
      word: 'Detenido',
      money: NOTHING_BOUGHT,
      next: 'Este pedido ya no se puede comprar. No tienes que hacer nada.',
    },
    too_late: {
      word: 'Tarde para detenerlo',
      money: 'Ya se había comprado',
      next: 'Todavía puedes devolverlo: «Devolver algo» está más abajo.',
    },
    payment_processing: {
      word: 'Pagando',
      money: 'El pago está en camino',
      next: 'Tu código se usó. No se te cobrará dos veces. Cuando termine, lo verás en esta página.',
    },
    payment_declined: {
      word: 'Pago rechazado',
      money: NOTHING_BOUGHT,
      next: 'No se te ha cobrado nada. Pídelo otra vez a tu Echo y paga de otra forma.',
    },
    payment_unknown: {
      word: 'Todavía no se sabe',
      money: 'Lo estamos averiguando',
      next: 'Todavía no sabemos si el pago se ha hecho. No se te cobrará dos veces. Te avisaremos.',
    },
    ordered: {
      word: 'Pedido hecho',
      money: 'Pagado',
      next: '',
    },
    halted: {
      word: 'Falta tu llave de acceso',
      money: 'Todavía no se ha comprado nada',
      next: '',
    },
    changed: {
      word: 'Cambiado por la tienda',
      money: NOTHING_BOUGHT,
      next: 'El precio o las condiciones cambiaron, y este pedido terminó. Pídelo otra vez a tu Echo y escucha el nuevo total.',
    },
    refused_by_policy: {
      word: 'No permitido',
      money: NOTHING_BOUGHT,
      next: 'Una norma de esta tienda impide este pedido, y ninguna confirmación puede cambiarlo.',
    },
    partly_refunded: {
      word: 'Devuelto en parte',
      money: 'Volvió parte de tu dinero',
      next: '',
    },
    refunded: {
      word: 'Devuelto',
      money: 'Tu dinero volvió',
      next: 'Tu banco puede tardar unos días en mostrarlo.',
    },
    found_paid: {
      word: 'Aclarado: pagado',
      money: 'Se te cobró una sola vez',
      next: 'Durante un rato no lo sabíamos. El pago se hizo.',
    },
    found_unpaid: {
      word: 'Aclarado: no pagado',
      money: NOTHING_BOUGHT,
      next: 'Durante un rato no lo sabíamos. El pago no se hizo, y no se te cobró nada.',
    },
    sold_out: {
      word: 'Agotado',
      money: 'Tu dinero está en camino de vuelta',
      next: '',
    },
  },
  order: {
    total: 'Total',
    checkWords: 'Palabras de control',
    readToYou: 'Lo que se te ha leído',
    lines: 'Lo que recibes',
    delivery: 'Envío',
    instrument: 'Pago',
    seller: 'Vendido por',
    askedBy: 'Solicitado por',
    takenBack:
      'Confirmaste este pedido y después otro. Por eso esta confirmación ya no vale: su código ya no funciona. Solo un pedido a la vez puede esperar su código.',
    requester: ({ clientName, device, ago }) =>
      device === null ? `${clientName}, ${ago}` : `${device}, a través de ${clientName}, ${ago}`,
    ago: agoIn({
      justNow: 'hace un momento',
      minutes: (count) => (count === 1 ? 'hace un minuto' : `hace ${String(count)} minutos`),
      hours: (count) => (count === 1 ? 'hace una hora' : `hace ${String(count)} horas`),
      days: (count) => (count === 1 ? 'hace un día' : `hace ${String(count)} días`),
    }),
    successorWaits: 'El mismo pedido espera con las nuevas condiciones.',
    openSuccessor: 'Abrir el pedido nuevo',
    refunded: 'Devuelto',
  },
  confirm: {
    field: 'Escribe el total para confirmar',
    go: 'Confirmar',
    isChecking: 'Comprobando…',
    thenPasskey: 'Después: llave de acceso y decir un código.',
    thenSignIn: 'Después: identificarte y decir un código.',
    untilSaid: 'No se compra nada hasta que digas el código a tu Echo.',
    timeLeft: (left) => `Tiempo para confirmar: ${left}`,
    nothingTyped: 'Primero escribe el total.',
    read: 'Has escrito',
    expected: 'El total es',
    dontBuy: 'No comprar',
    notMe: 'No he sido yo',
    notMeExplain: (client) =>
      `Esto detiene el pedido. También detiene a ${client}: ya no puede pedir nada en tu nombre y no te llegan más avisos.`,
    notMeAgain: 'Puedes permitirlo otra vez en “Tu cuenta”, “Asistentes”.',
    notMeGo: 'Detener ambos',
    notMeDone: (client) => `${client} también está detenido.`,
    isStopping: 'Deteniendo…',
    sayBy: (time) => `Después, di el código antes de las ${time}.`,
    notHeld: 'La tienda no lo reserva: puede agotarse antes.',
  },
  verify: {
    title: 'Ahora tu llave de acceso',
    explain: 'El total es correcto. Tu dispositivo te pide que demuestres que eres tú.',
    cancelled: 'No se ha terminado. No se ha confirmado nada.',
    again: 'Usar tu llave de acceso',
    signIn: 'O bien identificarse',
    back: 'Volver al pedido',
    changeExplain: 'Tu dispositivo te pide demostrar que eres tú. Todavía no ha cambiado nada.',
    changeCancelled: 'Eso no terminó. No ha cambiado nada.',
    changeBack: 'Volver a tu cuenta',
  },
  code: {
    title: 'Di este código',
    before: 'Dile a tu Echo:',
    phrase: 'mi código es',
    label: (digits) => `Tu código es ${digits}.`,
    timeLeft: (left) => `Tiempo para decir el código: ${left}`,
    timeLabel: 'Tiempo que queda para decir el código',
    wrong: (triesLeft) =>
      triesLeft === 1
        ? 'El código no era correcto. Te queda un intento.'
        : `El código no era correcto. Te quedan ${String(triesLeft)} intentos.`,
    anyTime: (shopName) =>
      `Si tu Echo ha dejado de escuchar, empieza con «Alexa, pregunta a ${shopName}».`,
  },
  receipt: {
    title: 'Recibo',
    charged: 'Cobrado',
    number: 'Número de recibo',
    when: 'Pagado el',
    instrument: 'Pagado con',
    delivery: 'Llegada',
    check: 'Comprobar este recibo',
    checkExplain:
      'El recibo firmado contiene lo que escribiste, lo que se cobró y quién lo cobró. Cualquiera puede comprobarlo sin preguntarnos; nadie puede cambiarlo sin que se note.',
    sendBack: 'Devolver algo',
    back: {
      title: 'Vuelve',
      asked: 'Devolución en curso. El vendedor aún no ha respondido.',
      taken: 'Devolución en curso. El vendedor lo acepta.',
      took: 'El vendedor lo ha aceptado.',
      notTaken: 'El vendedor no lo acepta. No se te devuelve dinero por ello.',
      soldOut: 'Se agotó después de pagar. No llegará.',
      onItsWay: 'En camino hacia ti',
      notPaidBack: 'No se pudo devolver',
    },
    save: 'Guardar el recibo firmado',
    fileName: (receiptNumber) => `recibo-${receiptNumber}.jws`,
    date: momentIn('es-ES'),
  },
  card: {
    title: 'Tus pedidos',
    loading: 'Un momento…',
    welcome: 'Solo tú puedes confirmar',
    welcomeExplain:
      'Cuando pides algo por voz, el pedido espera aquí. No se compra nada hasta que hayas visto y escrito el total.',
    signIn: 'Identificarse',
    signOut: 'Salir',
    signingIn: 'Entrando…',
    waiting: 'En espera',
    earlier: 'Anteriores',
    openTo: { to_confirm: 'Revisar y confirmar', confirmed_here: 'Ver el código' },
    othersWaiting: (count) =>
      count === 1 ? '1 pedido está esperando' : `${String(count)} pedidos están esperando`,
    newerWaiting: 'Hay un pedido más reciente esperando.',
    openNewer: 'Abrir el más reciente',
    moreLines: (count) => `y ${String(count)} más`,
    nothingWaiting: 'No hay nada en espera',
    nothingWaitingExplain:
      'Cuando pides algo por voz, el pedido aparece aquí solo. No se compra nada hasta que lo confirmes.',
    back: 'Todos los pedidos',
    notFound: 'Este pedido no está aquí',
    notFoundExplain: 'No es uno de tus pedidos o ya no existe. Al abrirlo no se ha comprado nada.',
    cookiesDropped: 'Tu navegador no ha guardado tu acceso',
    cookiesDroppedExplain:
      'Te has identificado, pero este navegador ha descartado la cookie segura. Algunos navegadores lo hacen con una dirección sin https. No se ha confirmado nada.',
    cookiesDroppedNext:
      'Abre esta dirección en Chrome, Edge o Firefox, o permite sus cookies. Después identifícate otra vez.',
    keyNotKept: 'Tu navegador no guarda nada aquí',
    keyNotKeptExplain:
      'Para confirmar hace falta una clave que se quede en este navegador, y esta ventana no puede guardarla. Abre esta dirección en una ventana normal, no en una privada.',
    tryAgain: 'Probar otra vez',
    connectionLost: 'No hay conexión. Puede que lo que ves no esté al día. Seguimos intentándolo.',
    signInUnfinished: 'No has terminado de identificarte. No se ha confirmado nada.',
    signedOut: 'Has salido. Identifícate para ver tus pedidos.',
    notSent: 'Eso no ha llegado. No se ha confirmado nada. Prueba otra vez.',
    notKnown:
      'Todavía no sabemos si eso ha llegado. En cuanto lo sepamos, lo verás en esta página.',
    declineNotSent: 'Eso no ha llegado. El pedido todavía no se ha detenido. Prueba otra vez.',
    addPasskey: 'Añadir una llave de acceso',
    addPasskeyExplain: 'La próxima vez, confirma con tu huella, tu cara o el bloqueo de pantalla.',
    passkeyAdded: 'Tu llave de acceso se ha añadido. La próxima vez confirmas con ella.',
    passkeyNotAdded: 'No se ha añadido ninguna llave de acceso.',
    passkeySignIn: 'Primero, identifícate otra vez',
    passkeySignInExplain:
      'Para añadir una llave de acceso, identifícate otra vez. Todavía no se ha añadido ninguna.',
    passkeyReady: 'Ahora tu llave de acceso',
    passkeyReadyExplain:
      'Ya te has identificado. Tu dispositivo te pide que crees la llave de acceso.',
    passkeyNotNow: 'Ahora no',
    tookBack: (count) =>
      count === 1
        ? 'Habías confirmado otro pedido. Esa confirmación ya no vale porque has confirmado este: el otro código ya no funciona.'
        : `Habías confirmado otros ${String(count)} pedidos. Esas confirmaciones ya no valen porque has confirmado este: los otros códigos ya no funcionan.`,
    proofRefused:
      'Se ha rechazado. Comprueba que la fecha y la hora de este dispositivo son correctas y prueba otra vez.',
    account: 'Tu cuenta',
    offline: 'No tienes conexión. No se puede confirmar nada hasta que vuelva.',
    signedOutHere:
      'Aquí se cerró tu cuenta: desde otro dispositivo o por el tiempo pasado. No se ha confirmado nada.',
    remember: 'Recordarme aquí 30 días',
    rememberExplain: 'En cada pedido sigues demostrando que eres tú.',
    language: 'Idioma',
    notLoaded: 'No se ha cargado. Comprueba tu conexión e inténtalo otra vez.',
  },
  risk: {
    unusual: 'Qué es poco habitual',
    halted: 'Solo tu llave de acceso puede confirmarlo',
    usable: 'Aquí no basta con identificarte. Escribe el total y después usa tu llave de acceso.',
    none: 'Todavía no tienes llave de acceso. La que añadas ahora podrá confirmar pedidos así después de 24 horas; este habrá terminado antes.',
    tooNew: (when) => `Tu llave de acceso es nueva. Podrá confirmar pedidos así desde el ${when}.`,
    endsBefore:
      'Este pedido termina antes. Si entonces todavía lo quieres, pídelo otra vez a tu Echo.',
    byModel: 'En palabras de un modelo de lenguaje',
    limited: 'Esto no se puede comprar ahora mismo',
    limitFrom: (when) => `Su código servirá desde el ${when}, si antes no compras nada más.`,
    limitRoomFrom: (when) =>
      `Volverá a haber margen desde el ${when}, si antes no compras nada más.`,
    limitLater: 'Su código volverá a servir cuando se haya usado menos del límite.',
    refused: 'Por qué no está permitido',
    reasons: {
      amount_high: 'El total es más alto de lo habitual.',
      amount_above_limit: 'El total supera el límite de esta tienda.',
      hour_limit: 'Supera el límite de una hora.',
      day_limit: 'Supera el límite de un día.',
      category_high_risk:
        'Es algo que los ladrones suelen buscar, como tarjetas regalo, apuestas o préstamos.',
      retry_of_halted: 'Se parece a un pedido de las últimas 24 horas que no confirmaste.',
      after_halt: 'Otro pedido inusual aún te espera, o le dijiste que no.',
      new_seller_high: 'Es mucho gasto con un vendedor nuevo para ti.',
      score_high: 'Varias cosas de este pedido son inusuales a la vez.',
      was_halted:
        'Ya quedó retenido una vez, y sigue así hasta que lo confirme tu llave de acceso.',
      possible_repeat: 'Compraste casi lo mismo en las últimas 24 horas. ¿Lo compras otra vez?',
      category_unknown: 'No hemos podido saber qué tipo de cosa es.',
      category_claim_differs: 'El asistente lo llamó de otra forma de lo que es.',
      unusual_amount: 'El total está muy por encima de lo que sueles gastar.',
      unusual_frequency: 'Ha habido muchos pedidos en poco tiempo.',
      unusual_hour: 'Nunca habías comprado a esta hora del día.',
      slow_drift: 'Tus pedidos han ido creciendo, o son más frecuentes, poco a poco.',
      first_order_from_client: 'Es el primer pedido por este asistente.',
      new_device: 'El dispositivo desde el que se pidió es nuevo.',
      new_address: 'La dirección es nueva.',
      new_instrument: 'La forma de pago es nueva.',
      first_from_merchant: 'Es tu primer pedido a este vendedor.',
    },
  },
  refusals: {
    ordered: 'Este pedido ya se compró con el código. No se ha comprado nada más.',
    cancelled: 'Este pedido se canceló. No se ha comprado nada.',
    declined: 'Este pedido se detuvo en tu teléfono. No se ha comprado nada.',
    expired:
      'Se acabó el tiempo para confirmar. No se ha comprado nada. Pídelo otra vez a tu Echo.',
    locked:
      'El código estuvo mal demasiadas veces y este pedido está bloqueado. No se ha comprado nada.',
    too_many:
      'Este pedido ya se confirmó tres veces. No se ha comprado nada. Pídelo otra vez a tu Echo.',
    other_order_shown:
      'Tu pantalla muestra otro pedido. No se ha comprado nada. Abre este pedido otra vez y léelo.',
    refused_by_policy: 'Una norma de esta tienda impide este pedido. No se ha comprado nada.',
    passkey_needed: 'Solo tu llave de acceso puede confirmar este pedido. No se ha comprado nada.',
    passkey_too_new:
      'Tu llave de acceso tiene menos de 24 horas. No se ha comprado nada. Solo una más antigua puede confirmar este pedido.',
    not_found: 'Este pedido no está aquí. No se ha comprado nada.',
    other_amount: 'Ese no es el total de este pedido. No se ha comprado nada.',
    no_amount: 'No había un importe en lo que escribiste. No se ha comprado nada.',
    several_amounts: 'Escribiste más de un importe. No se ha comprado nada. Escribe solo el total.',
    ambiguous:
      'Lo que escribiste puede significar más de un importe. No se ha comprado nada. Escríbelo como se muestra.',
    other_currency: 'Lo que escribiste está en otra moneda. No se ha comprado nada.',
    negative: 'Lo que escribiste es menos que cero. No se ha comprado nada.',
    too_large: 'Lo que escribiste es mucho más que cualquier pedido. No se ha comprado nada.',
    started_elsewhere:
      'Tardó demasiado, ya se usó o empezó en otro lugar. No se ha comprado nada. Empieza otra vez.',
    provider_refused: 'No se aceptó tu identificación. No se ha comprado nada. Inténtalo otra vez.',
    provider_unreachable:
      'Ahora no se pudo comprobar tu identificación. No se ha comprado nada. Inténtalo dentro de un momento.',
    not_fresh:
      'Tu identificación es demasiado antigua para esto. No se ha comprado nada. Identifícate otra vez.',
    other_customer:
      'Te identificaste como otra persona. No se ha comprado nada. Identifícate con la cuenta de este pedido.',
    passkey_refused:
      'No se aceptó tu llave de acceso. No se ha comprado nada. Inténtalo otra vez o identifícate.',
  },
  ...timesIn('es-ES'),
  ...durationsIn({
    minutes: (count) => counted(count, { one: 'minuto', many: 'minutos' }),
    seconds: (count) => counted(count, { one: 'segundo', many: 'segundos' }),
    joiner: ' y ',
  }),
};
