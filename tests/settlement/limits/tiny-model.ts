/** What the policy of the model test allows, said once more in as few words as can be, and with nothing of the product's. */

/** Dollars at 1, euros at 1.1: in hundredths of a cent, so that nothing is rounded. */
const WORTH = { USD: 100, EUR: 110 } as const;

export interface Payment {
  readonly customer: string;
  readonly client: string;
  readonly card: string;
  readonly amount: number;
  readonly currency: keyof typeof WORTH;
  /** From when on it ages; undefined while it is on its way. */
  since: number | undefined;
  isDeclined: boolean;
}

export interface ModelLimit {
  readonly by: 'customer' | 'client' | 'card' | 'all';
  readonly withinMs: number;
  readonly mostDollarCents?: number;
  readonly mostOfAll?: number;
  readonly mostCalls?: number;
}

export function mayBuy(
  wish: Omit<Payment, 'since' | 'isDeclined'>,
  payments: readonly Payment[],
  { limits, now }: { readonly limits: readonly ModelLimit[]; readonly now: number },
): boolean {
  return limits.every(({ by, withinMs, mostDollarCents, mostOfAll, mostCalls }) => {
    const counted = payments.filter(
      (paid) =>
        !paid.isDeclined &&
        (by === 'all' || paid[by] === wish[by]) &&
        (paid.since === undefined || now - paid.since < withinMs),
    );
    const all = [...counted, wish];
    const dollars = all.filter(({ currency }) => currency === 'USD');
    const cents = dollars.reduce((sum, { amount }) => sum + amount, 0);
    const worth = all.reduce((sum, { amount, currency }) => sum + amount * WORTH[currency], 0);
    return (
      (mostDollarCents === undefined || wish.currency !== 'USD' || cents <= mostDollarCents) &&
      (mostOfAll === undefined || worth <= mostOfAll * 100) &&
      (mostCalls === undefined || all.length <= mostCalls)
    );
  });
}
