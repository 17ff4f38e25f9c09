/** A server that is not ours: it does not forget when it is out of reach. */
import type { Incarnation } from './scheduler.ts';
import type { Callee } from './network.ts';

export class StandIn<Api> implements Callee<Api> {
  readonly name: string;
  readonly api: Api;
  readonly #incarnation: Incarnation;
  isReachable = true;

  constructor(name: string, api: Api) {
    this.name = name;
    this.api = api;
    this.#incarnation = { name, isAlive: true };
  }

  get running(): Callee<Api>['running'] {
    if (!this.isReachable) return undefined;
    return { incarnation: this.#incarnation, api: this.api, close: () => undefined };
  }
}
