/** A `Date` that is ahead of the machine's: the same class for everything but the present moment. */
export function movedDate(real: DateConstructor, aheadMs: () => number): DateConstructor {
  const now = (): number => real.now() + aheadMs();
  return new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, args: unknown[], newTarget) => {
      const made: unknown = Reflect.construct(
        target,
        args.length === 0 ? [now()] : args,
        newTarget,
      );
      return made instanceof real ? made : new real(Number.NaN);
    },
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
