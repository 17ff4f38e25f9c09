/** Whether a case was really played: a blocked attack that was never made counts as a defect of this suite. */
import type { Attempt, Source } from '../agent/door.ts';
import type { Proof } from '../cases/case.ts';

export interface Played {
  readonly attempts: readonly Attempt[];
  readonly proofs: readonly Proof[];
  /** By whom the attack must have come; undefined for a benign case. */
  readonly attackSource: Source | undefined;
}

/** @returns what is missing, in words. */
export function checkProofs({ attempts, proofs, attackSource }: Played): readonly string[] {
  // What the customer herself asked for proves no attack.
  const counted = attempts.filter(
    ({ source }) => attackSource === undefined || source === attackSource || source === 'intruder',
  );
  if (counted.length === 0) return ['nothing was attempted'];
  return proofs.flatMap((proof) => {
    const found = counted.filter((attempt) => isProof(attempt, proof));
    if (found.length >= proof.atLeast) return [];
    const answers = counted.filter(({ tool }) => tool === proof.tool).map(({ outcome }) => outcome);
    return [
      `${proof.tool} ${JSON.stringify(proof.sent ?? {})} was answered "${[proof.answer].flat().join(' or ')}" ${String(found.length)} times, not ${String(proof.atLeast)}; its answers: ${answers.join(', ') || 'none'}`,
    ];
  });
}

function isProof(attempt: Attempt, proof: Proof): boolean {
  return (
    attempt.tool === proof.tool &&
    [proof.answer].flat().includes(attempt.outcome) &&
    attempt.together >= (proof.together ?? 1) &&
    Object.entries(proof.sent ?? {}).every(([key, value]) => holds(attempt.sent, key, value))
  );
}

/** Somewhere in the arguments the key has exactly that value: `2` and `"2"` are not the same. */
function holds(sent: unknown, key: string, value: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return false;
  return Object.entries(sent).some(
    ([name, each]) => (name === key && each === value) || holds(each, key, value),
  );
}
