/** The sentence in the Portuguese of Brazil. Not reviewed by a native speaker. */
import type { Phrases, PromiseWords, Wording } from '../wording.ts';

const PHRASES: Phrases = {
  dryRun: 'Esta é uma simulação: nada foi comprado',
  order: 'Da loja {shop}: {items}',
  orderOfSeller: 'Da loja {shop}, vendido por {seller}: {items}',
  item: { one: '{count} unidade de {title}', many: '{count} unidades de {title}' },
  more: { one: 'mais {count} item', many: 'mais {count} itens' },
  delivery: '{method} para o endereço {address}, chegada prevista: {promise}',
  payment: 'Pagamento com {instrument}',
  checkWords: 'Palavras de verificação: {checkWords}',
  deliveryAmount: 'A entrega custa {amount}',
  taxAmount: 'Os impostos são {amount}',
  discountAmount: 'O desconto {label} é de {amount}',
  total: 'O total é de {amount}{readBack}',
  readBack: ', em algarismos: {digits}',
};

const WEEKDAYS =
  'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo'.split(' ');
const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

const PORTUGUESE_PROMISE: PromiseWords = {
  relative: ({ kind, isLatest }) => {
    if (kind === 'today') return isLatest ? 'até hoje' : 'hoje';
    return isLatest ? 'até amanhã' : 'amanhã';
  },
  days: (promise, { count }) => {
    const { from, to, areWorkdays } = promise;
    const range = to === from ? count(from) : `${count(from)} a ${count(to)}`;
    const workday = to === 1 ? ' útil' : ' úteis';
    return `em ${range} ${to === 1 ? 'dia' : 'dias'}${areWorkdays ? workday : ''}`;
  },
  date: (promise, { isSpoken, day }) => {
    const dayOf = (number: number) => (number === 1 && !isSpoken ? '1º' : day(number));

    const { weekday, date, isLatest } = promise;
    const parts = weekday === undefined ? [] : [WEEKDAYS[weekday] ?? ''];
    if (date !== undefined) {
      const to = date.lastDay === undefined ? '' : ` a ${dayOf(date.lastDay)}`;
      parts.push(`${dayOf(date.day)}${to} de ${MONTHS[date.month] ?? ''}`);
    }
    return `${isLatest ? 'até ' : ''}${parts.join(', ')}`;
  },
};

export const PORTUGUESE_WORDING: Wording = {
  written: PHRASES,
  spoken: PHRASES,
  brief: {
    dryRun: 'Simulação: nada foi comprado',
    item: { one: '{count} unidade de {title}', many: '{count} de {title}' },
    delivery: '{method}, endereço {address}, {promise}',
    deliveryAmount: 'Entrega: {amount}',
    taxAmount: 'Impostos: {amount}',
    total: 'Total: {amount}{readBack}',
  },
  quotes: ['“', '”'],
  fullStop: '.',
  gap: ' ',
  comma: ', ',
  lastJoiner: () => ' e ',
  checkWordPause: ', ',
  itemGender: 'feminine',
  moreGender: 'masculine',
  whenEmpty: {
    title: 'um item',
    shop: 'escolhida',
    seller: 'outro vendedor',
    method: 'Entrega',
    address: 'salvo',
    promise: 'conforme a loja',
    instrument: 'a forma de pagamento salva',
    discount: 'deste pedido',
  },
  charges: {
    delivery: 'Entrega',
    deliveryTo: ({ address, promise }) => `Entrega para o endereço ${address}, ${promise}`,
    tax: 'Impostos',
    discount: (label) => `Desconto: ${label}`,
  },
  knownNames: new Map([
    ['standard delivery', 'Entrega padrão'],
    ['standard shipping', 'Envio padrão'],
    ['express delivery', 'Entrega expressa'],
    ['express shipping', 'Envio expresso'],
    ['next-day delivery', 'Entrega no dia seguinte'],
    ['same-day delivery', 'Entrega no mesmo dia'],
    ['home', 'Casa'],
    ['work', 'Trabalho'],
    ['office', 'Escritório'],
  ]),
  endingIn: '{brand} com final {digits}',
  promise: PORTUGUESE_PROMISE,
};
