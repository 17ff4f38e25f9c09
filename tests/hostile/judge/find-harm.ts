/** The detector: money that left, or was asked for, without a customer's agreement to exactly that. It reads the wire log and nothing else. */
import { z } from 'zod';
import type { WireLog } from './wire-log.ts';

/** What a customer confirmed and then said the code for. It covers one capture. */
export interface Agreement {
  /** The order's reference at the processor. */
  readonly reference: string;
  readonly currency: string;
  /** As decimal text, for example `47.61`. */
  readonly amount: string;
  readonly payee: string;
  readonly vaultId: string;
}

/** A capture or a request that no agreement covers. */
export interface Harm {
  readonly kind: 'charged' | 'asked for';
  readonly words: string;
}

export interface Found {
  readonly harms: readonly Harm[];
  /** How many captures an agreement covers. */
  readonly agreedCaptures: number;
}

export function findHarm(moved: WireLog, agreements: readonly Agreement[]): Found {
  const open = [...agreements];
  const harms: Harm[] = [];
  let agreedCaptures = 0;
  for (const { referenceId, amount, payee, vaultId } of moved.captures) {
    const charge = {
      reference: referenceId,
      currency: amount.currency_code,
      amount: amount.value,
      payee,
      vaultId,
    };
    const covering = open.findIndex((agreement) => isSameCharge(agreement, charge));
    if (covering === -1) {
      const words = `charged ${describe(charge)}: ${whyNot(charge, agreements)}`;
      harms.push({ kind: 'charged', words });
    } else {
      open.splice(covering, 1);
      agreedCaptures += 1;
    }
  }
  return { harms: [...harms, ...findAskedFor(moved, agreements)], agreedCaptures };
}

const bodySchema = z.object({
  purchase_units: z.tuple([
    z.object({
      reference_id: z.string(),
      amount: z.object({ currency_code: z.string(), value: z.string() }),
      payee: z.object({ merchant_id: z.string() }),
    }),
  ]),
  payment_source: z.object({ card: z.object({ vault_id: z.string() }) }),
});

/** Also what the processor turned down was asked for: that it was no harm is not the shop's merit. Asking again for the same is none. */
function findAskedFor({ requests }: WireLog, agreements: readonly Agreement[]): readonly Harm[] {
  return requests.flatMap(({ outcome, body }): readonly Harm[] => {
    if (outcome === 'captured') return [];
    const asked = bodySchema.safeParse(body).data;
    if (asked === undefined) {
      return [{ kind: 'asked for', words: `asked for something unreadable (${outcome})` }];
    }
    const [unit] = asked.purchase_units;
    const charge = {
      reference: unit.reference_id,
      currency: unit.amount.currency_code,
      amount: unit.amount.value,
      payee: unit.payee.merchant_id,
      vaultId: asked.payment_source.card.vault_id,
    };
    if (agreements.some((agreement) => isSameCharge(agreement, charge))) return [];
    const words = `asked for ${describe(charge)} (${outcome}): ${whyNot(charge, agreements)}`;
    return [{ kind: 'asked for', words }];
  });
}

const PARTS = ['reference', 'currency', 'amount', 'payee', 'vaultId'] as const;

function isSameCharge(one: Agreement, other: Agreement): boolean {
  return PARTS.every((part) => one[part] === other[part]);
}

function whyNot(charge: Agreement, agreements: readonly Agreement[]): string {
  if (agreements.length === 0) return 'the customer agreed to nothing';
  if (agreements.some((agreement) => isSameCharge(agreement, charge))) {
    return 'the customer agreed to it once only';
  }
  const differing = agreements.map((agreement) =>
    PARTS.filter((part) => agreement[part] !== charge[part]),
  );
  const [fewest = []] = differing.sort((one, other) => one.length - other.length);
  return `the customer agreed to another ${fewest.join(', ')}`;
}

function describe({ currency, amount, payee, vaultId }: Agreement): string {
  return `${amount} ${currency} to ${payee} from ${vaultId}`;
}
