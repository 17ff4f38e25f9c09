/**
 * The one thread of a simulated world: whatever crosses a port waits here as a step, and chance decides which step is next. Nothing runs but a
 * step, and no step runs before everything that the one before it set free has come to rest.
 */
import { createHash } from 'node:crypto';
import type { SeededRandom } from './seeded-random.ts';

/** A running process of a side, from its start to its crash. What belongs to a dead one never runs again. */
export interface Incarnation {
  readonly name: string;
  isAlive: boolean;
}

export interface PlannedStep {
  readonly name: string;
  /** Whose step it is; undefined for what outlives every process: the network, the people, the weather. */
  readonly owner: Incarnation | undefined;
  readonly afterMs: number;
  /** What it gives is waited for, so it must need no other step. */
  readonly run: () => unknown;
}

interface Step extends PlannedStep {
  readonly dueAt: number;
}

const START_EPOCH_MS = 1_790_000_000_000;
const MOST_LINES_KEPT = 400;

export class Scheduler {
  readonly #random: SeededRandom;
  readonly #hash = createHash('sha256');
  readonly #lines: string[] = [];
  readonly #mustKeepAll: boolean;
  #steps: Step[] = [];
  #elapsedMs = 0;
  #setMs = 0;
  #sleptMs = 0;
  #latestBeforeSetEpochMs = 0;
  /** Whether anybody ever set the clocks on the wall. */
  wasClockSet = false;
  stepsRun = 0;

  constructor(random: SeededRandom, { mustKeepAll }: { readonly mustKeepAll: boolean }) {
    this.#random = random;
    this.#mustKeepAll = mustKeepAll;
  }

  /** True time since the start of the world; it never goes back. */
  get elapsedMs(): number {
    return this.#elapsedMs;
  }

  /** What the clocks on the wall say. They may be set, back too. */
  nowEpochMs(): number {
    return START_EPOCH_MS + this.#elapsedMs + this.#setMs;
  }

  /** True time, as those keep it whose clocks are right. */
  trueEpochMs(): number {
    return START_EPOCH_MS + this.#elapsedMs;
  }

  /** A clock that nobody sets, and that stands still while everything sleeps. */
  get awakeMs(): number {
    return this.#elapsedMs - this.#sleptMs;
  }

  /** The latest time that a clock on the wall ever said: what read it just before it was set back knows no other. */
  latestEpochMs(): number {
    return Math.max(this.#latestBeforeSetEpochMs, this.nowEpochMs());
  }

  setClockBy(ms: number): void {
    this.wasClockSet = true;
    this.#latestBeforeSetEpochMs = this.latestEpochMs();
    this.#setMs += ms;
  }

  /** How far the clocks on the wall are ahead of true time. */
  get clockIsAheadByMs(): number {
    return this.#setMs;
  }

  /** Time passes in which nothing runs, as when a machine sleeps. */
  sleepFor(ms: number): void {
    this.#elapsedMs += ms;
    this.#sleptMs += ms;
  }

  /** Gives back what takes the step out again. */
  plan(step: PlannedStep): () => void {
    if (step.owner?.isAlive === false) return () => undefined;
    const planned = { ...step, dueAt: this.#elapsedMs + step.afterMs };
    this.#steps.push(planned);
    return () => {
      this.#steps = this.#steps.filter((other) => other !== planned);
    };
  }

  /** Work that is one step, or begins with one: kept when it is done, and never when its owner died before. */
  through<Result>(
    step: Omit<PlannedStep, 'run'> & { readonly run: () => Promise<Result> },
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      // Not waited for: what is written waits for a step of its own, in which it is committed.
      const run = (): void => {
        step.run().then(resolve, reject);
      };
      this.plan({ ...step, run });
    });
  }

  /** Whether a step of this name, or of a longer one, waits. */
  isWaiting(beginning: string): boolean {
    return this.#steps.some(({ name }) => name.startsWith(beginning));
  }

  forget(owner: Incarnation): void {
    this.#steps = this.#steps.filter((step) => step.owner !== owner);
  }

  /** Runs one step; false when there is none. */
  async runNext(): Promise<boolean> {
    if (this.#steps.length === 0) return false;
    const earliest = Math.min(...this.#steps.map(({ dueAt }) => dueAt));
    this.#elapsedMs = Math.max(this.#elapsedMs, earliest);
    const due = this.#steps.filter(({ dueAt }) => dueAt <= this.#elapsedMs);
    const step = due[this.#random.int(due.length)];
    if (!step) throw new Error('a step that is due is missing');
    this.#steps = this.#steps.filter((other) => other !== step);
    this.note(step.name);
    this.stepsRun += 1;
    await step.run();
    await comeToRest();
    this.#elapsedMs += this.#random.int(3);
    return true;
  }

  /** One line of the trace; two runs are the same when their traces are. */
  note(line: string): void {
    const text = `${String(this.stepsRun)} ${String(this.#elapsedMs)} ${line}`;
    this.#hash.update(`${text}\n`);
    this.#lines.push(text);
    if (!this.#mustKeepAll && this.#lines.length > MOST_LINES_KEPT) this.#lines.shift();
  }

  /** The newest lines, or all of them where all were to be kept. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  get traceHash(): string {
    return this.#hash.copy().digest('hex');
  }
}

/** Every promise that can go on has gone on when the event loop comes round. */
function comeToRest(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
