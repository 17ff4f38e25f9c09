/** Where the processor keeps cards: what the customer entered on its own page becomes an instrument that can be charged. */
import type { InstrumentId } from '../order/ids.ts';

export type CardVaultAnswer =
  | {
      readonly outcome: 'stored';
      /** The processor's own reference of the stored instrument. */
      readonly processorVaultId: string;
      /** As the processor knows the card, for example `Visa ending 4242`. */
      readonly label: string;
    }
  /** It is no set-up token of ours, or can be used no more. */
  | { readonly outcome: 'refused' }
  /** No answer, or one that says nothing: asking again under the same key finds out. */
  | { readonly outcome: 'unknown' };

export interface CardVault {
  /** Never throws for what the network or the processor does: that is `unknown`. */
  storeCard(of: {
    /** The same key always means the same stored card. */
    readonly idempotencyKey: string;
    readonly setupToken: string;
    readonly instrumentId: InstrumentId;
  }): Promise<CardVaultAnswer>;
}
