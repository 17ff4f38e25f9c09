/** A process that starts, crashes and starts again. A crash loses its memory and keeps its committed rows. */
import type { Incarnation, Scheduler } from './scheduler.ts';

export interface Running<Api> {
  readonly incarnation: Incarnation;
  readonly api: Api;
  readonly close: () => void;
}

export class Process<Api> {
  readonly name: string;
  readonly #scheduler: Scheduler;
  readonly #boot: (incarnation: Incarnation) => Omit<Running<Api>, 'incarnation'>;
  readonly #onCrash: (incarnation: Incarnation) => void;
  #running: Running<Api> | undefined;

  constructor(of: {
    readonly name: string;
    readonly scheduler: Scheduler;
    readonly boot: (incarnation: Incarnation) => Omit<Running<Api>, 'incarnation'>;
    readonly onCrash: (incarnation: Incarnation) => void;
  }) {
    this.name = of.name;
    this.#scheduler = of.scheduler;
    this.#boot = of.boot;
    this.#onCrash = of.onCrash;
  }

  get running(): Running<Api> | undefined {
    return this.#running;
  }

  start(): void {
    if (this.#running) return;
    const incarnation = { name: this.name, isAlive: true };
    this.#scheduler.note(`${this.name} starts`);
    this.#running = { incarnation, ...this.#boot(incarnation) };
  }

  crash(): void {
    const running = this.#running;
    if (!running) return;
    this.#running = undefined;
    running.incarnation.isAlive = false;
    this.#scheduler.note(`${this.name} crashes`);
    this.#onCrash(running.incarnation);
    this.#scheduler.forget(running.incarnation);
    running.close();
  }
}
