/** What a customer may be told: words, and nothing that only a machine or a programmer understands. */
import { expect } from 'vitest';

const NOT_FOR_CUSTOMERS: readonly RegExp[] = [
  /\d/,
  /[{}[\]<>_=|\\/]/,
  /\b(json|mcp|jws|http|https|null|undefined|nan|id|uuid|digest|token|session|error|success|successful|exception|failed|invalid|unauthorized|timeout|payload|parameter|redeem|redemption|settlement|database)\b/i,
  /preview.?order|redeem.?order|get.?order|cancel.?order|list.?orders/i,
];

/** Spoken or shown on an Echo: whole plain sentences, no digit for a machine to read. */
export function expectPlainWords(words: string): void {
  expect(words).toMatch(/^[A-Z“].*[.?!]$/s);
  for (const pattern of NOT_FOR_CUSTOMERS) expect(words).not.toMatch(pattern);
}

/** A refusal in plain words that says what did not happen. */
export function expectNothingBought(words: string): void {
  expectPlainWords(words);
  expect(words).toMatch(/\bNothing (was|is) (bought|ordered)\b/);
  expect(words).not.toMatch(/^Ordered|You paid/);
}
