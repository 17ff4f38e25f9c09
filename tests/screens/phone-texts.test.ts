import { ORDER_VIEW_STATES } from '#core';
import { describe, expect, it } from 'vitest';
import { PHONE_EN_US } from '../../screens/strings/phone/en-us.ts';
import { toneOf, type ShownState } from '../../screens/strings/phone/state-tones.ts';

/** Every text of the table, those that are made included. */
function allTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(allTexts);
  return [];
}

describe('the words of the phone', () => {
  it('never say success, error, oops, session or token', () => {
    for (const text of allTexts(PHONE_EN_US)) {
      expect(text).not.toMatch(/success|error|oops|session|token|digest/i);
    }
  });

  it('give every state its own word, and say of every one that was stopped where the money is', () => {
    const states = Object.entries(PHONE_EN_US.states);
    expect(states.map(([state]) => state)).toEqual(expect.arrayContaining([...ORDER_VIEW_STATES]));
    expect(new Set(states.map(([, { word }]) => word)).size).toBe(states.length);
    for (const [state, { money }] of states) {
      if (toneOf(state as ShownState) !== 'stopped') continue;
      // What sold out after it was paid is the one that money has left for.
      const isPaid = state === 'sold_out';
      expect(money, state).toBe(isPaid ? 'Your money is on its way back' : 'Nothing was bought');
    }
  });

  it('say of an unknown payment what is not known and that it is charged once at most', () => {
    expect(PHONE_EN_US.states.payment_unknown.next).toBe(
      "We don't know yet whether the payment went through. You will not be charged twice. We'll tell you.",
    );
  });

  it('count time in words, down to one second', () => {
    expect([252, 120, 61, 60, 59, 1, 0, -3].map(PHONE_EN_US.duration)).toEqual([
      '4 minutes 12 seconds',
      '2 minutes',
      '1 minute 1 second',
      '1 minute',
      '59 seconds',
      '1 second',
      '0 seconds',
      '0 seconds',
    ]);
  });
});
