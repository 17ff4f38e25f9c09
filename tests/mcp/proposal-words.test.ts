import { describe, expect, it } from 'vitest';
import { PROPOSAL_REFUSALS } from '../../mcp/orders/propose-order.ts';
import { proposalRefusedWords } from '../../mcp/words/proposal-words.ts';

describe('why nothing could be proposed', () => {
  it.each(PROPOSAL_REFUSALS)('says of %s in plain words that nothing was ordered', (reason) => {
    const { text, spoken } = proposalRefusedWords(reason, 'en-US');
    expect(spoken).toBe(text);
    expect(text).toMatch(/Nothing was ordered/);
    expect(text).not.toMatch(/[_{}]|error|code|currency_/i);
  });

  it('tells two sellers from two currencies, and what to do about either [REQ-ONE-CURRENCY]', () => {
    expect(proposalRefusedWords('several_sellers', 'en-US').text).toBe(
      'Those things come from different sellers, and each needs an order of its own. Nothing was ordered.',
    );
    expect(proposalRefusedWords('several_currencies', 'en-US').text).toBe(
      'Those things are priced in different currencies, and each needs an order of its own. Nothing was ordered.',
    );
  });
});
