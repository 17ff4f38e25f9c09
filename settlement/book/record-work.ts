/**
 * Finds the approval side's signed records by reading, as nobody calls for them, and takes each once. One customer's records are taken in
 * their order, so that what was added and then removed stays removed; one customer does not wait for another.
 */
import { StoreUnavailable } from '#core';
import { doubledPause } from '#edge';
import type { SettlementPorts } from '../settlement-context.ts';
import { openRecord, takeRecord, type RecordPorts, type SignedRecord } from './take-record.ts';

export interface RecordWork {
  /** Begins to look, at once and then again and again. */
  start(): void;
  stop(): void;
}

const LOOK_EVERY_MS = 200;
const PAUSES = { firstMs: 1000, longestMs: 60_000 };
const PAGE = 100;

export type RecordWorkPorts = RecordPorts & Pick<SettlementPorts, 'approvals' | 'timers' | 'log'>;

export function createRecordWork(ports: RecordWorkPorts, onTaken: () => void): RecordWork {
  return new Work(ports, onTaken);
}

class Work implements RecordWork {
  readonly #ports: RecordWorkPorts;
  readonly #onTaken: () => void;
  #waiting: readonly SignedRecord[] = [];
  #afterRow = 0;
  #lastCounter: number | undefined;
  #failures = 0;
  #retryAt = 0;
  #isStopped = false;
  #cancel: (() => void) | undefined;

  constructor(ports: RecordWorkPorts, onTaken: () => void) {
    this.#ports = ports;
    this.#onTaken = onTaken;
  }

  start(): void {
    void this.#look();
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  async #look(): Promise<void> {
    try {
      const isNew = await this.#readNew();
      const isDue = this.#waiting.length > 0 && this.#ports.clock.nowEpochMs() >= this.#retryAt;
      if (isNew || isDue) await this.#takeWaiting();
    } catch (fault) {
      if (!(fault instanceof StoreUnavailable)) {
        this.#ports.log.error({ err: fault }, 'account records could not be worked on');
      }
    }
    if (this.#isStopped) return;
    this.#cancel = this.#ports.timers.after(LOOK_EVERY_MS, () => void this.#look());
  }

  /** True when there are records that were not there before. */
  async #readNew(): Promise<boolean> {
    const { approvals, keys, log } = this.#ports;
    const counter = await approvals.changeCounter();
    if (counter === this.#lastCounter) return false;
    let isNew = false;
    for (;;) {
      const rows = await approvals.listAccountRecords({ afterRow: this.#afterRow, limit: PAGE });
      for (const { row, jws } of rows) {
        this.#afterRow = row;
        const record = openRecord(jws, keys);
        if (record) this.#waiting = [...this.#waiting, record];
        else
          log.error(
            { row },
            'an account record is not signed by the approval side; it moves nothing',
          );
        isNew ||= record !== undefined;
      }
      if (rows.length < PAGE) break;
    }
    this.#lastCounter = counter;
    return isNew;
  }

  async #takeWaiting(): Promise<void> {
    const left = await Promise.all(byCustomer(this.#waiting).map((own) => this.#takeInOrder(own)));
    const before = this.#waiting.length;
    this.#waiting = left.flat();
    if (this.#waiting.length < before) this.#onTaken();
    if (this.#waiting.length === 0) {
      this.#failures = 0;
      return;
    }
    this.#retryAt = this.#ports.clock.nowEpochMs() + doubledPause(this.#failures, PAUSES);
    this.#failures += 1;
  }

  /** What is left of one customer's records. */
  async #takeInOrder(own: readonly SignedRecord[]): Promise<readonly SignedRecord[]> {
    for (const [index, record] of own.entries()) {
      if ((await this.#take(record)) === 'not_now') return own.slice(index);
    }
    return [];
  }

  async #take(record: SignedRecord): Promise<'taken' | 'not_now'> {
    try {
      return await takeRecord(record, this.#ports);
    } catch (fault) {
      this.#ports.log.error({ err: fault }, 'an account record could not be taken');
      return 'not_now';
    }
  }
}

function byCustomer(records: readonly SignedRecord[]): readonly (readonly SignedRecord[])[] {
  const groups = new Map<string, SignedRecord[]>();
  for (const record of records) {
    const own = groups.get(record.change.customerId);
    if (own) own.push(record);
    else groups.set(record.change.customerId, [record]);
  }
  return [...groups.values()];
}
