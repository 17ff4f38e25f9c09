/** Why a cart was not changed. */
import { CART_CHANGE_REFUSALS } from '#core';

export const CART_REFUSALS = [
  ...CART_CHANGE_REFUSALS,
  'product_unknown',
  'out_of_stock',
  'several_sellers',
  'several_currencies',
  'address_unknown',
  'instrument_unknown',
  'client_revoked',
] as const;
export type CartRefusal = (typeof CART_REFUSALS)[number];
