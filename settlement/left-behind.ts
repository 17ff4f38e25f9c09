/**
 * What a process that is gone has left is taken up by any other: each looks around about every minute, and works on what was unfinished at its look
 * before, too. What is younger than that is another's work, which it is doing now.
 */
import type { OrderDigest, Randomness } from '#core';
import type { Log, Timers } from '#edge';
import type { AfterSale } from './after-sale/create-after-sale.ts';
import type { Settlement } from './create-settlement.ts';
import type { SettlementPorts } from './settlement-context.ts';

/** Two looks, and their jitter, lie within two minutes. */
export const LOOK_AROUND_EVERY_MS = 45_000;
const JITTER_MS = 10_000;

export interface LookAroundPorts {
  readonly store: SettlementPorts['store'];
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly log: Log;
}

export interface Takers {
  readonly settlement: Pick<Settlement, 'takeUp' | 'deliverReceipts'>;
  readonly afterSale: Pick<AfterSale, 'takeUp'>;
  readonly deliverLetters: () => void;
}

/** Begins to look around, and gives back what ends it. */
export function lookAround(ports: LookAroundPorts, takers: Takers): () => void {
  const { timers, randomness, log } = ports;
  const look = createLook(ports, takers);
  let isStopped = false;
  let cancel = (): void => undefined;
  const lookLater = (): void => {
    // So that sixty-four processes that were started together do not all look, and ask, at the same moment.
    const pauseMs = LOOK_AROUND_EVERY_MS + below(JITTER_MS, randomness);
    cancel = timers.after(pauseMs, () => {
      void look()
        .catch((fault: unknown) => {
          log.error({ err: fault }, 'unfinished work of other processes could not be read');
        })
        .then(() => {
          if (!isStopped) lookLater();
        });
    });
  };
  lookLater();
  return () => {
    isStopped = true;
    cancel();
  };
}

function createLook(
  { store, randomness }: LookAroundPorts,
  { settlement, afterSale, deliverLetters }: Takers,
): () => Promise<void> {
  const charges = createSeenBefore<OrderDigest>();
  const receipts = createSeenBefore<OrderDigest>();
  const sales = createSeenBefore<string>();
  const letters = createSeenBefore<string>();
  return async () => {
    await store.tellStanding();
    const unfinished = await store.listUnfinishedCharges();
    const unsent = await store.listUnsentReceipts();
    if (receipts(unsent.map(({ digest }) => digest)).length > 0) settlement.deliverReceipts();
    const unplaced = await store.listUnplacedOrders();
    const refunds = await store.listUnfinishedRefunds();
    const open = [...unplaced.map(({ digest }) => digest), ...refunds.map((row) => row.refundId)];
    if (sales(open).length > 0) afterSale.takeUp();
    const written = await store.listUnsentLetters();
    if (letters(written.map(({ letterId }) => letterId)).length > 0) deliverLetters();
    // Last, as this waits for the processor: from anywhere in the list, so that not all processes ask about the same one.
    const left = charges(unfinished.map(({ digest }) => digest));
    const from = below(left.length, randomness);
    await settlement.takeUp([...left.slice(from), ...left.slice(0, from)]);
  };
}

/** What was there at the look before, too. */
function createSeenBefore<Id>(): (ids: readonly Id[]) => readonly Id[] {
  let before: ReadonlySet<Id> = new Set();
  return (ids) => {
    const both = ids.filter((id) => before.has(id));
    before = new Set(ids);
    return both;
  };
}

/** Near enough to even for what it is for. */
function below(bound: number, randomness: Randomness): number {
  const drawn = randomness.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0);
  return bound === 0 ? 0 : drawn % bound;
}
