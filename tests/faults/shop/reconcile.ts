/** The reckoning when all is quiet: what the processor did, against what settlement's store and the three ledgers say. */
import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { z } from 'zod';
import { EMPTY_LEDGER, verifyLedger, type SealedLedgerEntry, type Side } from '#core';
import { nodeHash, openVerifier } from '#stores';
import type { FaultShop } from './fault-shop.ts';
import { PATIENCE, untilAnswered } from './until-answered.ts';

export interface Reckoning {
  /** Orders that ended as redeemed. */
  readonly redeemed: number;
  /** Captures at the processor. */
  readonly charges: number;
  readonly ledgerEntries: number;
  /** Everything that is not as it has to be, in words; empty when all is well. */
  readonly faults: readonly string[];
}

export interface ToldOrder {
  readonly digest: string;
  /** The last thing that its customer was told. */
  readonly outcome: string;
}

export async function reconcile(shop: FaultShop, told: readonly ToldOrder[]): Promise<Reckoning> {
  const captures = await readCaptures(shop);
  const { endings, charges } = readSettlement(shop);
  const ledgers = SIDES.map((side) => readLedger(shop, side));
  const settlementEntries = ledgers.flatMap(({ side, entries }) =>
    side === 'settlement' ? entries : [],
  );
  const faults = [
    ...ledgers.flatMap(({ faults: found }) => found),
    ...faultsOfCaptures({ captures, charges }),
    ...faultsOfEndings({ endings, charges, captures, entries: settlementEntries }),
    ...faultsOfTold({ told, endings, captures }),
  ];
  return {
    redeemed: [...endings.values()].filter((kind) => kind === 'redeemed').length,
    charges: [...captures.values()].reduce((sum, count) => sum + count, 0),
    ledgerEntries: ledgers.reduce((sum, { entries }) => sum + entries.length, 0),
    faults,
  };
}

type Captures = ReadonlyMap<string, number>;
type Endings = ReadonlyMap<string, string>;
type Charges = ReadonlyMap<string, z.output<typeof chargeSchema>>;
interface KindOf {
  readonly kind: string;
  readonly digest: string | null;
  readonly state: string | undefined;
}

function faultsOfCaptures({
  captures,
  charges,
}: {
  readonly captures: Captures;
  readonly charges: Charges;
}): readonly string[] {
  return [...captures].flatMap(([digest, count]) => [
    ...(count > 1 ? [`duplicate: ${digest} was charged ${String(count)} times`] : []),
    ...(charges.get(digest)?.state === 'charged'
      ? []
      : [
          `unrecorded: ${digest} was charged, and its row says ${charges.get(digest)?.state ?? 'nothing'}`,
        ]),
  ]);
}

function faultsOfEndings(of: {
  readonly endings: Endings;
  readonly charges: Charges;
  readonly captures: Captures;
  readonly entries: readonly KindOf[];
}): readonly string[] {
  const counted = new Map<string, number>();
  for (const { kind, digest, state } of of.entries) {
    const key = [kind, digest, state ?? ''].join(' ');
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const count = (kind: string, digest: string, state = ''): number =>
    counted.get([kind, digest, state].join(' ')) ?? 0;
  return [...of.endings].flatMap(([digest, kind]) => {
    const charge = of.charges.get(digest);
    if (kind !== 'redeemed') {
      return of.captures.has(digest) ? [`${kind}, yet charged: ${digest}`] : [];
    }
    if (charge === undefined) return [`lost: ${digest} is redeemed without a charge`];
    const isFinal = charge.state === 'charged' || charge.state === 'declined_by_processor';
    const recorded = count('charge_recorded', digest, 'charged');
    return [
      ...(isFinal ? [] : [`lost: ${digest} was left ${charge.state}`]),
      ...(charge.state === 'charged' && !of.captures.has(digest)
        ? [`called done: ${digest} was never charged`]
        : []),
      ...(count('order_redeemed', digest) === 1 ? [] : [`ledger: ${digest} redeemed not once`]),
      ...(recorded === (charge.state === 'charged' ? 1 : 0)
        ? []
        : [`ledger: ${digest} recorded as charged ${String(recorded)} times`]),
    ];
  });
}

function faultsOfTold(of: {
  readonly told: readonly ToldOrder[];
  readonly endings: Endings;
  readonly captures: Captures;
}): readonly string[] {
  return of.told.flatMap(({ digest, outcome }) => {
    const isCharged = of.captures.has(digest);
    if ((outcome === 'ordered') !== isCharged) {
      return [`told ${outcome}, and ${isCharged ? 'charged' : 'not charged'}: ${digest}`];
    }
    return of.endings.has(digest) ? [] : [`lost: ${digest} never ended (told ${outcome})`];
  });
}

const wireLogSchema = z.object({ captures: z.array(z.object({ referenceId: z.string() })) });

export async function readCaptures({ demo }: Pick<FaultShop, 'demo'>): Promise<Captures> {
  const url = `http://127.0.0.1:${String(demo.plan.ports.processor)}/control/wire-log`;
  // A held connection may have been closed by the other end meanwhile.
  const { captures } = await untilAnswered('the wire log', PATIENCE, async () =>
    wireLogSchema.parse(await (await fetch(url)).json()),
  );
  const counts = new Map<string, number>();
  for (const { referenceId } of captures) {
    counts.set(referenceId, (counts.get(referenceId) ?? 0) + 1);
  }
  return counts;
}

const endingSchema = z.object({ digest: z.string(), kind: z.string() });
const chargeSchema = z.object({
  digest: z.string(),
  state: z.string(),
  is_receipt_sent: z.coerce.number(),
});

export function readSettlement({ stores }: Pick<FaultShop, 'stores'>): {
  readonly endings: Endings;
  readonly charges: Charges;
} {
  const endings = readRows(stores.settlement, 'SELECT digest, kind FROM endings', endingSchema);
  const charges = readRows(
    stores.settlement,
    'SELECT digest, state, is_receipt_sent FROM charges',
    chargeSchema,
  );
  return {
    endings: new Map(endings.map(({ digest, kind }) => [digest, kind])),
    charges: new Map(charges.map((charge) => [charge.digest, charge])),
  };
}

function readRows<Row>(path: string, sql: string, row: z.ZodType<Row>): readonly Row[] {
  const store = new DatabaseSync(path, { readOnly: true });
  try {
    return z.array(row).parse(store.prepare(sql).all());
  } finally {
    store.close();
  }
}

const SIDES = ['request', 'approval', 'settlement'] as const satisfies readonly Side[];
const sealedRow = z
  .object({
    sequence: z.coerce.number(),
    entry_text: z.string(),
    hash: z.string(),
    key_id: z.string(),
    signature: z.string(),
    head_sequence: z.coerce.number(),
    head_hash: z.string(),
  })
  .transform(({ entry_text: entryText, key_id: keyId, ...row }) => ({ ...row, entryText, keyId }));
/** One statement, so that rows and head are of one moment. */
const LEDGER_AND_HEAD = `
  SELECT entry.*, head.sequence AS head_sequence, head.hash AS head_hash
  FROM ledger AS entry, ledger_head AS head ORDER BY entry.sequence`;
const kindSchema = z.object({
  kind: z.string(),
  digest: z.string().nullable(),
  facts: z.looseObject({ state: z.string().optional() }),
});

/** A side's ledger from its first entry to its head, verified as an outsider does: with the public key alone. */
export function readLedger(
  { demo, stores }: Pick<FaultShop, 'demo' | 'stores'>,
  side: (typeof SIDES)[number],
): {
  readonly side: Side;
  readonly entries: readonly KindOf[];
  readonly faults: readonly string[];
} {
  const rows = readRows(stores[side], LEDGER_AND_HEAD, sealedRow);
  const last = rows.at(-1);
  const file = join(demo.plan.directory, 'approval', 'keys', `${side}-ledger.public.jwk`);
  const sealed: readonly SealedLedgerEntry[] = rows;
  const verified = verifyLedger(
    sealed,
    { side, head: EMPTY_LEDGER },
    { hash: nodeHash, ledgerKeys: openVerifier([file]) },
  );
  const isWhole =
    verified.outcome === 'verified' &&
    (last === undefined ||
      (verified.head.sequence === last.head_sequence && verified.head.hash === last.head_hash));
  return {
    side,
    entries: rows.map(({ entryText }) => {
      const { kind, digest, facts } = kindSchema.parse(JSON.parse(entryText));
      return { kind, digest, state: facts.state };
    }),
    faults: isWhole ? [] : [`the ${side} ledger does not verify: ${JSON.stringify(verified)}`],
  };
}

/** The log of a process, where it has written one. */
export function readLog(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
