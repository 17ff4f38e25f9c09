import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnitsOf, orderDigestSchema } from '#core';
import { SKILL_STRINGS } from '#screens/strings';
import { LONGEST_CARD, orderCard, receiptCard } from '../../lambda/dialogue/app-card.ts';
import type { ShopOrder } from '../../lambda/shop/shop.ts';

const STRINGS = SKILL_STRINGS['en-US'].card;
const RECEIPT = { receipt_number: '7KQ2-M9XD', charged: '$44.63' };
const TOKEN = 'T'.repeat(43);

function orderOf(titles: readonly string[]): ShopOrder {
  return {
    digest: orderDigestSchema.parse('a'.repeat(64)),
    state: 'ordered',
    sentence: 'The sentence.',
    spoken_text: 'spoken',
    check_words: 'amber falcon',
    shop: 'Harbor Roasters',
    lines: titles.map((title) => ({ title, quantity: 1, line_total: '$1.00' })),
    charges: [{ label: 'Tax', amount: '$0.50' }],
    total: '$44.63',
    total_minor: minorUnitsOf(4463),
    currency: 'USD',
    instrument: 'Visa ending 4242',
    card_url: 'http://card.hearback.localhost:8010/orders/x',
    redemption_token: TOKEN,
    receipt: RECEIPT,
  };
}

describe('the card in the Alexa app', () => {
  it('says the receipt: amounts, lines, instrument, check words and number [REQ-APP-CARD]', () => {
    const card = receiptCard(orderOf(['Dark Roast', 'Filters']), RECEIPT, STRINGS);
    expect(card).toEqual({
      title: 'Ordered',
      text: [
        'You paid $44.63 to Harbor Roasters.',
        'Visa ending 4242',
        '1 × Dark Roast, $1.00',
        '1 × Filters, $1.00',
        'Tax, $0.50',
        'Check words: amber falcon',
        'Receipt 7KQ2-M9XD',
      ].join('\n'),
    });
  });

  it('invariant 12: holds no redemption token', () => {
    const order = orderOf(['Dark Roast']);
    const cards = [orderCard(order, STRINGS), receiptCard(order, RECEIPT, STRINGS)];
    expect(JSON.stringify(cards)).not.toContain(TOKEN);
  });

  it('leaves out the last lines of an order that is too long for it [REQ-APP-CARD]', () => {
    const { title, text } = receiptCard(
      orderOf(Array.from({ length: 50 }, (_, index) => `${String(index)}.`.padEnd(300, 'x'))),
      RECEIPT,
      STRINGS,
    );
    expect(title.length + text.length).toBeLessThanOrEqual(LONGEST_CARD);
    expect(text).toContain('1 × 24.');
    expect(text).toMatch(/\nand 2[0-9] more items\nTax, \$0\.50\n/);
  });

  it('is never longer than Alexa takes, and counts the lines that it leaves out [REQ-APP-CARD]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { minLength: 1, maxLength: 50 }),
        fc.integer({ min: 1, max: 300 }),
        (titles, padding) => {
          const padded = titles.map((title) => title.padEnd(padding, 'x'));
          const { title, text } = receiptCard(orderOf(padded), RECEIPT, STRINGS);
          expect(title.length + text.length).toBeLessThanOrEqual(LONGEST_CARD);
          expect(text).toContain('You paid $44.63');
          expect(text).toContain('Receipt 7KQ2-M9XD');
          const shown = padded.filter((line) => text.includes(`1 × ${line}, $1.00`)).length;
          const left = Number(/and (\d+) more item/.exec(text)?.[1] ?? 0);
          if (shown < padded.length) expect(left).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
