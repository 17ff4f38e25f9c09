/**
 * Whether settlement's rows may lack what was bought, as after a backup was put back: then the phone says of no order that it was not (invariant 6). By
 * settlement's own sealed word, which alone knows how far its ledger was, and by its ledger as it is read here.
 */
import { mayBeBoughtInLostPart, type DryRun, type Ending } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export interface Doubt {
  /** Nothing in settlement's rows counts but what is signed. */
  readonly isUnsure: boolean;
  /** The order may have been bought in a part of the store that was lost; its code would still open it in time. */
  readonly mayBeBought: boolean;
}

export async function readDoubt(
  { dryRun, ending }: { readonly dryRun: DryRun; readonly ending: Ending | undefined },
  parts: Pick<ApprovalParts, 'settlement' | 'settlementLedgerKeys' | 'ledgers'>,
): Promise<Doubt> {
  const standing = await parts.settlement.findStanding(parts.settlementLedgerKeys);
  const book = parts.ledgers.find(({ side }) => side === 'settlement');
  const isBroken = (await book?.isBroken()) ?? false;
  return {
    isUnsure: standing?.isVerified !== true || isBroken,
    mayBeBought: !ending && mayBeBoughtInLostPart(dryRun, standing?.acceptedAt ?? undefined),
  };
}
