/**
 * Group commit: what is written within one turn of the event loop is committed together. A durable commit costs the same for one piece of work as for
 * ten, so the more callers there are the less each of them costs (docs/decisions/0020).
 */
import { StoreUnavailable } from '#core';
import { isBusyError, type Connection } from './connection.ts';

export interface GroupCommit {
  /**
   * Runs `work` in the next group. Keeps its promise after the group is committed, and never before; what `work` throws undoes that piece
   * alone. Where the group cannot be committed every piece of it is undone, and each promise is broken.
   */
  write<Result>(work: () => Result): Promise<Result>;
  /** Commits what waits, now. */
  flush(): void;
}

/** Another process that writes to this store comes in between two groups: none holds the lock for long. */
const MOST_OF_A_GROUP = 64;

/**
 * How often a group asks for the lock, each time for as long as a connection waits: SQLite gives it to whoever happens to ask at the right moment,
 * so among many processes one may find it taken for long although nobody holds it for long.
 */
const MOST_ATTEMPTS = 6;

interface Piece {
  /** Gives what keeps the promise. */
  readonly run: () => () => void;
  readonly fail: (fault: unknown) => void;
  attempts: number;
}

export function createGroupCommit(using: {
  readonly connection: Connection;
  /** Runs its argument in one write transaction; what that throws undoes all of it. */
  readonly transact: (work: () => void) => void;
  /** Runs its argument when what has come in by now has been looked at, as `setImmediate` does. */
  readonly atTurnEnd: (run: () => void) => void;
}): GroupCommit {
  const { transact, atTurnEnd } = using;
  const attempt = prepareAttempt(using.connection);
  const waiting: Piece[] = [];
  let isAsked = false;

  function ask(): void {
    if (isAsked || waiting.length === 0) return;
    isAsked = true;
    atTurnEnd(() => {
      isAsked = false;
      commitGroup();
      ask();
    });
  }

  function commitGroup(): void {
    const group = waiting.splice(0, MOST_OF_A_GROUP);
    const answers: (() => void)[] = [];
    const [only] = group;
    if (only === undefined) return;
    const reached = { lock: false };
    try {
      transact(() => {
        reached.lock = true;
        for (const piece of group) answers.push(group.length === 1 ? only.run() : attempt(piece));
      });
    } catch (fault) {
      // Nothing of it has run: the lock was not to be had.
      const isTaken = !reached.lock && isBusyError(fault);
      for (const piece of group) piece.attempts += 1;
      const again = group.filter(({ attempts }) => isTaken && attempts < MOST_ATTEMPTS);
      waiting.unshift(...again);
      const told = isTaken ? new StoreUnavailable('own', { cause: fault }) : fault;
      for (const piece of group.filter((each) => !again.includes(each))) piece.fail(told);
      return;
    }
    for (const answer of answers) answer();
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        const run = () => {
          const result = work();
          return () => {
            resolve(result);
          };
        };
        waiting.push({ run, fail: reject, attempts: 0 });
        ask();
      }),
    flush() {
      while (waiting.length > 0) commitGroup();
    },
  };
}

/** @throws where the piece cannot be undone for itself: SQLite has then undone the whole transaction, as on a full disk. */
function prepareAttempt(connection: Connection): (piece: Piece) => () => void {
  const begin = connection.prepare('SAVEPOINT piece');
  const undo = connection.prepare('ROLLBACK TO piece');
  const end = connection.prepare('RELEASE piece');
  return (piece) => {
    begin.run();
    try {
      const answer = piece.run();
      end.run();
      return answer;
    } catch (fault) {
      try {
        undo.run();
        end.run();
      } catch {
        throw fault;
      }
      return () => {
        piece.fail(fault);
      };
    }
  };
}
