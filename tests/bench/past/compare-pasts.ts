/**
 * What a decision takes after 100, 10,000 and 1,000,000 decisions of the same customer with the same card: one order on each store in turn, so that what the
 * machine does meanwhile hits all of them alike. All pasts have the same pace and only another length, so that every window holds the same.
 */
import { NO_RISK, shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { openStage, START, type Stage } from '../../settlement/limits/limits-stage.ts';
import { timesOf } from '../measure/percentiles.ts';

export const PASTS = [100, 10_000, 1_000_000] as const;

/** Seventy-two orders a day. */
const PACE_MS = 20 * 60_000;
/** As many as a customer's past keeps apart; the others only lie in the store. */
const TRULY_BOUGHT = 70;

export interface PastFigures {
  readonly decisions: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** `ratio`: the longest past's median over the shortest one's. */
export interface PastsCompared {
  readonly times: readonly PastFigures[];
  readonly ratio: number;
}

export async function comparePasts(of: {
  readonly orders: number;
  readonly pasts?: readonly number[];
  readonly say: (line: string) => void;
}): Promise<PastsCompared> {
  const stages: { readonly decisions: number; readonly stage: Stage; readonly ms: number[] }[] = [];
  try {
    for (const decisions of of.pasts ?? PASTS) {
      of.say(`a past of ${String(decisions)} decisions`);
      stages.push({ decisions, stage: await stageWithPast(decisions), ms: [] });
    }
    of.say('one order on each in turn');
    for (let order = 0; order < of.orders + WARM_UP; order += 1) {
      for (const { stage, ms } of stages) {
        const took = await timeOneOrder(stage);
        if (order >= WARM_UP) ms.push(took);
      }
    }
    const times = stages.map(({ decisions, ms }) => {
      const { p50Ms, p99Ms } = timesOf(ms);
      return { decisions, p50Ms, p99Ms };
    });
    return { times, ratio: (times.at(-1)?.p50Ms ?? 0) / (times[0]?.p50Ms ?? 0) };
  } finally {
    for (const { stage } of stages) stage.close();
  }
}

const WARM_UP = 30;

/** The judging transaction alone, from the call to its commit. */
async function timeOneOrder(stage: Stage): Promise<number> {
  const { digest, ms } = await stage.buyTimed({ customer: 'ann', totalMinor: 500 });
  await stage.answer(digest, 'charged');
  stage.clock.now += PACE_MS;
  return ms;
}

async function stageWithPast(decisions: number): Promise<Stage> {
  const limits = ['customer', 'instrument', 'client', 'shop'].map((scope) => ({
    ...{ operation: 'charge_order', scope, per: 'day' },
    ...{ amountMinor: { USD: 1_000_000_000 }, calls: 1_000_000 },
  }));
  const stage = openStage({
    policy: shopPolicyWith({ limits, risk: NO_RISK }),
    cards: { ann: { card: 'vault-ann' } },
  });
  await stage.fillBooks();
  fillRows(stage, decisions - TRULY_BOUGHT);
  for (let order = 0; order < TRULY_BOUGHT; order += 1) await timeOneOrder(stage);
  return stage;
}

/** What is in a row's long texts is read by no decision; here they are short, so that a million of them go into memory. */
function fillRows(stage: Stage, rows: number): void {
  const key = stage.cardKeyOf('vault-ann');
  stage.sql('settlement', (database) => {
    database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -262144; BEGIN');
    database.exec(`
      CREATE TEMP TABLE past AS
        WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${String(rows)})
        SELECT n, printf('%016x', (n * 2654435761) % 4294967296) || printf('%048x', n) AS digest,
          ${String(START)} - n * ${String(PACE_MS)} AS at FROM number;
      INSERT INTO endings (digest, kind, ended_at, confirmation_id)
        SELECT digest, 'redeemed', at, 'confirmation-' || n FROM past;
      INSERT INTO charges (digest, state, intent_jws, confirmation_jws, terms_json, amount_minor, currency,
          processor_reference, receipt_jws, is_receipt_sent, customer_id, merchant_id, card_key, redeemed_at, counts_at)
        SELECT digest, 'charged', 'intent', 'confirmation', '{}', 500, 'USD', 'C1', 'receipt', 1,
          'ann', 'harbor-roasters', '${key}', at, at FROM past;
      DROP TABLE past;
      COMMIT;
    `);
  });
}
