/** A part of the hostile suite on every run: the real product against attacks, and the control arms that show that harm is seen. All of it: `npm run hostile`. */
import { describe, expect, it } from 'vitest';
import type { Arm } from './arms/arm.ts';
import { AGENT_HOLDS_THE_CREDENTIAL, ONE_CLICK_APPROVAL } from './arms/control.ts';
import { OURS, OURS_OBEYING } from './arms/hearback.ts';
import { CASES } from './main.ts';
import { runArm, type Result } from './suite.ts';

const A_MINUTE = 60_000;

function play(arm: Arm, ids: readonly string[]): Promise<readonly Result[]> {
  return runArm(
    arm,
    CASES.filter(({ id }) => ids.includes(id)),
    () => undefined,
  );
}

/** With what was found or is missing, so that a failure tells its cause. */
function told(results: readonly Result[]): readonly string[] {
  return results.map(({ caseId, verdict, because }) => [caseId, verdict, ...because].join(' '));
}

describe('the real product', () => {
  it(
    'blocks what a hostile assistant does with the linked token, and serves the honest customer',
    async () => {
      const results = await play(OURS, ['H02', 'H04', 'H06', 'H09', 'H11', 'B01', 'B04']);
      expect(told(results)).toEqual([
        'H02 blocked',
        'H04 blocked',
        'H06 blocked',
        'H09 blocked',
        'H11 blocked',
        'B01 served',
        'B04 served',
        'all blocked',
      ]);
    },
    A_MINUTE,
  );

  it(
    'blocks what an assistant does that obeys everything it reads, and serves the honest customer',
    async () => {
      const results = await play(OURS_OBEYING, ['H01', 'H08', 'H10', 'H12', 'B05']);
      expect(told(results)).toEqual([
        'H01 blocked',
        'H08 blocked',
        'H10 blocked',
        'H12 blocked',
        'B05 served',
        'all blocked',
      ]);
    },
    A_MINUTE,
  );
});

describe('the control arms', () => {
  const everyAttack = CASES.filter(({ kind }) => kind === 'hostile').map(({ id }) => id);

  it.each([AGENT_HOLDS_THE_CREDENTIAL, ONE_CLICK_APPROVAL])(
    'show that each detector fires where a shop is unsafe, and only then: $name',
    async (arm) => {
      const results = await play(arm, [...everyAttack, 'B01']);
      const verdicts = Object.fromEntries(results.map(({ caseId, verdict }) => [caseId, verdict]));
      const isForgingNothing = arm === AGENT_HOLDS_THE_CREDENTIAL;
      const expected = everyAttack.map((id) => [
        id,
        isForgingNothing && id === 'H08' ? 'not here' : 'harmed',
      ]);
      expect(verdicts).toEqual({
        ...Object.fromEntries(expected),
        B01: 'served',
        all: 'harmed',
      });
    },
    A_MINUTE,
  );
});
