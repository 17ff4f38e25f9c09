/** What docs/risk.md says of the rules that are fed by nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RISK_REASONS, riskOrderOf } from '#core';
import { dryRun } from '../redemption/redemption-fixture.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/risk.md'), 'utf8');
/** The policy's own, and what is told in the text below the tables. */
const NO_RULE: readonly string[] = ['amount_above_limit', 'possible_repeat', 'category_unknown'];

describe('the page about risk', () => {
  it('has every rule in a table, but for one that no order feeds', () => {
    const inTables = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|')[1] ?? '')
      .join();
    const order = riskOrderOf(dryRun.digest, dryRun.terms);
    const isFed = 'claimedCategory' in order || 'sellerCategoryCode' in order;
    const working = RISK_REASONS.filter(
      (reason) => !NO_RULE.includes(reason) && (isFed || reason !== 'category_claim_differs'),
    );
    expect(RISK_REASONS.filter((reason) => inTables.includes(`\`${reason}\``))).toEqual(working);
    expect(/work on no order today.*`category_claim_differs`/.test(page)).toBe(!isFed);
  });
});
