/** What would have gone another way, order by order and in sum. */
import { CURRENCY_CODES, type CurrencyCode, type LedgerReplay, type ReplayedOrder } from '#core';
import { written } from './describe-policy.ts';

const OUTCOMES: Readonly<Record<ReplayedOrder['would'], string>> = {
  redeemed: 'taken',
  halted: 'taken only with a passkey',
  limit_reached: 'over a limit',
  refused: 'refused',
};

export function describeReplay(of: {
  readonly replay: LedgerReplay;
  readonly against: LedgerReplay | undefined;
  readonly different: readonly ReplayedOrder[];
}): readonly string[] {
  const { replay, against, different } = of;
  const count = (number: number, what: string): string =>
    `${String(number)} ${what}${number === 1 ? '' : 's'}`;
  return [
    `${count(replay.orders.length, 'order')} judged; ${String(different.length)} would have gone another way${against ? ' than under the other policy' : ''}.`,
    ...OUTCOME_NAMES.map((outcome) => describeSum(outcome, replay)),
    ...(different.length === 0 ? [] : ['', 'Another way:']),
    ...different.map((order) => describeOrder(order, against)),
    '',
    ...(replay.notJudged === 0
      ? []
      : [
          `${count(replay.notJudged, 'refused order')} could not be judged: the ledger names no amount.`,
        ]),
    ...(replay.areSellersKnown
      ? []
      : ['Sellers were not judged where the ledger does not name them.']),
    ...(replay.isRiskKnown
      ? []
      : ['Risk was not judged where the ledger does not name seller, address and kinds of goods.']),
    'A halted order counts as confirmed. Of risk, what rests on the goods, the household or earlier halts stays as it was; fields are not judged, for every order in the ledger has kept to them.',
    'The ledger was read, not verified; npm run verify-ledger verifies it.',
  ];
}

const OUTCOME_NAMES = ['redeemed', 'halted', 'limit_reached', 'refused'] as const;

function describeSum(outcome: ReplayedOrder['would'], { orders }: LedgerReplay): string {
  const these = orders.filter(({ would }) => would === outcome);
  const sums = CURRENCY_CODES.flatMap((currency) => {
    const inCurrency = these.filter((order) => order.currency === currency);
    return inCurrency.length === 0 ? [] : [writeSum(inCurrency, currency)];
  });
  const all = sums.length === 0 ? '' : `: ${sums.join(', ')}`;
  return `  ${OUTCOMES[outcome]}: ${String(these.length)}${all}`;
}

/** A long period's sum may pass what one order may be, so it is not written as one. */
function writeSum(orders: readonly ReplayedOrder[], currency: CurrencyCode): string {
  const sum = orders.reduce((all, { amountMinor }) => all + BigInt(amountMinor), 0n);
  return sum <= 1_000_000_000_000n
    ? written(Number(sum), currency)
    : `${currency} ${String(sum)} minor units`;
}

function describeOrder(
  { digest, at, amountMinor, currency, happened, would, why }: ReplayedOrder,
  against: LedgerReplay | undefined,
): string {
  const before = against?.orders.find((order) => order.digest === digest)?.would ?? happened;
  const because = why === '' ? '' : ` (${why})`;
  const time = new Date(at).toISOString();
  return `  ${time}  ${digest.slice(0, 12)}  ${written(amountMinor, currency)}: ${OUTCOMES[before]}, would be ${OUTCOMES[would]}${because}`;
}
