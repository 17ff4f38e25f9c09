import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RISK_POLICY } from '#core';
import { alguardTable, effortTable } from './figures.ts';
import { HABITS, type Habit } from './habits.ts';
import { studyHonest } from './study-honest.ts';
import { studyThief } from './study-thief.ts';

const policy = DEFAULT_RISK_POLICY;
const page = readFileSync(join(import.meta.dirname, '../../docs/risk.md'), 'utf8');
const size = { customers: 3, orders: 100, seed: 77, policy, spendingHaltMinor: 40_000 };
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

function honest(habit: Habit) {
  return studyHonest(habit, size);
}

describe('[REQ-RISK-RATES] the study of risk', () => {
  it('halts hardly any order of an honest customer', () => {
    const all = HABITS.map(honest);
    const orders = sum(all.map((counts) => counts.orders));
    expect(orders).toBe(HABITS.length * 300);
    expect(sum(all.map(({ halted }) => halted)) / orders).toBeLessThan(0.01);
    const judged = sum(all.map(({ drift }) => drift.judged));
    const alarms = sum(all.map(({ reasons }) => reasons.get('slow_drift') ?? 0));
    expect(alarms / judged).toBeLessThan(0.01);
    expect(sum(all.map(({ told }) => told)) / orders).toBeLessThan(0.2);
  });

  it('sees a thief who takes three per cent more with each order', () => {
    const thief = { name: 'patient', amountStep: 1.03, gapStep: 1 };
    const found = HABITS.flatMap((habit) =>
      [1, 2, 3].map((seed) => studyThief(habit, thief, { seed, policy }).drift?.order ?? Infinity),
    ).sort((one, other) => one - other);
    expect(found[Math.floor(found.length / 2)]).toBeLessThan(30);
    expect(found.at(-1)).toBeLessThan(80);
  });

  it('says the same twice for a seed, and something else for another', () => {
    const [habit] = HABITS;
    if (!habit) throw new Error('no habits');
    expect(honest(habit)).toEqual(honest(habit));
    expect(studyHonest(habit, { ...size, seed: 78 })).not.toEqual(honest(habit));
  });

  it('is on its page: the effort, and the fifteen lines', () => {
    expect(page).toContain(effortTable());
    expect(page).toContain(alguardTable());
  });
});
