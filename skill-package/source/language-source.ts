/** What is written down for one language; everything else of a model follows from it. */
import type { IntentName } from './intents.ts';

/** The ways of naming one value of a slot: the first is its name, the others are its synonyms. */
export type Names = readonly [string, ...string[]];

/** The places of a list that is read out. `other` is the one that is not being spoken of. */
export type PlaceId = 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'last' | 'other';

export interface LanguageSource {
  /** Samples in the notation of `expandSamples`, one a line. Intents of Amazon's own may have none. */
  readonly samples: Readonly<
    Record<Exclude<IntentName, `AMAZON.${string}`>, string> & Partial<Record<IntentName, string>>
  >;
  readonly places: Readonly<Record<PlaceId, Names>>;
  /** What customers call their addresses; the real ones come as dynamic entities while somebody speaks. */
  readonly addresses: Readonly<Record<'home' | 'office' | 'parents', Names>>;
  /** Kinds of cards; the customer's own come as dynamic entities. */
  readonly instruments: Readonly<
    Record<'visa' | 'mastercard' | 'american-express' | 'credit-card' | 'debit-card', Names>
  >;
  /** What customers of this language also call a product of the shelf, by its id. */
  readonly productNames?: Readonly<Record<string, readonly string[]>>;
}
