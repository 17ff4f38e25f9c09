// The SQLite package with every durable write numbered; one of them fails as the test's order file says (tests/faults/write-order.ts).
import { appendFileSync, existsSync, readFileSync, unlinkSync } from 'node:fs';
import { constants, DatabaseSync as RealDatabase } from '@photostructure/sqlite';

export { constants };

const ORDER = `${process.env.HEARBACK_FAULTS}.order.json`;
const WRITES = `${process.env.HEARBACK_FAULTS}.writes`;
const CHANGES =
  /^\s*(?:INSERT(?:\s+OR\s+\w+)?\s+INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM|REPLACE\s+INTO|CREATE\s+TABLE)\s+(\w+)/i;

let orderId;
let count = 0;

class DiskFault extends Error {
  code = 'ERR_SQLITE_ERROR';
  errcode = 10;
}

/** Runs a durable write, which may be the one that has to fail. */
function store(tables, write) {
  const order = readOrder();
  if (order === undefined) return write();
  if (order.id !== orderId) {
    orderId = order.id;
    count = 0;
  }
  count += 1;
  appendFileSync(WRITES, `${JSON.stringify({ id: order.id, place: count, tables })}\n`);
  if (count !== order.place) return write();
  unlinkSync(ORDER);
  if (order.when === 'before') return fail(order);
  write();
  return fail(order);
}

function fail({ how }) {
  if (how === 'die') process.kill(process.pid, 'SIGKILL');
  throw new DiskFault('disk I/O error');
}

function readOrder() {
  return existsSync(ORDER) ? JSON.parse(readFileSync(ORDER, 'utf8')) : undefined;
}

/** The table, and of a ledger's entry its kind. */
function nameOf(sql, parameters) {
  const table = CHANGES.exec(sql)?.[1];
  if (table !== 'ledger' || parameters?.entryText === undefined) return table;
  return `ledger:${JSON.parse(parameters.entryText).kind}`;
}

function wordOf(sql) {
  return sql.trim().toUpperCase();
}

function isOfTransaction(sql) {
  return ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].includes(wordOf(sql));
}

export class DatabaseSync extends RealDatabase {
  /** What the transaction has changed so far; undefined outside of one. */
  #changed;
  #isDurable;

  constructor(path, ...rest) {
    super(path, ...rest);
    this.#isDurable = path !== ':memory:';
  }

  exec(sql) {
    if (isOfTransaction(sql)) {
      this.#control(sql, () => super.exec(sql));
      return;
    }
    super.exec(sql);
    for (const statement of sql.split(';')) {
      const table = nameOf(statement);
      if (table !== undefined) this.#changed?.push(table);
    }
  }

  /** Begins, commits or rolls back: a commit that changed something is the durable write. */
  #control(sql, run) {
    const word = wordOf(sql);
    const changed = this.#changed;
    if (word === 'COMMIT' && changed !== undefined) {
      const commit = () => {
        const result = run();
        this.#changed = undefined;
        return result;
      };
      return changed.length === 0 ? commit() : store([...new Set(changed)], commit);
    }
    if (word === 'ROLLBACK') this.#changed = undefined;
    const result = run();
    if (word === 'BEGIN IMMEDIATE' && this.#isDurable) this.#changed = [];
    return result;
  }

  prepare(sql, ...rest) {
    const statement = super.prepare(sql, ...rest);
    const run = statement.run.bind(statement);
    if (isOfTransaction(sql)) {
      const value = (...parameters) => this.#control(sql, () => run(...parameters));
      Object.defineProperty(statement, 'run', { value });
      return statement;
    }
    if (!this.#isDurable || !CHANGES.test(sql)) return statement;
    const value = (...parameters) => {
      const name = nameOf(sql, parameters[0]);
      // Outside of a transaction a statement is a durable write by itself.
      if (this.#changed === undefined) return store([name], () => run(...parameters));
      const result = run(...parameters);
      // A conditional write that changed nothing is none.
      if (Number(result.changes) > 0) this.#changed.push(name);
      return result;
    };
    Object.defineProperty(statement, 'run', { value });
    return statement;
  }
}
