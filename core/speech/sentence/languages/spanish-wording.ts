/** The sentence in Spanish. Nothing in it is "you": neither tú nor usted. Not reviewed by a native speaker. */
import type { Counted, Phrases, PromiseWords, Wording } from '../wording.ts';

const PHRASES: Phrases = {
  dryRun: 'Esto es una simulación: no se ha comprado nada',
  order: 'De {shop}: {items}',
  orderOfSeller: 'De {shop}, con {seller} como vendedor: {items}',
  item: { one: '{count} unidad de {title}', many: '{count} unidades de {title}' },
  more: { one: '{count} artículo más', many: '{count} artículos más' },
  delivery: '{method} a la dirección {address}; llegada prevista: {promise}',
  payment: 'Pago con {instrument}',
  checkWords: 'Palabras de control: {checkWords}',
  deliveryAmount: 'El envío cuesta {amount}',
  taxAmount: 'Los impuestos son {amount}',
  discountAmount: 'El descuento {label} es de {amount}',
  total: 'El total es de {amount}{readBack}',
  readBack: ', en cifras: {digits}',
};
const SPOKEN: Phrases = {
  ...PHRASES,
  delivery: '{method} a la dirección {address}, llegada prevista: {promise}',
};

const WEEKDAYS = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

export const SPANISH_WORDING: Wording = {
  written: PHRASES,
  spoken: SPOKEN,
  brief: {
    dryRun: 'Simulación: no se ha comprado nada',
    item: { one: '{count} unidad de {title}', many: '{count} de {title}' },
    delivery: '{method}, dirección {address}, {promise}',
    deliveryAmount: 'Envío: {amount}',
    taxAmount: 'Impuestos: {amount}',
    total: 'Total: {amount}{readBack}',
  },
  quotes: ['«', '»'],
  fullStop: '.',
  gap: ' ',
  comma: ', ',
  lastJoiner: (next) => (/^h?[ií](?![aeoáéó])/iu.test(next) ? ' e ' : ' y '),
  checkWordPause: ', ',
  itemGender: 'feminine',
  moreGender: 'masculine',
  whenEmpty: {
    title: 'un artículo',
    shop: 'esta tienda',
    seller: 'otro comercio',
    method: 'Envío',
    address: 'guardada',
    promise: 'según la tienda',
    instrument: 'el medio de pago guardado',
    discount: 'de este pedido',
  },
  charges: {
    delivery: 'Envío',
    deliveryTo: ({ address, promise }) => `Envío a la dirección ${address}, ${promise}`,
    tax: 'Impuestos',
    discount: (label) => `Descuento: ${label}`,
  },
  knownNames: new Map([
    ['standard delivery', 'Envío estándar'],
    ['standard shipping', 'Envío estándar'],
    ['express delivery', 'Envío exprés'],
    ['express shipping', 'Envío exprés'],
    ['next-day delivery', 'Entrega al día siguiente'],
    ['same-day delivery', 'Entrega en el día'],
    ['home', 'Casa'],
    ['work', 'Trabajo'],
    ['office', 'Oficina'],
  ]),
  endingIn: '{brand} terminada en {digits}',
  promise: promiseWith({ one: 'laborable', many: 'laborables' }),
};

/** Mexico and the United States say días hábiles and write English quotes. */
export const AMERICAN_SPANISH_WORDING: Wording = {
  ...SPANISH_WORDING,
  quotes: ['“', '”'],
  promise: promiseWith({ one: 'hábil', many: 'hábiles' }),
};

function promiseWith(workday: Counted): PromiseWords {
  return {
    relative: ({ kind, isLatest }) => {
      if (kind === 'today') return isLatest ? 'hoy a más tardar' : 'hoy';
      return isLatest ? 'mañana a más tardar' : 'mañana';
    },
    days: (promise, { count }) => {
      const { from, to, areWorkdays } = promise;
      const range = to === from ? count(from) : `${count(from)} a ${count(to)}`;
      const kind = to === 1 ? workday.one : workday.many;
      return `en ${range} ${to === 1 ? 'día' : 'días'}${areWorkdays ? ` ${kind}` : ''}`;
    },
    date: (promise, { day }) => {
      const { weekday, date, isLatest } = promise;
      const parts = weekday === undefined ? [] : [WEEKDAYS[weekday] ?? ''];
      if (date !== undefined) {
        const month = MONTHS[date.month] ?? '';
        parts.push(
          date.lastDay === undefined
            ? `${day(date.day)} de ${month}`
            : `del ${day(date.day)} al ${day(date.lastDay)} de ${month}`,
        );
      }
      return `${parts.join(', ')}${isLatest ? ', a más tardar' : ''}`;
    },
  };
}
