/** The customers' trust as the signed ledger of the last day tells it. */

export interface SeenTrust {
  readonly customerId: string;
  readonly trust: number;
  readonly at: number;
  readonly sequence: number;
}

export function createTrusts() {
  let seen: SeenTrust[] = [];
  let last = new Map<string, number>();
  const keep = (left: SeenTrust[]): void => {
    seen = left;
    last = new Map(left.map(({ customerId, trust }) => [customerId, trust]));
  };
  return {
    last: (customerId: string): number | undefined => last.get(customerId),
    put(trust: SeenTrust): void {
      seen.push(trust);
      last.set(trust.customerId, trust.trust);
    },
    forgetAfter(sequence: number): void {
      keep(seen.filter((each) => each.sequence <= sequence));
    },
    forgetUntil(epochMs: number): void {
      if ((seen[0]?.at ?? Infinity) <= epochMs) keep(seen.filter(({ at }) => at > epochMs));
    },
  };
}
