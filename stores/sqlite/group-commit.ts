/**
 * Group commit: what is written within one turn of the event loop is committed together. A durable commit costs the same for one piece of work as for
 * ten, so the more callers there are the less each of them costs (docs/decisions/0020).
 */
import { StoreUnavailable, type Side } from '#core';
import { isBusyError, type Connection } from './connection.ts';
import { createLockPauses, type LockMeans } from './lock-pauses.ts';

export interface GroupCommit {
  /**
   * Runs `work` in the next group. Keeps its promise after the group is committed, and never before; what `work` throws undoes that piece
   * alone. Where the group cannot be committed every piece of it is undone, and each promise is broken.
   */
  write<Result>(work: () => Result): Promise<Result>;
  /** Commits what waits, now, however long the lock is waited for. */
  flush(): void;
}

/** Another process that writes to this store comes in between two groups: none holds the lock for long. */
const MOST_OF_A_GROUP = 64;

/** For how long a piece asks for the lock, again and again: nobody holds it for long, so by then something is wrong with the store. */
const LONGEST_WAIT_MS = 30_000;

interface Piece {
  /** Gives what keeps the promise. */
  readonly run: () => () => void;
  readonly fail: (fault: unknown) => void;
  askedAt: number | undefined;
}

export interface GroupCommitMeans {
  readonly connection: Connection;
  readonly side: Side;
  /** Runs its argument in one write transaction; what that throws undoes all of it. Throws at once, or nearly, where the lock is taken. */
  readonly transact: (work: () => void) => void;
  /** As `transact`, but waits for the lock, standing still. */
  readonly transactPatiently: (work: () => void) => void;
  /** Runs its argument when what has come in by now has been looked at, as `setImmediate` does. */
  readonly atTurnEnd: (run: () => void) => void;
  readonly means: LockMeans;
}

export function createGroupCommit(using: GroupCommitMeans): GroupCommit {
  const { atTurnEnd, means } = using;
  const attempt = prepareAttempt(using.connection);
  const pauses = createLockPauses(means);
  const waiting: Piece[] = [];
  let isAsked = false;

  function ask(): void {
    if (isAsked || waiting.length === 0) return;
    isAsked = true;
    const go = (): void => {
      isAsked = false;
      commitGroup(using.transact);
      ask();
    };
    const pauseMs = pauses.nextMs();
    if (pauseMs > 0) means.after(pauseMs, go);
    else atTurnEnd(go);
  }

  /** Those that may still ask for the lock are the first of those that wait again. */
  function askAgain(group: readonly Piece[], fault: unknown): void {
    pauses.taken();
    const { again, over } = splitByWait(group, means.monotonicMs());
    waiting.unshift(...again);
    const told = new StoreUnavailable(using.side, { cause: fault });
    for (const piece of over) piece.fail(told);
  }

  function commitGroup(transact: (work: () => void) => void): void {
    const group = waiting.splice(0, MOST_OF_A_GROUP);
    const answers: (() => void)[] = [];
    const [only] = group;
    if (only === undefined) return;
    const reached: { lockAt?: number } = {};
    try {
      transact(() => {
        reached.lockAt = means.monotonicMs();
        for (const piece of group) answers.push(group.length === 1 ? only.run() : attempt(piece));
      });
    } catch (fault) {
      // Nothing of it has run: the lock was not to be had.
      if (reached.lockAt === undefined && isBusyError(fault)) askAgain(group, fault);
      else for (const piece of group) piece.fail(fault);
      return;
    }
    if (reached.lockAt !== undefined) pauses.had(means.monotonicMs() - reached.lockAt);
    for (const answer of answers) answer();
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        waiting.push(pieceOf(work, resolve, reject));
        ask();
      }),
    flush() {
      while (waiting.length > 0) commitGroup(using.transactPatiently);
    },
  };
}

function pieceOf<Result>(
  work: () => Result,
  keep: (result: Result) => void,
  fail: (fault: unknown) => void,
): Piece {
  const run = () => {
    const result = work();
    return () => {
      keep(result);
    };
  };
  return { run, fail, askedAt: undefined };
}

/** Counted from when a piece first asked. */
function splitByWait(
  group: readonly Piece[],
  now: number,
): { readonly again: readonly Piece[]; readonly over: readonly Piece[] } {
  for (const piece of group) piece.askedAt ??= now;
  const isOver = ({ askedAt = now }: Piece): boolean => now - askedAt >= LONGEST_WAIT_MS;
  return { again: group.filter((piece) => !isOver(piece)), over: group.filter(isOver) };
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
