/**
 * The labels of the customer's own addresses and ways to pay, told to Alexa for the length of the conversation (Dialog.UpdateDynamicEntities),
 * so that they are heard as they are called. They are taken back when the conversation ends.
 */
import type { HandlerInput } from 'ask-sdk-core';
import { changeSession, readSession } from './session.ts';

/** Alexa takes a hundred values and synonyms in all. */
const MOST_LABELS = 20;
const LONGEST_LABEL = 140;

export interface BookLabel {
  readonly id: string;
  readonly label: string;
  /** "Visa ending four two four two". */
  readonly spoken: string;
  readonly isChosen: boolean;
}

export function nameLabels(
  input: HandlerInput,
  book: { readonly addresses: readonly BookLabel[]; readonly instruments: readonly BookLabel[] },
): void {
  const types = [
    { name: 'ADDRESS', values: valuesOf(book.addresses) },
    { name: 'INSTRUMENT', values: valuesOf(book.instruments) },
  ].filter(({ values }) => values.length > 0);
  if (types.length === 0 || readSession(input).hasLabels) return;
  input.responseBuilder.addDirective({
    type: 'Dialog.UpdateDynamicEntities',
    updateBehavior: 'REPLACE',
    types,
  });
  changeSession(input, { hasLabels: true });
}

export function forgetLabels(input: HandlerInput): void {
  if (!readSession(input).hasLabels) return;
  input.responseBuilder.addDirective({
    type: 'Dialog.UpdateDynamicEntities',
    updateBehavior: 'CLEAR',
  });
  changeSession(input, { hasLabels: undefined });
}

interface LabelValue {
  id: string;
  name: { value: string; synonyms: string[] };
}

function valuesOf(labels: readonly BookLabel[]): LabelValue[] {
  return labels.slice(0, MOST_LABELS).map(({ id, label, spoken }) => {
    // As it is written as well: "Visa ending 4242".
    const [value, ...synonyms] = new Set([spoken, label].map(bounded));
    return { id, name: { value: value ?? label, synonyms } };
  });
}

function bounded(label: string): string {
  return label.slice(0, LONGEST_LABEL).trim();
}
