/** A merchant stand-in with a clock that the test moves. */
import { openCatalogue } from '../../../simulator/merchant/catalogue.ts';
import { createSecretCheck } from '../../../simulator/merchant/secret-check.ts';
import { openStockBook } from '../../../simulator/merchant/stock/stock-book.ts';
import { createMerchantApp } from '../../../simulator/merchant/create-merchant-app.ts';
import { listen, newFolder, quietLog } from '../stand-in-store/listen.ts';

/** Monday, 30 November 2026, 10:00 UTC. */
export const MONDAY = Date.UTC(2026, 10, 30, 10);

export const HOME = { city: 'Galveston', region: 'TX', postalCode: '77550', countryCode: 'US' };

export const SETTLEMENT_SECRET = 'settlement-secret-for-tests-1';
export const BUTTON_SECRET = 'button-secret-for-tests-1';
export const AS_PAGE = { authorization: `Bearer ${BUTTON_SECRET}` };

export interface TestMerchant {
  readonly url: string;
  readonly folder: string;
  setClock(epochMs: number): void;
  stop(): Promise<void>;
}

export async function startMerchant(folder = newFolder()): Promise<TestMerchant> {
  let now = MONDAY;
  const catalogue = openCatalogue(folder);
  const stock = openStockBook(folder);
  let orders = 0;
  const { url, stop } = await listen((host) =>
    createMerchantApp({
      hosts: [host],
      catalogue,
      stock,
      checkSettlement: createSecretCheck(SETTLEMENT_SECRET, 'Only settlement may ask for this.'),
      checkButtons: createSecretCheck(BUTTON_SECRET, 'Only the demo page may press this.'),
      newReference: () => `ORDER-${String((orders += 1))}`,
      nowEpochMs: () => now,
      log: quietLog(),
    }),
  );
  return {
    url,
    folder,
    setClock: (epochMs) => {
      now = epochMs;
    },
    stop: async () => {
      await stop();
      catalogue.close();
      stock.close();
    },
  };
}
