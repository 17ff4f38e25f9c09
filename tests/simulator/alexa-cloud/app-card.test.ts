import { describe, expect, it } from 'vitest';
import { keepCard, type AppCard } from '../../../simulator/alexa-cloud/app-card.ts';

describe('the Alexa app', () => {
  it('shows the cards of the account newest first, and the last fifty', () => {
    let cards: readonly AppCard[] = [];
    cards = keepCard(cards, undefined, 1);
    expect(cards).toEqual([]);
    for (let count = 1; count <= 60; count += 1) {
      cards = keepCard(cards, { type: 'Simple', title: 'Ordered', content: String(count) }, count);
    }
    expect(cards).toHaveLength(50);
    expect(cards[0]).toEqual({
      cardNumber: 60,
      type: 'Simple',
      title: 'Ordered',
      text: '60',
      atEpochMs: 60,
    });
    expect(cards.at(-1)).toMatchObject({ cardNumber: 11 });
  });
});
