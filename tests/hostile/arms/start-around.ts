/** The running product with everybody around it; the processor knows the attacker's account, so that a payment to it is not stopped there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { startShop, type RunningShop } from '../../e2e/running-shop.ts';
import { CaseBroken } from './arm.ts';

/** An account in PayPal's form that belongs to nobody in the shop. */
export const ACCOMPLICE_PAYEE = 'ACCMPLCE22222';

const configSchema = z.looseObject({ payees: z.array(z.string()) });

export async function startAround(): Promise<RunningShop> {
  const shop = await startShop();
  try {
    const path = join(shop.report.directory, 'processor', 'config.json');
    const config = configSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    const payees = [...config.payees, ACCOMPLICE_PAYEE];
    writeFileSync(path, JSON.stringify({ ...config, payees }));
    // The launcher starts it again, with the file as it is now.
    process.kill(shop.report.pids.processor, 'SIGKILL');
    await untilSaid(shop, 'processor is running again');
    return shop;
  } catch (fault) {
    await shop.stop();
    throw fault;
  }
}

async function untilSaid(shop: RunningShop, words: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (shop.said().includes(words)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new CaseBroken(`the launcher did not say that ${words}`);
}
