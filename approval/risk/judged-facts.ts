/** What the ledger keeps of a judgement, as settlement keeps it of its own: score, halts, and under which policy. */
import type { LedgerNote } from '#core';
import type { OrderJudgement } from './order-judgement.ts';

export function judgedFactsOf({
  outcome,
  reasons,
  riskScore,
  policyDigest,
}: OrderJudgement): LedgerNote['facts'] {
  return {
    policy: policyDigest,
    ...(riskScore !== null && { riskScore }),
    ...(outcome === 'halted' && { halts: reasons.join(' ').slice(0, 200) }),
  };
}
