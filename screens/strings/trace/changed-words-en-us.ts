/** That texts of an order were changed before they were shown, in a person's words; the texts themselves are not told. */
import type { OutsidePart, TakenOutKind, TraceEntry } from '#core';

const PARTS: Readonly<Record<OutsidePart, string>> = {
  shop: 'the shop’s name',
  seller: 'the seller’s name',
  title: 'the title of line',
  discount: 'the name of discount',
  method: 'the delivery method',
  promise: 'the delivery promise',
  address: 'the address label',
  instrument: 'the card label',
};

const KINDS: Readonly<Record<TakenOutKind, string>> = {
  too_long: 'what was too long',
  nested: 'a text built to hide something',
  control: 'control characters',
  invisible: 'invisible characters',
  look_alike: 'letters that look like others',
  stacked_marks: 'stacked marks',
  markup: 'markup',
  expression: 'an expression',
  markdown: 'formatting',
  address: 'a web address',
  amount: 'an amount',
  claim: 'a claim about the order',
  long_number: 'a long number',
  own_words: 'words of our own',
  instruction: 'an instruction',
  sign: 'signs',
  script: 'letters of another script',
};

/** `changed: the title of line 1, without an amount and markup`, or null where all is as the shop wrote it. */
export function changedWords(changed: TraceEntry['changedTexts']): string | null {
  if (changed === undefined || changed.length === 0) return null;
  const said = changed.map(({ part, position, kinds }) => {
    const name = position === 0 ? PARTS[part] : `${PARTS[part]} ${String(position)}`;
    return `${name}, without ${kinds.map((kind) => KINDS[kind]).join(' and ')}`;
  });
  return `changed: ${said.join('; ')}`;
}
