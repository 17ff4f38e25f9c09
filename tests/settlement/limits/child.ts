/** A settlement of its own in a process of its own: judges the orders it is given as soon as it is told to, one after another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderDigestSchema, type RedeemRequest } from '#core';
import { openRequestReader, openSigner, openVerifier } from '#stores';
import { judgeOrder } from '../../../settlement/redeem/judge-order.ts';
import { inForce, NO_RISK, shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { openStageStore, quoteOf, settlementKeysOf, SHOP, START } from './limits-stage.ts';

const MOST_TRIES = 100;
const [folder = '', share = ''] = process.argv.slice(2);
const { limits, requests } = JSON.parse(readFileSync(join(folder, `${share}.json`), 'utf8')) as {
  readonly limits: readonly unknown[];
  readonly requests: readonly RedeemRequest[];
};
const path = (side: string): string => join(folder, `${side}.sqlite`);
const key = {
  signer: openSigner(join(folder, 'key.private.jwk')),
  verifier: openVerifier([join(folder, 'key.public.jwk')]),
};
const store = await whileLocked(() => Promise.resolve(openStageStore(path, key)));
const reader = openRequestReader({ path: path('request') });
const context = {
  store,
  keys: settlementKeysOf(key),
  clock: { nowEpochMs: () => START },
  shop: SHOP,
  policy: inForce(shopPolicyWith({ limits, risk: NO_RISK })),
};

process.stdout.write('ready\n');
process.stdin.once('data', () => {
  void (async () => {
    for (const request of requests) {
      const stored = await reader.findDryRun(orderDigestSchema.parse(request.digest));
      if (!stored) throw new Error('the dry run is not there');
      const judged = await whileLocked(() =>
        judgeOrder(context, request, {
          isClockRight: true,
          isBookConsistent: true,
          merchantAnswer: { quote: quoteOf(stored.dryRun), askedAt: START },
        }),
      );
      const outcome = judged.outcome === 'judged' ? judged.decision.outcome : 'ended';
      process.stdout.write(`${outcome}\n`);
    }
    store.close();
    reader.close();
    process.exit(0);
  })();
});

/** With so many at once one may wait for the lock in vain; then nothing was written, and whoever called calls again. */
async function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (fault) {
      if (!String(fault).includes('database is locked') || tries === MOST_TRIES) throw fault;
    }
  }
}
