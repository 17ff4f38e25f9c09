/** What customers say in Spanish. Not reviewed by a native speaker yet. */
import type { LanguageSource } from '../language-source.ts';

export const SPANISH: LanguageSource = {
  samples: {
    OrderIntent: `
      (pide|compra|ordena|pedir|comprar) {product}
      (pide|compra|ordena|pedir|comprar) (el|la|los|las|un|una) {product}
      (pide|compra|ordena|pedir|comprar) {quantity} {product}
      (pide|compra|ordena|pedir|comprar) {quantity} (paquetes|bolsas|cajas|botellas|latas) de {product}
      (pide|compra|ordena|pedir|comprar) (un paquete|una bolsa|una caja) de {product}
      (pídeme|cómprame) (el |la |un |una |){product}
      (pídeme|cómprame) {quantity} (paquetes|bolsas) de {product}
      (quiero|quisiera|querría|me llevo) (el |la |un |una |){product}
      (quiero|quisiera|querría|me llevo) {quantity} {product}
      (quiero|quisiera|querría|me llevo) {quantity} (paquetes|bolsas|cajas) de {product}
      (quiero|quisiera|me gustaría|necesito) (pedir|comprar) (el |la |un |una |){product}
      (quiero|quisiera|me gustaría|necesito) (pedir|comprar) {quantity} {product}
      (quiero|quisiera|me gustaría|necesito) (pedir|comprar) {quantity} (paquetes|bolsas|cajas) de {product}
      (me das|dame|ponme) (el |la |un |una |){product}
      (me das|dame|ponme) {quantity} (paquetes|bolsas) de {product}
      (puedo|podría) (pedir|comprar) (el |la |un |una |){product}
      (envíame|mándame) {quantity} (paquetes|bolsas) de {product}
      {quantity} (paquetes|bolsas|cajas|botellas|latas) de {product}
      (un paquete|una bolsa|una caja) de {product}
      (el|la) {product}
      {quantity} {product} por favor
      {product}
    `,
    SearchIntent: `
      (busca|buscar|encuentra|encontrar) {query}
      (búscame|encuéntrame) {query}
      estoy buscando {query}
      (ando buscando|quiero buscar) {query}
      (muéstrame|enséñame) {query}
      (qué|cuáles) {query} (tienes|tienen|hay)
      qué tipos de {query} (tienes|tienen|hay)
      qué (tienes|tienen|hay) de {query}
      qué (tienes|tienen) en {query}
      (recomiéndame|me recomiendas) {query}
      necesito algo para {query}
      (tienes|tienen|hay|venden) (el |la |){product}
      está (disponible|en existencia) (el|la) {product}
      (queda|quedan) {product}
      cuánto (cuesta|vale) (el |la |un |una |){product}
      cuánto (cuesta|vale) (un paquete|una bolsa) de {product}
      cuál es el precio (del|de la) {product}
      qué precio tiene (el|la) {product}
      (háblame|cuéntame más) (del|de la|de|sobre el|sobre la) {product}
      busco (el|la) {product}
      estoy buscando (el |la |){product}
    `,
    ChooseIntent: `
      (el|la) {place}
      no (el|la) {place}
      no mejor (el|la) {place}
      (quiero|quisiera|prefiero|me quedo con|dame) (el|la) {place}
      (pide|compra|elige|escoge) (el|la) {place}
      (quise decir|me refiero a) (el|la) {place}
      (el|la) {place} por favor
      (quiero|dame) {place}
      {place} por favor
      {place}
    `,
    MoreOptionsIntent: `
      (más opciones|otras opciones|más|otros|otras)
      (muéstrame|enséñame|dime) (más|otros|otras)
      (qué más|qué otras|qué otros) (tienes|tienen|hay)
      (qué más|algo más)
      (hay|tienes|tienen) (más|otros|otras|otra cosa)
      (ninguno|ninguna) de (esos|esas|estos|estas|ellos)
      (los|las) siguientes
      (siguiente|continúa|sigue)
    `,
    QuantityIntent: `
      (que sean|mejor|solo|no) {quantity}
      (ponme|pon|dame) {quantity}
      (quiero|quisiera|necesito|me llevo) {quantity}
      (quiero|quisiera|necesito) {quantity} de (esos|esas|ellos|cada uno)
      (cámbialo|cambia) a {quantity}
      (cambia|pon) la cantidad (a|en) {quantity}
      {quantity} (paquete|paquetes|bolsa|bolsas|cajas|unidades)
      {quantity} (mejor|en vez|nada más)
      dije {quantity}
      {quantity} por favor
      {quantity}
    `,
    AddToCartIntent: `
      (agrega|añade) (el |la |un |una |){product} (al|a mi) carrito
      (pon|mete) (el |la |un |una |){product} en (el|mi) carrito
      (agrega|añade) {quantity} {product} (al|a mi) carrito
      (pon|mete) {quantity} {product} en (el|mi) carrito
      (agrega|añade) {quantity} (paquetes|bolsas|cajas) de {product} (al|a mi) carrito
      (pon|mete) {quantity} (paquetes|bolsas|cajas) de {product} en (el|mi) carrito
      (agrega|añade) (un paquete|una bolsa|una caja) de {product} al carrito
      (pon|mete) (un paquete|una bolsa|una caja) de {product} en el carrito
      (agregar|añadir) {product} al carrito
      (agregar|añadir) {quantity} (paquetes|bolsas) de {product} al carrito
      (agrega|añade) (también |)(el |la |un |una |){product}
      (agrega|añade) (también |){quantity} {product}
      (agrega|añade) (también |){quantity} (paquetes|bolsas|cajas) de {product}
      (agrega|añade) (un paquete|una bolsa) de {product}
    `,
    RemoveFromCartIntent: `
      (quita|elimina|saca|borra|quitar|eliminar) {product}
      (quita|elimina|saca|borra|quitar|eliminar) (el|la|los|las) {product}
      (quita|elimina|saca|borra) (el |la |){product} (del|de mi) carrito
      (ya no|no) quiero (el|la|los|las) {product}
      (sin|sin el|sin la) {product}
      (el|la) {product} no
      mejor sin (el |la |){product}
    `,
    ViewCartIntent: `
      (qué hay|qué tengo|qué llevo) en (el|mi) carrito
      (muéstrame|enséñame|léeme|abre|ver|lee) (el|mi) carrito
      (mi|el) carrito
      (cómo va|qué lleva) mi carrito
      (hay|tengo) algo en (el|mi) carrito
      cuántas cosas (hay|tengo) en (el|mi) carrito
      (ir|ve|llévame) al carrito
      qué he (agregado|añadido|puesto)
    `,
    CheckoutIntent: `
      (pide|compra|ordena|pedir|comprar) (el|mi) carrito
      (pide|compra|ordena|pedir|comprar) todo
      (pide|compra|pedir|comprar) (todo lo que hay|lo que hay) en (el|mi) carrito
      (quiero|quisiera) (pedir|comprar) (mi carrito|todo)
      (pasar|ir|ve|vamos) (por|a la) caja
      (quiero|quisiera) (pasar por caja|pagar)
      (finalizar|terminar|tramitar) (la compra|el pedido|mi pedido)
      estoy (listo|lista) para (pedir|comprar|pagar)
    `,
    DeliveryIntent: `
      (envíalo|mándalo|entrégalo|llévalo) a (la |mi |){address}
      (envía|manda|entrega) (el pedido|mi pedido|todo) a (la |mi |){address}
      (envíalo|mándalo|entrégalo) al {address}
      (que llegue|que lo lleven|entrega|envío) a (la |mi |){address}
      (quiero|quisiera) que (llegue|lo entreguen|lo manden) a (la |mi |){address}
      (a|al|a la|a mi) {address}
      (usa|utiliza|pon) la dirección de (la |mi |){address}
      (cambia|cambiar) la dirección
      (cambia|cambiar) la dirección de (entrega|envío)
      (cambia|cambiar) la dirección a (la |mi |){address}
      (a dónde|adónde|dónde) (va|llega|lo mandas|lo entregan|lo envías)
      (cuál es|dime) (la|mi) dirección (de entrega|de envío|)
      a qué dirección (va|llega|)
      {address}
    `,
    InstrumentIntent: `
      (paga|pagar|cobra) con {instrument}
      (paga|pagar|cobra) con (la|mi) {instrument}
      (usa|utiliza) (la|mi) {instrument}
      (ponlo|cárgalo) (en|a) (la|mi) {instrument}
      (quiero|quisiera|voy a) pagar con (la |mi |){instrument}
      (pago|pagaré) con (la |mi |){instrument}
      con (la|mi) {instrument}
      con {instrument}
      (cambia|cambiar) (de tarjeta|la tarjeta|la forma de pago)
      (cambia|pasa) a (la|mi) {instrument}
      (usa|quiero) otra tarjeta
      mi {instrument}
      (con qué tarjeta|con qué|cómo) (pago|voy a pagar|se paga)
      qué tarjeta (usas|es|vas a usar)
      {instrument}
    `,
    CodeIntent: `
      {code}
      (mi|el) código es {code}
      (mi|el) código de voz es {code}
      (mi|el) código es el {code}
      (mi|el) código {code}
      código {code}
      (es|es el) {code}
      (dice|pone|aquí dice) {code}
      (mi|el) (teléfono|celular|móvil) (dice|muestra|pone) {code}
      (aquí está|este es) (mi|el) código {code}
      (los|mis) (cuatro |)dígitos son {code}
      (los|mis) números son {code}
      mi código de cuatro dígitos es {code}
      (usa|utiliza) el código {code}
      (confirma|confirmar) con (el código |){code}
      que mi código es {code}
      (mi|el) código es {spokenCode}
      (mi|el) código de voz es {spokenCode}
      aquí está mi código {spokenCode}
      mi teléfono dice {spokenCode}
      (los|mis) dígitos son {spokenCode}
    `,
    WhereIsMyCodeIntent: `
      dónde está (mi|el) código
      dónde (encuentro|veo|aparece|sale) (mi|el) código
      cómo (consigo|obtengo|recibo) (mi|el|un) código
      (cuál es|qué es) (mi|el) código
      (qué código|cuál código|a qué código te refieres)
      no tengo (el|mi|ningún|un) código
      no (me ha llegado|me llegó|recibí|he recibido) (el|ningún) código
      no (encuentro|veo) (el|mi) código
      (no hay|no aparece|no sale) (el|ningún) código
      perdí (el|mi) código
    `,
    ReadBackIntent: `
      (léelo|léemelo|léelo de nuevo|léemelo otra vez)
      (lee|léeme|repíteme) (mi|el) pedido
      (lee|léeme|repíteme) (mi|el) pedido (otra vez|de nuevo)
      (leer|repasar) (mi|el) pedido
      (repasa|revisemos|resume) (mi|el) pedido
      qué (estoy pidiendo|estoy comprando|voy a comprar)
      qué (pedí|he pedido)
      qué (hay|lleva|tiene) (en mi pedido|mi pedido)
      cuál es mi pedido
      (dime|dame) (mi pedido|los detalles)
      cuáles son los detalles
      (cuáles son|dime) las palabras de (control|verificación)
      (puedes|podrías) (leerme|leer|repetir) mi pedido
      quiero (oír|escuchar) mi pedido
    `,
    TotalIntent: `
      (cuál es|dime|dame) el total
      (cuál es el total|el importe) de mi pedido
      (cuánto|qué) (es|cuesta|vale)
      cuánto (es|cuesta|sale|vale) (todo|en total|el pedido|mi pedido)
      cuánto (tengo que pagar|voy a pagar|debo pagar|pago|debo)
      cuánto (me sale|me cuesta)
      (total|el total)
      (a cuánto asciende|cuánto suma) (el pedido|todo)
      cuánto (cuesta|es) (el envío|la entrega)
    `,
    StatusIntent: `
      (cómo va|cómo está|qué pasa con|qué hay de) mi pedido
      (cuál es|dime) el estado de mi pedido
      estado (de mi pedido|del pedido)
      (dónde está|por dónde va) mi pedido
      (revisa|consulta|comprueba|checa) mi pedido
      (está|ya está) (confirmado|hecho|listo) mi pedido
      (está|ya está) (confirmado|pedido|comprado)
      mi pedido (está confirmado|ya salió|se hizo)
      (se hizo|se realizó|pasó) (el|mi) pedido
      (lo compraste|lo pediste|ya lo pediste|lo has pedido|ya lo compraste)
      (cuándo llega|cuándo llegará|cuándo viene) mi pedido
      (hay noticias|alguna novedad|qué noticias hay) de mi pedido
    `,
    ReorderIntent: `
      lo mismo (que la última vez|que la otra vez|que antes|de siempre|otra vez)
      (pide|compra|ordena|pedir) lo mismo
      (pide|compra|ordena|pedir) lo mismo (otra vez|de nuevo|de siempre|que la última vez)
      (quiero|quisiera|dame) lo mismo (que la última vez|de siempre|de nuevo)
      (lo de siempre|lo de la última vez|como siempre|como la última vez)
      (pídelo|cómpralo) (otra vez|de nuevo)
      (repite|vuelve a pedir|vuelve a hacer) (mi último pedido|el último pedido)
      (repetir|volver a pedir) mi último pedido
      lo que pedí la última vez
      (el|la) de la última vez
      mi pedido (habitual|de siempre)
    `,
    CancelOrderIntent: `
      (cancela|cancelar|anula|anular) (mi|el|este|ese) pedido
      (cancélalo|anúlalo|cancela eso|cancela esto)
      (olvídalo|déjalo|olvida eso)
      (olvida|deja|descarta|borra) (mi|el) pedido
      (ya no|no) (lo quiero|quiero el pedido|quiero mi pedido|quiero comprarlo|quiero pedirlo)
      (quiero|quisiera|me gustaría) (cancelar|anular) (mi|el) pedido
      (cambié|he cambiado) de (idea|opinión)
      me arrepentí
      no lo (pidas|compres|ordenes)
      (detén|para) (mi|el) pedido
      mejor no
    `,
    SlowerIntent: `
      (más despacio|más lento|más lentamente)
      (habla|léelo|dilo|repítelo) (más despacio|más lento)
      (un poco|un poquito) más (despacio|lento)
      (hablas|vas|fue) (muy|demasiado) rápido
      (muy rápido|demasiado rápido|no tan rápido)
      (puedes|podrías) hablar más despacio
    `,
    'AMAZON.RepeatIntent': `
      (repite|repítelo|repite eso)
      (dilo|dímelo) (otra vez|de nuevo)
      (otra vez|de nuevo|una vez más)
      (qué dijiste|qué has dicho|cómo dijiste)
      no te (oí|entendí|escuché)
      (puedes|podrías) repetir
    `,
    'AMAZON.HelpIntent': `
      qué (puedes|sabes) hacer
      qué puedo (decir|hacer|preguntar)
      cómo (funciona|funciona esto|hago un pedido|compro|pido)
      necesito ayuda
    `,
    'AMAZON.StopIntent': `
      (adiós|hasta luego)
      (eso es todo|es todo|nada más)
      (ya terminé|he terminado)
    `,
    'AMAZON.YesIntent': `
      (sí por favor|sí claro)
      sí (pídelo|cómpralo|confírmalo)
      (haz|confirma) el pedido
      (adelante|hazlo)
    `,
    'AMAZON.NoIntent': `
      no gracias
      (ahora no|hoy no|todavía no)
    `,
  },
  places: {
    first: ['primero', 'primera', 'número uno'],
    second: ['segundo', 'segunda', 'número dos'],
    third: ['tercero', 'tercera', 'número tres'],
    fourth: ['cuarto', 'cuarta', 'número cuatro'],
    fifth: ['quinto', 'quinta', 'número cinco'],
    last: ['último', 'última'],
    other: ['otro', 'otra'],
  },
  addresses: {
    home: ['casa', 'domicilio', 'apartamento', 'piso'],
    office: ['oficina', 'trabajo', 'despacho'],
    parents: ['casa de mis padres', 'mis padres', 'casa de mi madre'],
  },
  instruments: {
    visa: ['visa', 'tarjeta visa'],
    mastercard: ['mastercard', 'tarjeta mastercard'],
    'american-express': ['american express', 'amex'],
    'credit-card': ['tarjeta de crédito', 'tarjeta'],
    'debit-card': ['tarjeta de débito', 'tarjeta del banco'],
  },
  productNames: {
    'dark-roast-whole-bean-12oz': ['tueste oscuro', 'café oscuro', 'café de tueste oscuro'],
    'harbor-blend-whole-bean-12oz': ['mezcla de la casa', 'café de la casa'],
    'breakfast-blend-ground-12oz': ['café molido', 'café de desayuno', 'café para el desayuno'],
    'decaf-whole-bean-12oz': ['descafeinado', 'café descafeinado'],
    'espresso-whole-bean-2lb': ['expreso', 'café expreso', 'granos de espresso'],
    'ethiopia-whole-bean-10oz': ['café de etiopía', 'café etíope', 'etiopía'],
    'colombia-whole-bean-12oz': ['café de colombia', 'café colombiano'],
    'paper-filters-no-4': ['filtros de café', 'filtros de papel'],
    'burr-grinder': ['molinillo', 'molino de café', 'molinillo de café'],
    'pour-over-kettle': ['hervidor', 'tetera de cuello de cisne'],
    'stoneware-mug': ['taza', 'taza de café'],
    sencha: ['té verde'],
    'chamomile-tea': ['manzanilla', 'té de manzanilla'],
    'peppermint-tea': ['té de menta', 'menta'],
    'clover-honey': ['miel'],
    'dark-chocolate-bar': ['chocolate negro', 'chocolate oscuro'],
  },
};
