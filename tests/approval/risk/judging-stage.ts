/** The stage of settlement's limits with the approval side's judgement beside it, over the same stores. */
import type { DryRun } from '#core';
import { openRequestReader } from '#stores';
import { judgeOpenOrder } from '../../../approval/risk/judge-open-order.ts';
import { keepHalt } from '../../../approval/risk/keep-halt.ts';
import type { OrderJudgement } from '../../../approval/risk/order-judgement.ts';
import { inForce } from '../../core/policy/shop-policy.ts';
import { openStage, requestOf, type Wish } from '../../settlement/limits/limits-stage.ts';

export type JudgingStage = ReturnType<typeof openJudgingStage>;

export function openJudgingStage(of: Parameters<typeof openStage>[0]) {
  const stage = openStage(of);
  const requests = openRequestReader({ path: stage.path('request') });
  const parts = {
    store: stage.approvals,
    requests,
    settlement: stage.reader,
    approvalKeys: stage.key.verifier,
    settlementLedgerKeys: stage.key.verifier,
  };

  /** As the card does: judged, and kept where it is halted. */
  async function look(dryRun: DryRun): Promise<OrderJudgement> {
    const nowEpochMs = stage.clock.now;
    const judgement = await judgeOpenOrder(
      { dryRun, nowEpochMs, inForce: inForce(stage.policy).current() },
      parts,
    );
    const stored = { dryRun, requester: { clientName: 'Alexa', device: null } };
    await keepHalt(
      { stored, judgement, nowEpochMs },
      { store: stage.approvals, approvalKey: stage.key.signer },
    );
    return judgement;
  }

  return {
    stage,
    look,

    /** The same order judged by both, at one moment; settlement after a confirmation that is strong or not. */
    async judgeByBoth(wish: Wish) {
      const { dryRun, token } = await stage.propose(wish);
      const shown = await look(dryRun);
      const code = await stage.confirm(dryRun, wish);
      const judged = await stage.judge(dryRun, requestOf(dryRun, token, code), { wish });
      if (judged.outcome !== 'judged') throw new Error('it had ended before');
      return { dryRun, shown, decision: judged.decision };
    },

    close(): void {
      requests.close();
      stage.close();
    },
  };
}
