/** Many real processes on one store: together they never pass a limit, not by one minor unit. `npm run test:deep` does it with sixty-four. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { RedeemRequest } from '#core';
import { generateSigningKeyPair, openSigner, openVerifier, writeKeyFile } from '#stores';
import { buildChild } from '../../stores/build-child.ts';
import { NO_RISK, shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { openStage, requestOf } from './limits-stage.ts';

/** The machine may be busy; what is waited for is a process, not a time. */
vi.setConfig({ testTimeout: 600_000 });

const PROCESSES = Number(process.env['HEARBACK_LIMIT_PROCESSES'] ?? 8);
const ORDERS_EACH = 2;
const AMOUNT = 317;
const ORDERS = PROCESSES * ORDERS_EACH;
const FIT = Math.floor(ORDERS / 2);

let built: Awaited<ReturnType<typeof buildChild>>;
beforeAll(async () => {
  built = await buildChild(new URL('child.ts', import.meta.url));
});
afterAll(() => {
  built.remove();
});

const CASES = [
  // One minor unit more, and another order would fit.
  { scope: 'instrument', most: { amountMinor: { USD: (FIT + 1) * AMOUNT - 1 } }, fitting: FIT },
  { scope: 'shop', most: { amountMinor: { USD: FIT * AMOUNT } }, fitting: FIT },
] as const;

it.each(PROCESSES > 8 ? CASES : CASES.slice(0, 1))(
  'invariant 7: so many processes at once cannot pass the limit by $scope by one minor unit [REQ-LIMITS-PROCESSES]',
  async ({ scope, most, fitting }) => {
    const limits = [{ operation: 'charge_order', scope, per: 'day', ...most }];
    const folder = mkdtempSync(join(tmpdir(), 'hearback-limits-'));
    const { privateJwk, publicJwk } = generateSigningKeyPair();
    writeKeyFile(join(folder, 'key.private.jwk'), privateJwk);
    writeKeyFile(join(folder, 'key.public.jwk'), publicJwk);
    const key = {
      signer: openSigner(join(folder, 'key.private.jwk')),
      verifier: openVerifier([join(folder, 'key.public.jwk')]),
    };
    const customers = Array.from({ length: ORDERS }, (_, index) => `customer-${String(index)}`);
    const stage = openStage({
      policy: shopPolicyWith({ limits, risk: NO_RISK }),
      // All of them pay with one card.
      cards: Object.fromEntries(customers.map((customer) => [customer, { card: 'vault-one' }])),
      folder,
      key,
    });
    onTestFinished(() => {
      stage.close();
    });
    await stage.fillBooks();
    const requests: RedeemRequest[] = [];
    for (const customer of customers) {
      const wish = { customer, totalMinor: AMOUNT };
      const { dryRun, token } = await stage.propose(wish);
      requests.push(requestOf(dryRun, token, await stage.confirm(dryRun, wish)));
    }
    const outcomes = await runAll(folder, { limits, requests });
    expect(outcomes.filter((outcome) => outcome === 'limit_reached')).toHaveLength(
      ORDERS - fitting,
    );
    expect(outcomes.filter((outcome) => outcome === 'redeem')).toHaveLength(fitting);
    const row = stage.sql('settlement', (database): unknown =>
      database.prepare('SELECT sum(amount_minor) AS spent, count(*) AS orders FROM charges').get(),
    );
    expect({ ...(row as object) }).toEqual({ spent: fitting * AMOUNT, orders: fitting });
    expect(await stage.store.isLedgerVerified()).toBe(true);
  },
);

async function runAll(
  folder: string,
  { limits, requests }: { readonly limits: unknown; readonly requests: readonly RedeemRequest[] },
): Promise<readonly string[]> {
  const children = await Promise.all(
    Array.from({ length: PROCESSES }, async (_, index) => {
      const share = requests.slice(index * ORDERS_EACH, (index + 1) * ORDERS_EACH);
      writeFileSync(
        join(folder, `${String(index)}.json`),
        JSON.stringify({ limits, requests: share }),
      );
      const started = spawn(process.execPath, [built.file, folder, String(index)], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      onTestFinished(() => {
        started.kill('SIGKILL');
      });
      let said = '';
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      const ended = once(started, 'exit');
      while (!said.startsWith('ready\n')) {
        await Promise.race([once(started.stdout, 'data'), ended]);
        if (started.exitCode !== null) throw new Error('a process did not start');
      }
      return { started, ended, outcomes: () => said.trim().split('\n').slice(1) };
    }),
  );
  for (const { started } of children) started.stdin.write('go\n');
  await Promise.all(children.map(({ ended }) => ended));
  return children.flatMap(({ outcomes }) => outcomes());
}
