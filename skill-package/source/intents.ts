/** What the skill understands, the same in every locale: its intents with their slots, in the order in which the models list them. */

export interface SlotSource {
  readonly name: string;
  readonly type: string;
}

const QUANTITY: SlotSource = { name: 'quantity', type: 'AMAZON.NUMBER' };
const PRODUCT: SlotSource = { name: 'product', type: 'PRODUCT' };

interface IntentSource {
  readonly name: string;
  readonly slots: readonly SlotSource[];
}

/** `AMAZON.FallbackIntent` takes no samples of its own; it catches what fits nothing else. */
export const INTENTS = [
  { name: 'OrderIntent', slots: [QUANTITY, PRODUCT] },
  // A code that is said in a way the number type does not take comes in the other slot, and the skill reads it itself.
  {
    name: 'CodeIntent',
    slots: [
      { name: 'code', type: 'AMAZON.FOUR_DIGIT_NUMBER' },
      { name: 'spokenCode', type: 'AMAZON.SearchQuery' },
    ],
  },
  { name: 'SearchIntent', slots: [{ name: 'query', type: 'AMAZON.SearchQuery' }, PRODUCT] },
  { name: 'ChooseIntent', slots: [{ name: 'place', type: 'PLACE' }] },
  { name: 'MoreOptionsIntent', slots: [] },
  { name: 'QuantityIntent', slots: [QUANTITY] },
  { name: 'AddToCartIntent', slots: [QUANTITY, PRODUCT] },
  { name: 'RemoveFromCartIntent', slots: [PRODUCT] },
  { name: 'ViewCartIntent', slots: [] },
  { name: 'CheckoutIntent', slots: [] },
  { name: 'DeliveryIntent', slots: [{ name: 'address', type: 'ADDRESS' }] },
  { name: 'InstrumentIntent', slots: [{ name: 'instrument', type: 'INSTRUMENT' }] },
  { name: 'WhereIsMyCodeIntent', slots: [] },
  { name: 'ReadBackIntent', slots: [] },
  { name: 'TotalIntent', slots: [] },
  { name: 'StatusIntent', slots: [] },
  { name: 'ReorderIntent', slots: [] },
  { name: 'CancelOrderIntent', slots: [] },
  { name: 'SlowerIntent', slots: [] },
  { name: 'AMAZON.RepeatIntent', slots: [] },
  { name: 'AMAZON.HelpIntent', slots: [] },
  { name: 'AMAZON.StopIntent', slots: [] },
  { name: 'AMAZON.CancelIntent', slots: [] },
  { name: 'AMAZON.FallbackIntent', slots: [] },
  { name: 'AMAZON.NavigateHomeIntent', slots: [] },
  { name: 'AMAZON.YesIntent', slots: [] },
  { name: 'AMAZON.NoIntent', slots: [] },
] as const satisfies readonly IntentSource[];

export type IntentName = (typeof INTENTS)[number]['name'];

/** Those that must be met in many words, at least twenty samples each: all of our own. Amazon's bring theirs along. */
export const MAIN_INTENTS: readonly IntentName[] = INTENTS.map(({ name }) => name).filter(
  (name) => !name.startsWith('AMAZON.'),
);
