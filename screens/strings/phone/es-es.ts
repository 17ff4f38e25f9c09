/** The phone card in Spanish: tú, in words of Spain. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import { counted } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { receiptDateIn } from './receipt-date.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'No se ha comprado nada';

export const PHONE_ES_ES: PhoneTexts = {
  states: {
    to_confirm: {
      tone: 'waiting',
      word: 'Falta que confirmes',
      money: 'Todavía no se ha comprado nada',
      next: '',
    },
    confirmed_here: {
      tone: 'waiting',
      word: 'Confirmado',
      money: 'Todavía no comprado',
      next: '',
    },
    confirmed_elsewhere: {
      tone: 'waiting',
      word: 'Confirmado en otro dispositivo',
      money: 'Todavía no se ha comprado nada',
      next: 'El código está en el dispositivo donde confirmaste. Míralo allí y después díselo a tu Echo.',
    },
    locked: {
      tone: 'stopped',
      word: 'Bloqueado',
      money: NOTHING_BOUGHT,
      next: 'El código ha sido incorrecto tres veces. Si todavía lo quieres, pídelo otra vez a tu Echo.',
    },
    expired: {
      tone: 'stopped',
      word: 'Tiempo agotado',
      money: NOTHING_BOUGHT,
      next: 'Si todavía lo quieres, pídelo otra vez a tu Echo. El precio puede haber cambiado.',
    },
    cancelled: {
      tone: 'stopped',
      word: 'Cancelado',
      money: NOTHING_BOUGHT,
      next: 'Si todavía lo quieres, pídelo otra vez a tu Echo.',
    },
    stopping: {
      tone: 'waiting',
      word: 'Deteniendo',
      money: 'Todavía no se ha detenido',
      next: 'Estamos deteniendo este pedido. En cuanto esté detenido, lo verás en esta página.',
    },
    stopped: {
      tone: 'stopped',
      word: 'Detenido',
      money: NOTHING_BOUGHT,
      next: 'Este pedido ya no se puede comprar. No tienes que hacer nada.',
    },
    too_late: {
      tone: 'done',
      word: 'Tarde para detenerlo',
      money: 'Ya se había comprado',
      next: 'Pide a la tienda que acepte la devolución. Dales tu número de recibo.',
    },
    payment_processing: {
      tone: 'waiting',
      word: 'Pagando',
      money: 'El pago está en camino',
      next: 'No se te cobrará dos veces. Cuando termine, lo verás en esta página.',
    },
    payment_declined: {
      tone: 'stopped',
      word: 'Pago rechazado',
      money: NOTHING_BOUGHT,
      next: 'No se te ha cobrado nada. Pídelo otra vez a tu Echo y paga de otra forma.',
    },
    payment_unknown: {
      tone: 'waiting',
      word: 'Todavía no se sabe',
      money: 'Lo estamos averiguando',
      next: 'Todavía no sabemos si el pago se ha hecho. No se te cobrará dos veces. Te avisaremos.',
    },
    ordered: {
      tone: 'done',
      word: 'Pedido hecho',
      money: 'Pagado',
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
    notMe: 'No he sido yo',
    isStopping: 'Deteniendo…',
  },
  verify: {
    title: 'Ahora tu llave de acceso',
    explain: 'El total es correcto. Tu dispositivo te pide que demuestres que eres tú.',
    cancelled: 'No se ha terminado. No se ha confirmado nada.',
    again: 'Usar tu llave de acceso',
    signIn: 'O bien identificarse',
    back: 'Volver al pedido',
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
    save: 'Guardar el recibo firmado',
    fileName: (receiptNumber) => `recibo-${receiptNumber}.jws`,
    date: receiptDateIn('es-ES'),
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
  },
  ...durationsIn({
    minutes: (count) => counted(count, { one: 'minuto', many: 'minutos' }),
    seconds: (count) => counted(count, { one: 'segundo', many: 'segundos' }),
    joiner: ' y ',
  }),
};
