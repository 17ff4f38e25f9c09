/** Spanish, United States, where it differs from Spain. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';
import { ES_ES } from './es-es.ts';

const BOUGHT = ES_ES.faults.nothingBought;
const ORDERED = 'No se ha pedido nada.';
const UNREACHABLE = 'En este momento no puedo comunicarme con la tienda';
const LATER = 'Intenta otra vez en un minuto.';

export const ES_US: ShopWords = {
  ...ES_ES,
  search: {
    ...ES_ES.search,
    nothingFound:
      'No encontré eso en la tienda. Intenta con otras palabras, por ejemplo, espresso.',
    found: ({ count, said }) =>
      count === 1 ? 'Encontré un artículo.' : `Encontré ${said} artículos.`,
  },
  product: { ...ES_ES.product, notFound: 'No encontré eso en la tienda.' },
  proposal: {
    ...ES_ES.proposal,
    refused: {
      ...ES_ES.proposal.refused,
      product_unknown: `No encontré uno de esos artículos en la tienda. ${ORDERED}`,
      address_unknown: `Esa dirección no está en tu libreta de direcciones. Puedes agregarla en tu teléfono. ${ORDERED}`,
      instrument_unknown: `No tengo guardada esa forma de pago. Puedes agregarla en tu teléfono. ${ORDERED}`,
      unavailable: `${UNREACHABLE}. ${ORDERED} ${LATER}`,
      quote_mismatch: `La respuesta de la tienda no coincidía con el pedido. ${ORDERED} Intenta otra vez.`,
      invalid_request: `No entendí ese pedido. ${ORDERED}`,
    },
  },
  redeem: {
    ...ES_ES.redeem,
    outcomes: { ...ES_ES.redeem.outcomes, unavailable: `${UNREACHABLE}. ${BOUGHT} ${LATER}` },
  },
  cancel: {
    ...ES_ES.cancel,
    refused: 'No encontré ese pedido.',
    unavailable: `${UNREACHABLE}, así que no cancelé el pedido. ${LATER}`,
  },
  order: {
    ...ES_ES.order,
    notFound: 'No encontré ese pedido.',
    ordered: ({ amount, shop, checkWords }) =>
      `Pedido hecho. Pagaste ${amount} a ${shop}. Las palabras de control son ${checkWords}. Tu recibo está en tu teléfono y te llega también por correo electrónico.`,
  },
  faults: { ...ES_ES.faults, unreachable: `${UNREACHABLE}.`, tryAgainSoon: LATER },
  request: { ...ES_ES.request, notUnderstood: 'No entendí esa petición.' },
};
