/** The merchant stand-in as a process. */
import { randomBytes } from 'node:crypto';
import { configPathFromArguments, createLog, readConfig, serve } from '#edge';
import { openCatalogue } from './catalogue.ts';
import { merchantConfigSchema } from './config.ts';
import { createMerchantApp } from './create-merchant-app.ts';
import { createSecretCheck } from './secret-check.ts';
import { makeLargeShelf } from './shelves/made-shelf.ts';
import { SHELF } from './shelf.ts';
import { openStockBook } from './stock/stock-book.ts';

const log = createLog('merchant');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), merchantConfigSchema);
const catalogue = openCatalogue(config.data, [...SHELF, ...makeLargeShelf(config.madeProducts)]);
const stock = openStockBook(config.data);
const app = createMerchantApp({
  hosts: config.hosts,
  catalogue,
  stock,
  checkSettlement: createSecretCheck(config.settlementSecret, 'Only settlement may ask for this.'),
  checkButtons: createSecretCheck(config.buttonSecret, 'Only the demo page may press this.'),
  newReference: () => `ORDER-${randomBytes(5).toString('hex').toUpperCase()}`,
  nowEpochMs: () => Date.now(),
  log,
});
await serve(app, {
  port: config.port,
  log,
  onStop: () => {
    catalogue.close();
    stock.close();
  },
});
