import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson, LIVE_OPT_IN } from '#core';
import { checkPolicyFile } from '../../../simulator/policy/check-policy-file.ts';
import { simulatePolicy } from '../../../simulator/policy/simulate-policy.ts';
import { allowedText, changedText } from '../../core/policy/policy-texts.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const HOUR_MS = 3_600_000;
const DEMO = join(import.meta.dirname, '../../../simulator/launch/policy/shop-policy.json');

let folder: string;
const file = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearback-policy-commands-'));
  writeFileSync(file('allowed.json'), allowedText());
  writeFileSync(file('tighter.json'), changedText([{ find: '"USD": 5000', put: '"USD": 4000' }]));
  writeFileSync(
    file('refused.json'),
    changedText([
      { find: '"USD": 5000', put: '"USD": 30000' },
      { find: '"calls": 6', put: '"call": 6' },
    ]),
  );
  writeFileSync(file('weaker.json'), changedText([{ find: '"calls": 4', put: '"calls": 10' }]));
  writeFileSync(file('live.json'), changedText([{ find: '"sandbox"', put: '"live"' }]));
  mkdirSync(file('settlement'));
  makeLedger(file('settlement/settlement.sqlite'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Two orders, an hour and a half apart, as settlement notes them, and a refusal that names no amount. */
function makeLedger(path: string): void {
  const order = (minor: number) => ({
    ...{ outcome: 'redeem', customerId: 'ann', clientId: 'speaker', confirmationId: 'c-1' },
    ...{ amountMinor: minor, currency: 'USD', payeeId: 'HARBR7RASTRS2', instrumentId: 'card-1' },
  });
  const notes = [
    { kind: 'order_redeemed', at: NOW, facts: order(4500) },
    { kind: 'charge_recorded', at: NOW + 1, facts: { state: 'charged' } },
    { kind: 'order_redeemed', at: NOW + 1.5 * HOUR_MS, facts: order(20_500) },
    {
      kind: 'redeem_refused',
      at: NOW + 2 * HOUR_MS,
      facts: { outcome: 'refused', customerId: 'ann', clientId: 'speaker' },
    },
  ];
  const store = new DatabaseSync(path);
  store.exec('CREATE TABLE ledger (sequence INTEGER PRIMARY KEY, entry_text TEXT NOT NULL)');
  notes.forEach((note, index) => {
    const digest = String(index === 1 ? 0 : index).repeat(64);
    const head = {
      version: 1,
      side: 'settlement',
      sequence: index + 1,
      previousHash: '0'.repeat(64),
    };
    const text = canonicalJson({ ...head, digest, ...note });
    store.prepare('INSERT INTO ledger VALUES (?, ?)').run(index + 1, text);
  });
  store.close();
}

describe('policy-check', () => {
  it('says in plain words what a policy allows [REQ-POLICY-CHECK]', () => {
    const { exitCode, lines } = checkPolicyFile([file('allowed.json')]);
    expect(exitCode).toBe(0);
    const text = lines.join('\n');
    expect(text).toContain('Environment: sandbox. No real money moves.');
    expect(text).toContain('Sellers: corner-shop, book-barn.');
    expect(text).toContain(
      '  below USD $50.00 the customer’s confirmation alone; from USD $50.00 a passkey; from USD $200.01 never.',
    );
    expect(text).toContain('from JPY ¥24,001 never.');
    expect(text).toContain('In any other currency: never.');
    expect(text).toContain(
      'Each customer, in any 60 minutes: at most USD $300.00, EUR €270.00, JPY ¥36,000; at most 4 calls.',
    );
    expect(text).toContain(
      'The whole shop, in any 24 hours: over all currencies together at most USD $1,200.00.',
    );
    expect(text).toContain('1 minor unit of EUR counts as 1.1 of USD.');
    expect(text).toContain('1 minor unit of USD counts as 1 of USD.');
    expect(text).toMatch(/the agent chooses:\n(?: {4}.*\n)* {4}lines\[\]\.quantity: 1 to 99\n/);
    expect(text).toMatch(/the operator says:\n {4}intent: "CAPTURE"\n/);
    expect(text).toMatch(/Digest: [0-9a-f]{64}/);
  });

  it('takes the demo shop’s policy', () => {
    expect(checkPolicyFile([DEMO]).exitCode).toBe(0);
  });

  it('says every fault of a refused file: where, why and what to do', () => {
    expect(checkPolicyFile([file('weaker.json')])).toEqual({
      exitCode: 1,
      lines: [
        `${file('weaker.json')} is refused: 1 fault.`,
        '',
        'line 46, column 7: limits[1].calls',
        '  Why: an hour may have more than its day, so this limit never holds.',
        '  What to do: Name at most what the limit by the day names.',
      ],
    });
    expect(checkPolicyFile([file('refused.json')])).toMatchObject({ exitCode: 1 });
  });

  it('takes a live policy only with the opt-in', () => {
    expect(checkPolicyFile([file('live.json')]).exitCode).toBe(1);
    const { exitCode, lines } = checkPolicyFile([file('live.json'), '--live-opt-in', LIVE_OPT_IN]);
    expect(exitCode).toBe(0);
    expect(lines.join('\n')).toContain('Real money moves.');
  });

  it.each([[], ['--all'], ['one', 'two'], ['no-such-file.json'], ['--live-opt-in']])(
    'was not asked rightly with %j',
    (...args) => {
      expect(checkPolicyFile(args.flat())).toMatchObject({ exitCode: 2 });
    },
  );
});

describe('policy-simulate', () => {
  const simulate = (...args: readonly string[]) =>
    simulatePolicy(['--policy', file('tighter.json'), '--ledger', folder, ...args]);

  it('says which orders would have gone another way, and in sum [REQ-POLICY-SIMULATE]', () => {
    const { exitCode, lines } = simulate();
    expect(exitCode).toBe(0);
    expect(lines.slice(0, 9)).toEqual([
      '2 orders judged; 2 would have gone another way.',
      '  taken: 0',
      '  taken only with a passkey: 1: USD $45.00',
      '  over a limit: 0',
      '  refused: 1: USD $205.00',
      '',
      'Another way:',
      '  2026-11-30T12:00:00.000Z  000000000000  USD $45.00: taken, would be taken only with a passkey (the total needs a passkey)',
      '  2026-11-30T13:30:00.000Z  222222222222  USD $205.00: taken, would be refused (the total is never taken)',
    ]);
    const text = lines.join('\n');
    expect(text).toContain('1 refused order could not be judged');
    expect(text).toContain('Sellers were not judged');
  });

  it('compares two policies, and looks at a period alone', () => {
    const against = simulate('--against', file('allowed.json')).lines;
    expect(against[0]).toBe(
      '2 orders judged; 1 would have gone another way than under the other policy.',
    );
    const later = simulate('--from', '2026-11-30T13:00:00Z', '--to', '2026-12-01').lines;
    expect(later[0]).toBe('1 order judged; 1 would have gone another way.');
  });

  it('refuses a policy that does not load', () => {
    const args = ['--policy', file('weaker.json'), '--ledger', folder];
    expect(simulatePolicy(args).exitCode).toBe(1);
  });

  it.each([
    [['--from', 'yesterday']],
    [['--from', '2026-12-01', '--to', '2026-11-30']],
    [['--since', '2026-11-30']],
    [['--ledger', 'no-such-store.sqlite']],
    [['--ledger', DEMO]],
  ])('was not asked rightly with %j', (args) => {
    expect(simulate(...args)).toMatchObject({ exitCode: 2 });
  });
});
