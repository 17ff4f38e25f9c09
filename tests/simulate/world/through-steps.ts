/** A port whose every call is a step of the scheduler. */
import type { Incarnation, Scheduler } from './scheduler.ts';

export interface StepsOf {
  readonly scheduler: Scheduler;
  readonly owner: Incarnation;
  readonly name: string;
  /** A fault that strikes instead of the call, or undefined. */
  readonly strike: (method: string) => Error | undefined;
}

/** Only `close` goes through at once: it belongs to starting and stopping, not to the work. */
export function throughSteps<Port extends object>(port: Port, of: StepsOf): Port {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function' || key === 'close') return member;
      const method = String(key);
      return (...args: unknown[]): Promise<unknown> =>
        of.scheduler.through({
          name: `${of.owner.name} ${of.name}.${method}`,
          owner: of.owner,
          afterMs: 0,
          run: () => {
            const fault = of.strike(method);
            if (!fault) return Promise.resolve(Reflect.apply(member, target, args));
            of.scheduler.note(`  ${fault.message}`);
            return Promise.reject(fault);
          },
        });
    },
  });
}
