/** The folder of a run as `npm start` makes it, with as many customers as the callers need and no bound on their calls. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Ports } from '../../../simulator/launch/plan-addresses.ts';
import { makeDemo, type Demo } from '../../../simulator/launch/make-demo.ts';
import { PAYEE_IDS } from '../../../simulator/merchant/sellers.ts';
import { findRoot } from './find-root.ts';

const bookSchema = z.looseObject({
  customerId: z.string(),
  addresses: z.array(z.looseObject({ addressId: z.string() })),
  instruments: z.array(z.looseObject({ instrumentId: z.string() })),
});
const configSchema = z.looseObject({});
const processorSchema = z.looseObject({ cards: z.array(z.looseObject({ vaultId: z.string() })) });

export function makeBenchFolder(
  ports: Ports,
  customers: readonly string[],
  madeProducts = 0,
): Demo {
  const demo = makeDemo({
    options: {
      ports: 'auto',
      isJson: true,
      isIsolated: false,
      keepDirectory: undefined,
      publicUrls: undefined,
      confirmWithinSeconds: 3600,
      redeemWithinSeconds: 3600,
    },
    ports,
    root: findRoot(),
    payees: PAYEE_IDS,
    throwAwayPrefix: `hearback-bench-${String(process.pid)}-`,
    nowEpochMs: Date.now(),
  });
  const { directory } = demo.plan;
  giveBooks(join(directory, 'settlement', 'demo-books.json'), customers);
  giveCards(demo.configPaths.processor, customers);
  changeConfig(demo.configPaths.mcp, { callsPerMinute: 10_000 });
  changeConfig(demo.configPaths.merchant, { madeProducts });
  return demo;
}

function changeConfig(path: string, change: object): void {
  const config = configSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, JSON.stringify({ ...config, ...change }));
}

/** Everybody has a book of their own, made as the first demo customer's, and a card of their own: who shares a card is one household. */
function giveBooks(path: string, customers: readonly string[]): void {
  const [model] = z.array(bookSchema).parse(JSON.parse(readFileSync(path, 'utf8')));
  if (model === undefined) throw new Error('the demo has no books');
  const books = customers.map((customerId) => ({
    ...model,
    customerId,
    addresses: model.addresses
      .slice(0, 1)
      .map((address) => ({ ...address, customerId, addressId: `${customerId}-home` })),
    instruments: model.instruments.slice(0, 1).map((instrument) => ({
      ...instrument,
      customerId,
      instrumentId: `${customerId}-card`,
      processorVaultId: vaultIdOf(customerId),
    })),
  }));
  writeFileSync(path, JSON.stringify(books));
}

/** The processor's side of the same cards. */
function giveCards(path: string, customers: readonly string[]): void {
  const config = processorSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const [model] = config.cards;
  if (model === undefined) throw new Error('the demo has no cards');
  const cards = customers.map((customerId) => ({ ...model, vaultId: vaultIdOf(customerId) }));
  writeFileSync(path, JSON.stringify({ ...config, cards }));
}

function vaultIdOf(customerId: string): string {
  return `vault-${customerId}`;
}
