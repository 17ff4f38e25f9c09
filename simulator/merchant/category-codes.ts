/**
 * Merchant category codes of ISO 18245 ("Retail financial services - Merchant category codes"), four digits, by what is sold. The
 * numbers and meanings are those that the card networks publish from it (Visa Merchant Data Standards Manual; Mastercard Quick
 * Reference Booklet, merchant edition), compared with the open list github.com/greggles/mcc-codes. That older list lacks 6540, and
 * does not name cryptocurrency under 6051: both are later additions of the networks. The registry gives a code to a shop; a shop that sells many kinds of things here says for each
 * product the code of the kind of shop that sells nothing else, so that risk sees a gift card among the coffee.
 */
export const CATEGORY_CODES = {
  /** Money orders are 4829 where they are a transfer of money, 6051 where they are bought like goods. */
  wireTransfer: '4829',
  grocery: '5411',
  confectionery: '5441',
  bakery: '5462',
  /** Specialty food: coffee, tea, honey. */
  specialtyFood: '5499',
  clothing: '5699',
  homeFurnishing: '5719',
  householdAppliance: '5722',
  electronics: '5732',
  digitalMedia: '5815',
  digitalGame: '5816',
  software: '5817',
  /** Package stores: beer, wine and liquor. */
  alcohol: '5921',
  book: '5942',
  stationery: '5943',
  jewellery: '5944',
  /** Gift, card, novelty and souvenir shops: things to give, not stored value. */
  giftShop: '5947',
  glassware: '5950',
  florist: '5992',
  /** Financial institutions, merchandise and services: a loan, or an instalment of one. */
  loan: '6012',
  /** Quasi cash: foreign currency, cryptocurrency, money orders, travellers cheques. */
  quasiCash: '6051',
  /** Stored value: gift cards and prepaid cards, bought or loaded. */
  giftCard: '6540',
  lottery: '7800',
  /** Betting, casino chips and wagers of every kind. */
  gambling: '7995',
} as const;

export type CategoryCode = (typeof CATEGORY_CODES)[keyof typeof CATEGORY_CODES];
