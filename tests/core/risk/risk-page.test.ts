/** docs/risk.md names every rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RISK_REASONS } from '#core';

const page = readFileSync(join(import.meta.dirname, '../../../docs/risk.md'), 'utf8');
/** The policy's own, and what is told in the text below the tables. */
const NO_RULE: readonly string[] = ['amount_above_limit', 'possible_repeat', 'category_unknown'];

describe('the page about risk', () => {
  it('has every rule in a table', () => {
    const inTables = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|')[1] ?? '')
      .join();
    const rules = RISK_REASONS.filter((reason) => !NO_RULE.includes(reason));
    expect(RISK_REASONS.filter((reason) => inTables.includes(`\`${reason}\``))).toEqual(rules);
  });
});
