/** All that the shop sells before any button was pressed, in the order in which equal finds are listed. */
import { BREWING } from './shelves/brewing.ts';
import { COFFEE } from './shelves/coffee.ts';
import { DIGITAL } from './shelves/digital.ts';
import { EASTERN_TABLEWARE } from './shelves/eastern-tableware.ts';
import { FOOD } from './shelves/food.ts';
import { GIFTS } from './shelves/gifts.ts';
import { GULF_GOODS } from './shelves/gulf-goods.ts';
import { HOSTILE_TITLES } from './shelves/hostile-titles.ts';
import { OFFICE } from './shelves/office.ts';
import type { ShelfProduct } from './shelves/shelf-product.ts';
import { TABLEWARE } from './shelves/tableware.ts';
import { TEA } from './shelves/tea.ts';
import { VOUCHERS } from './shelves/vouchers.ts';

export const SHELF: readonly ShelfProduct[] = [
  ...COFFEE,
  ...BREWING,
  ...TEA,
  ...TABLEWARE,
  ...FOOD,
  ...GIFTS,
  ...OFFICE,
  ...DIGITAL,
  ...EASTERN_TABLEWARE,
  ...GULF_GOODS,
  ...VOUCHERS,
  ...HOSTILE_TITLES,
];
