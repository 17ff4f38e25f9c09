/** The merchant stand-in's buttons: the side that asks can reach its shelf, and must not set what it will be asked to pay. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, removeFolders } from '../stand-in-store/listen.ts';
import {
  AS_PAGE,
  SETTLEMENT_SECRET,
  startMerchant,
  type TestMerchant,
} from './merchant-fixture.ts';

const DARK = 'dark-roast-whole-bean-12oz';
const BUTTONS = [
  ['price', { productId: DARK, unitPriceMinor: 1 }],
  ['title', { productId: DARK, title: 'Free' }],
  ['stock', { productId: DARK, isInStock: false }],
  ['offer', { seconds: 1 }],
  ['reset', {}],
  ['stock-left', { productId: DARK, left: 0 }],
  ['oversell', { orders: 1 }],
] as const;

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await startMerchant();
});
afterAll(async () => {
  await merchant.stop();
  removeFolders();
});

describe('a button of the merchant', () => {
  it.each(BUTTONS)(
    '%s does nothing for who does not show the secret of the page [REQ-MERCHANT-BUTTONS]',
    async (button, body) => {
      const { url } = merchant;
      const before = await call(`${url}/products/${DARK}`);
      const others = [
        {},
        { authorization: `Bearer ${SETTLEMENT_SECRET}` },
        { authorization: AS_PAGE.authorization.replace('Bearer ', '') },
      ];
      for (const headers of others) {
        expect((await call(`${url}/control/${button}`, body, headers)).status).toBe(401);
      }
      expect(await call(`${url}/products/${DARK}`)).toEqual(before);
      expect((await call(`${url}/control/${button}`, body, AS_PAGE)).status).toBe(200);
    },
  );
});
