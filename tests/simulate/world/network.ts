/** Calls between processes: late, lost on the way there or back, delivered twice, given up while the other end works on, or cut off by a crash. */
import type { CallFate, Chaos } from './chaos.ts';
import type { Process } from './process.ts';
import type { Incarnation, Scheduler } from './scheduler.ts';

export type Callee<Api> = Pick<Process<Api>, 'name' | 'running'>;

export interface NetworkCall<Api, Answer> {
  /** Undefined for people and agents, who do not crash. */
  readonly from: Incarnation | undefined;
  readonly to: Callee<Api>;
  readonly name: string;
  readonly handle: (api: Api, isCopy: boolean) => Promise<Answer>;
}

/** As the system names what became of a connection. */
export class NetworkFault extends Error {
  readonly code: 'ECONNREFUSED' | 'ECONNRESET' | 'ETIMEDOUT';

  constructor(code: NetworkFault['code']) {
    super(code);
    this.code = code;
  }
}

type SlowFate = Pick<CallFate, 'requestAfterMs' | 'givesUpAfterMs'>;

interface OpenCall {
  readonly at: Incarnation;
  readonly fail: () => void;
}

const LATE_AFTER_MS = 4000;
/** No connection outlives this: what slept on its way is lost. */
const LOST_AFTER_MS = 60_000;

export class Network {
  readonly #scheduler: Scheduler;
  readonly #chaos: Chaos;
  #open: readonly OpenCall[] = [];
  /** Lines that are cut, by who calls whom, and until when. */
  readonly #cut = new Map<string, number>();
  readonly #slow = new Map<string, SlowFate>();

  constructor(scheduler: Scheduler, chaos: Chaos) {
    this.#scheduler = scheduler;
    this.#chaos = chaos;
  }

  call<Api, Answer>(call: NetworkCall<Api, Answer>): Promise<Answer> {
    const { from, to, name } = call;
    const title = `${from?.name ?? 'outside'} -> ${to.name} ${name}`;
    const fate = {
      ...this.#chaos.fateOfCall(),
      ...this.#takeSlow(`${from?.name ?? 'outside'} ${name}`),
    };
    const sentAt = this.#scheduler.elapsedMs;
    return new Promise((resolve, reject) => {
      let stopWaiting = (): void => undefined;
      const answer = (words: string, give: () => void, afterMs: number): void => {
        const run = (): void => {
          stopWaiting();
          give();
        };
        this.#scheduler.plan({ name: `${title} ${words}`, owner: from, afterMs, run });
      };
      const fail = (code: NetworkFault['code'], afterMs: number): void => {
        answer(
          code,
          () => {
            reject(new NetworkFault(code));
          },
          afterMs,
        );
      };
      if (fate.kind === 'request_lost' || this.#isCut(from?.name ?? 'outside', to.name)) {
        fail('ETIMEDOUT', LATE_AFTER_MS);
        return;
      }
      if (fate.givesUpAfterMs !== undefined) {
        stopWaiting = this.#scheduler.plan({
          name: `${title} is waited for no longer`,
          owner: from,
          afterMs: fate.givesUpAfterMs,
          run: () => {
            this.#chaos.countGivenUp();
            reject(new NetworkFault('ETIMEDOUT'));
          },
        });
      }
      const deliver = (isCopy: boolean): void => {
        if (this.#scheduler.elapsedMs - sentAt > LOST_AFTER_MS) {
          if (!isCopy) fail('ETIMEDOUT', LATE_AFTER_MS);
          return;
        }
        const running = to.running;
        if (!running) {
          if (!isCopy) fail('ECONNREFUSED', this.#chaos.latencyMs());
          return;
        }
        if (!isCopy && fate.kind === 'delivered_twice') planCopy();
        const opened: OpenCall = {
          at: running.incarnation,
          fail: () => {
            if (!isCopy) fail('ECONNRESET', this.#chaos.latencyMs());
          },
        };
        this.#open = [...this.#open, opened];
        const end = (give: () => void, words: string): void => {
          this.#open = this.#open.filter((other) => other !== opened);
          if (isCopy) return;
          if (fate.kind === 'answer_lost') fail('ETIMEDOUT', LATE_AFTER_MS);
          else answer(words, give, fate.answerAfterMs);
        };
        call.handle(running.api, isCopy).then(
          (value) => {
            end(() => {
              resolve(value);
            }, 'answers');
          },
          (fault: unknown) => {
            end(() => {
              reject(fault instanceof Error ? fault : new Error(String(fault)));
            }, 'fails');
          },
        );
      };
      // What was refused has never left, and nobody on the way repeats it.
      const planCopy = (): void => {
        this.#scheduler.plan({
          name: `${title} once more`,
          owner: undefined,
          afterMs: fate.answerAfterMs,
          run: () => {
            deliver(true);
          },
        });
      };
      this.#scheduler.plan({
        name: title,
        owner: undefined,
        afterMs: fate.requestAfterMs,
        run: () => {
          deliver(false);
        },
      });
    });
  }

  /** The next call of this name is on its way for longer than its caller waits, and arrives then. */
  slowNext(of: { readonly from: string; readonly name: string; readonly fate: SlowFate }): void {
    this.#slow.set(`${of.from} ${of.name}`, of.fate);
  }

  #takeSlow(call: string): Partial<CallFate> {
    const slow = this.#slow.get(call);
    this.#slow.delete(call);
    return slow ? { kind: 'delivered', ...slow } : {};
  }

  /** Nothing that the one sends to the others arrives for a while. */
  cutLine(of: {
    readonly from: string;
    readonly to: readonly string[];
    readonly ms: number;
  }): void {
    const until = this.#scheduler.elapsedMs + of.ms;
    for (const to of of.to) this.#cut.set(`${of.from} -> ${to}`, until);
  }

  #isCut(from: string, to: string): boolean {
    return (this.#cut.get(`${from} -> ${to}`) ?? 0) > this.#scheduler.elapsedMs;
  }

  /** Whoever waited for an answer of the dead process learns that its connection is gone. */
  cutOff(dead: Incarnation): void {
    const cut = this.#open.filter(({ at }) => at === dead);
    this.#open = this.#open.filter(({ at }) => at !== dead);
    for (const { fail } of cut) fail();
  }
}
