/** The demo that one conversation is played in: its policy, and nothing of the demo's own changed. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPolicyInForce } from '#core';
import { systemHash } from '#edge';
import { oneOrderAnHour } from '../../simulator/conversations/own-demo.ts';

it('takes one order an hour of a customer under the policy of that dialogue, which loads as it is', () => {
  const url = new URL('../../simulator/launch/policy/shop-policy.json', import.meta.url);
  const demo = readFileSync(url, 'utf8');
  const read = readPolicyInForce(oneOrderAnHour(demo), { hash: systemHash });
  if (read.outcome === 'refused') throw new Error(read.why.join('\n'));
  const before = readPolicyInForce(demo, { hash: systemHash });
  if (before.outcome === 'refused') throw new Error(before.why.join('\n'));
  const changed = read.value.policy.limits.filter(
    (limit, position) =>
      JSON.stringify(limit) !== JSON.stringify(before.value.policy.limits[position]),
  );
  expect(changed).toMatchObject([{ scope: 'customer', per: 'hour', calls: 1 }]);
});
