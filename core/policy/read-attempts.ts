/** What a ledger tells of orders that somebody tried to redeem, of their charges, and of what moved the trust in their customers. */
import { z } from 'zod';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { minorUnitsSchema } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import {
  clientIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  plainIdSchema,
  type CustomerId,
  type OrderDigest,
} from '../order/ids.ts';
import type { TrustEvent } from '../risk/trust.ts';

/** What is read from an entry; the entries of other kinds have none of it. */
const attemptSchema = z.object({
  customerId: customerIdSchema,
  clientId: clientIdSchema,
  instrumentId: instrumentIdSchema,
  amountMinor: minorUnitsSchema,
  currency: currencySchema,
  merchantId: plainIdSchema.optional(),
  addressId: plainIdSchema.optional(),
  categories: words().optional(),
  halts: words().optional(),
});

export type Attempt = z.output<typeof attemptSchema> & {
  readonly digest: OrderDigest;
  readonly at: number;
  /** What settlement answered then; `halted` also where a passkey lifted it. */
  readonly happened: 'redeemed' | 'refused' | 'limit_reached' | 'halted';
  readonly wasTaken: boolean;
};

export interface ChargeEnd {
  readonly at: number;
  readonly isCaptured: boolean;
}

export interface TrustMove {
  readonly at: number;
  readonly customerId: CustomerId;
  readonly event: TrustEvent;
}

export interface ReadLedger {
  /** One for each order: its redemption, else its last refusal. Oldest first. */
  readonly attempts: readonly Attempt[];
  readonly ends: ReadonlyMap<string, ChargeEnd>;
  /** Oldest first. */
  readonly trustMoves: readonly TrustMove[];
  /** Refusals within the period whose entry names no amount. */
  readonly notJudged: number;
}

export function readAttempts(
  entries: readonly LedgerEntry[],
  { from, to }: { readonly from: number; readonly to: number },
): ReadLedger {
  const attempts = new Map<string, Attempt>();
  const ends = new Map<string, ChargeEnd>();
  const voided: TrustMove[] = [];
  const unread = new Set<string>();
  for (const entry of entries) {
    const { at, digest } = entry;
    if (digest === null || at >= to) continue;
    const end = chargeEndOf(entry);
    if (end) ends.set(digest, end);
    const decliner =
      entry.kind === 'order_voided' && customerIdSchema.safeParse(entry.facts['customerId']).data;
    if (decliner) voided.push({ at, customerId: decliner, event: 'declined' });
    const answered = answeredIn(entry);
    if (answered === undefined || attempts.get(digest)?.wasTaken) continue;
    const facts = attemptSchema.safeParse(entry.facts);
    if (facts.success) attempts.set(digest, attemptOf(facts.data, { digest, at, answered }));
    else if (at >= from) unread.add(digest);
  }
  const paid = [...attempts.values()].flatMap(({ digest, customerId }): readonly TrustMove[] => {
    const end = ends.get(digest);
    return end?.isCaptured ? [{ at: end.at, customerId, event: 'confirmed' }] : [];
  });
  return {
    attempts: [...attempts.values()].sort(byTime),
    ends,
    trustMoves: [...voided, ...paid].sort(byTime),
    notJudged: [...unread].filter((digest) => !attempts.has(digest)).length,
  };
}

function attemptOf(
  facts: z.output<typeof attemptSchema>,
  entry: {
    readonly digest: OrderDigest;
    readonly at: number;
    readonly answered: Attempt['happened'];
  },
): Attempt {
  const { digest, at, answered } = entry;
  const wasTaken = answered === 'redeemed';
  const happened = wasTaken && (facts.halts ?? []).length > 0 ? 'halted' : answered;
  return { ...facts, digest, at, happened, wasTaken };
}

const REFUSALS: Readonly<Record<string, Attempt['happened']>> = {
  refused: 'refused',
  limit_reached: 'limit_reached',
  stronger_confirmation_needed: 'halted',
};

function answeredIn({ kind, facts }: LedgerEntry): Attempt['happened'] | undefined {
  if (kind === 'order_redeemed') return 'redeemed';
  if (kind !== 'redeem_refused') return undefined;
  return REFUSALS[String(facts['outcome'])];
}

function chargeEndOf({ kind, facts, at }: LedgerEntry): ChargeEnd | undefined {
  if (kind !== 'charge_recorded') return undefined;
  if (facts['state'] === 'charged') return { at, isCaptured: true };
  if (facts['state'] === 'declined_by_processor') return { at, isCaptured: false };
  return undefined;
}

/** Several in one fact, apart by spaces. */
function words() {
  return z.string().transform((text) => text.split(' ').filter((word) => word !== ''));
}

function byTime(one: { readonly at: number }, other: { readonly at: number }): number {
  return one.at - other.at;
}
