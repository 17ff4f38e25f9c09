/**
 * Finds the approval side's signed records by reading, as nobody calls for them, and takes each once. Records about the same entry are taken in
 * their order; every other is taken by itself, so that what waits for a processor or merchant holds up nothing else, and no letter.
 */
import { FIRST_RECORD, StoreUnavailable } from '#core';
import { doubledPause } from '#edge';
import type { SettlementPorts } from '../settlement-context.ts';
import { mustFollow } from './must-follow.ts';
import { openRecord, takeRecord, type RecordPorts, type SignedRecord } from './take-record.ts';

export interface RecordWork {
  /** Begins to look, at once and then again and again. */
  start(): void;
  /** Kept when nothing is being taken at the moment; what is to be tried again later may still wait. */
  settled(): Promise<void>;
  stop(): void;
}

const LOOK_EVERY_MS = 200;
const PAUSES = { firstMs: 1000, longestMs: 60_000 };
const PAGE = 100;

export type RecordWorkPorts = RecordPorts & Pick<SettlementPorts, 'approvals' | 'timers' | 'log'>;

export function createRecordWork(ports: RecordWorkPorts, onTaken: () => void): RecordWork {
  return new Work(ports, onTaken);
}

interface Waiting {
  readonly record: SignedRecord;
  taking: Promise<void> | undefined;
  failures: number;
  /** It was not to be taken just now: it waits a while by a timer, and not by the clock, which may be set back by hours meanwhile. */
  isResting: boolean;
}

class Work implements RecordWork {
  readonly #ports: RecordWorkPorts;
  readonly #onTaken: () => void;
  /** By customer, each in the order in which they were written. */
  readonly #waiting = new Map<string, Waiting[]>();
  #afterRow: string = FIRST_RECORD;
  #lastCounter: number | undefined;
  #isStopped = false;
  #cancel: (() => void) | undefined;
  readonly #rests = new Set<() => void>();

  constructor(ports: RecordWorkPorts, onTaken: () => void) {
    this.#ports = ports;
    this.#onTaken = onTaken;
  }

  start(): void {
    void this.#look();
  }

  async settled(): Promise<void> {
    for (;;) {
      const taking = [...this.#waiting.values()].flat().flatMap(({ taking }) => taking ?? []);
      if (taking.length === 0) return;
      await Promise.all(taking);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
    for (const cancel of this.#rests) cancel();
  }

  async #look(): Promise<void> {
    try {
      await this.#readNew();
    } catch (fault) {
      if (!(fault instanceof StoreUnavailable)) {
        this.#ports.log.error({ err: fault }, 'account records could not be read');
      }
    }
    for (const own of this.#waiting.values()) this.#startDue(own);
    if (this.#isStopped) return;
    this.#cancel = this.#ports.timers.after(LOOK_EVERY_MS, () => void this.#look());
  }

  async #readNew(): Promise<void> {
    const { approvals } = this.#ports;
    const counter = await approvals.changeCounter();
    if (counter === this.#lastCounter) return;
    for (;;) {
      const rows = await approvals.listAccountRecords({ afterRow: this.#afterRow, limit: PAGE });
      for (const { row, jws } of rows) {
        // Whatever is in it: a row that says nothing keeps back none after it.
        this.#afterRow = row;
        this.#add(row, jws);
      }
      if (rows.length < PAGE) break;
    }
    this.#lastCounter = counter;
  }

  #add(row: string, jws: string | null): void {
    const { keys, log } = this.#ports;
    const record = jws === null ? undefined : openRecord(jws, keys);
    if (!record) {
      const words = 'an account record is not signed by the approval side; it moves nothing';
      log.error({ row }, words);
      return;
    }
    const { customerId } = record.change;
    const own = this.#waiting.get(customerId) ?? [];
    this.#waiting.set(customerId, own);
    own.push({ record, taking: undefined, failures: 0, isResting: false });
  }

  /** Waits for none of them: each goes on by itself. */
  #startDue(own: Waiting[]): void {
    for (const [index, waiting] of own.entries()) {
      if (this.#isStopped || waiting.taking || waiting.isResting) continue;
      if (own.slice(0, index).some(({ record }) => mustFollow(waiting.record, record))) continue;
      waiting.taking = this.#take(waiting, own);
    }
  }

  async #take(waiting: Waiting, own: Waiting[]): Promise<void> {
    const answer = await this.#tryToTake(waiting.record);
    waiting.taking = undefined;
    if (answer === 'not_now') {
      this.#rest(waiting);
      return;
    }
    own.splice(own.indexOf(waiting), 1);
    if (own.length === 0) this.#forget(waiting.record.change.customerId, own);
    this.#onTaken();
    this.#startDue(own);
  }

  #rest(waiting: Waiting): void {
    if (this.#isStopped) return;
    waiting.isResting = true;
    const cancel = this.#ports.timers.after(doubledPause(waiting.failures, PAUSES), () => {
      this.#rests.delete(cancel);
      waiting.isResting = false;
    });
    this.#rests.add(cancel);
    waiting.failures += 1;
  }

  #forget(customerId: string, own: readonly Waiting[]): void {
    if (this.#waiting.get(customerId) === own) this.#waiting.delete(customerId);
  }

  async #tryToTake(record: SignedRecord): Promise<'taken' | 'not_now'> {
    try {
      return await takeRecord(record, this.#ports);
    } catch (fault) {
      this.#ports.log.error({ err: fault }, 'an account record could not be taken');
      return 'not_now';
    }
  }
}
