/** The simulator's merchant and processor, listening in this process, with the buttons of the demo. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Merchant, Processor } from '#core';
import { openCatalogue } from '../../../simulator/merchant/catalogue.ts';
import { createMerchantApp } from '../../../simulator/merchant/create-merchant-app.ts';
import { createSecretCheck } from '../../../simulator/merchant/secret-check.ts';
import { PAYEE_IDS } from '../../../simulator/merchant/sellers.ts';
import { openStockBook } from '../../../simulator/merchant/stock/stock-book.ts';
import {
  createStandInFaults,
  type StandInFaults,
} from '../../../simulator/page/stand-in-faults.ts';
import { processorConfigSchema } from '../../../simulator/processor/config.ts';
import { createProcessorApp } from '../../../simulator/processor/create-processor-app.ts';
import { openProcessorStore, type Capture } from '../../../simulator/processor/processor-store.ts';
import { openRefundStore } from '../../../simulator/processor/refund-store.ts';
import { openVaultStore } from '../../../simulator/processor/vault-store.ts';
import { createHttpMerchant } from '../../../settlement/http-merchant.ts';
import { createHttpProcessor } from '../../../settlement/processor/http-processor.ts';
import { listen } from '../../mcp/support/listen.ts';
import { quietLog } from '../../simulator/stand-in-store/listen.ts';

export interface StandIns {
  readonly merchantUrl: string;
  readonly merchant: Merchant;
  readonly processor: Processor;
  readonly faults: StandInFaults;
  /** Everything that was captured from this card. */
  captures(vaultId: string): readonly Capture[];
  /** As in the morning: prices, titles, stock. */
  reset(): void;
  stop(): Promise<void>;
}

/** No dialogue is about a power cut: where files can be kept in memory, nobody waits for a disk. */
const MEMORY = ['/dev/shm'].find((path) => existsSync(path));

const SECRETS = {
  settlement: 'settlement-of-the-conversations',
  buttons: 'buttons-of-the-conversations',
};
const ACCOUNT = { clientId: 'settlement', clientSecret: 'a-secret-of-the-conversations' };

export async function startStandIns(of: {
  readonly nowEpochMs: () => number;
  readonly vaultIds: readonly string[];
}): Promise<StandIns> {
  const data = mkdtempSync(join(MEMORY ?? tmpdir(), 'hearback-conversations-'));
  const { nowEpochMs } = of;
  const shop = await startMerchant(data, nowEpochMs);
  const bank = await startProcessor(data, of);
  const using = {
    fetch,
    clock: { nowEpochMs },
    monotonicMs: () => performance.now(),
    log: quietLog(),
  };
  const processor = createHttpProcessor({ ...ACCOUNT, url: bank.origin, timeoutMs: 2000 }, using);
  return {
    merchantUrl: shop.origin,
    merchant: createHttpMerchant({ url: shop.origin, secret: SECRETS.settlement, fetch }),
    // The processor's time is that of the shop: minutes go by at every side.
    processor: { ...processor, tellTime: () => Promise.resolve(nowEpochMs()) },
    faults: createStandInFaults({
      addresses: { merchant: shop.origin, processor: bank.origin },
      merchantButtonSecret: SECRETS.buttons,
      fetch,
    }),
    captures: (vaultId) => bank.captures().filter((capture) => capture.vaultId === vaultId),
    reset: shop.reset,
    stop: async () => {
      await Promise.all([shop.stop(), bank.stop()]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function startMerchant(data: string, nowEpochMs: () => number) {
  const catalogue = openCatalogue(data);
  const stock = openStockBook(data);
  let orders = 0;
  const server = await listen((port) =>
    createMerchantApp({
      hosts: [`127.0.0.1:${String(port)}`],
      catalogue,
      stock,
      newReference: () => `ORDER-${String((orders += 1))}`,
      checkSettlement: createSecretCheck(SECRETS.settlement, 'Settlement only.'),
      checkButtons: createSecretCheck(SECRETS.buttons, 'The page only.'),
      nowEpochMs,
      log: quietLog(),
    }),
  );
  return {
    origin: server.origin,
    reset: () => {
      catalogue.reset();
      stock.reset();
    },
    stop: async () => {
      await server.stop();
      catalogue.close();
      stock.close();
    },
  };
}

async function startProcessor(
  data: string,
  {
    nowEpochMs,
    vaultIds,
  }: { readonly nowEpochMs: () => number; readonly vaultIds: readonly string[] },
) {
  const store = openProcessorStore(data);
  const vault = openVaultStore(data);
  const refunds = openRefundStore(data);
  const server = await listen((port) =>
    createProcessorApp({
      config: processorConfigSchema.parse({
        port: 20_000,
        hosts: [`127.0.0.1:${String(port)}`],
        data,
        clients: [ACCOUNT],
        payees: PAYEE_IDS,
        cards: vaultIds.map((vaultId) => ({ vaultId, brand: 'VISA', lastDigits: '4242' })),
      }),
      store,
      vault,
      refunds,
      nowEpochMs,
      randomBytes,
      log: quietLog(),
    }),
  );
  return {
    origin: server.origin,
    captures: () => store.wireLog().captures,
    stop: async () => {
      await server.stop();
      store.close();
      vault.close();
      refunds.close();
    },
  };
}
