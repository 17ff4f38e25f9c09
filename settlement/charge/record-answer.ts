/** Writing down what the processor is known to have done. */
import {
  signReceipt,
  verifyChargeIntent,
  type ChargeAnswer,
  type ChargeRow,
  type ChargeState,
  type LedgerNote,
  type PaidOrder,
} from '#core';
import { nextTrustBy } from '../next-trust-by.ts';
import { noteContradiction } from '../note-contradiction.ts';
import type { SettlementPorts } from '../settlement-context.ts';
import { buildReceipt } from './build-receipt.ts';
import { notTakenLetter } from './not-taken-letter.ts';
import type { Evidence } from './verify-evidence.ts';

type RecordingPorts = Pick<SettlementPorts, 'store' | 'keys' | 'clock' | 'log' | 'policy'>;

/**
 * Moves the charge to what the answer says, with receipt and ledger note in the same transaction, and answers the state in force.
 * Another process may have moved it meanwhile, from `processing` to `unknown`; what is known for sure still wins over that.
 */
export async function recordAnswer(
  ports: RecordingPorts,
  evidence: Evidence,
  answer: ChargeAnswer,
): Promise<ChargeState> {
  const known = believeAnswer(ports, evidence, answer);
  const { digest } = evidence.charge;
  for (const from of ['processing', 'unknown'] as const) {
    if (from === 'unknown' && known.outcome === 'unknown') break;
    if (await ports.store.moveCharge(moveFor(ports, evidence, { from, known }))) break;
  }
  const now = await ports.store.findCharge(digest);
  if (isContradicted(now, known)) {
    await noteContradiction(ports, digest, {
      what: 'charge',
      recorded: now?.state ?? 'nothing',
      answered: known.outcome,
      ...(known.outcome === 'charged' && { processorReference: known.processorReference }),
    });
  }
  return now?.state ?? 'unknown';
}

/** Two sure answers that are not one: a capture after a decline, a decline after a capture, or a second capture. */
function isContradicted(
  now: Pick<ChargeRow, 'state' | 'processorReference'> | undefined,
  known: ChargeAnswer,
): boolean {
  switch (known.outcome) {
    case 'charged':
      return now?.state !== 'charged' || now.processorReference !== known.processorReference;
    case 'declined':
      return now?.state !== 'declined_by_processor';
    case 'unknown':
      return false;
    default:
      return known satisfies never;
  }
}

/** A capture of anything but exactly the intended amount, currency and payee is nothing that we may call done (invariant 4). */
function believeAnswer(
  { log }: RecordingPorts,
  { intent }: Evidence,
  answer: ChargeAnswer,
): ChargeAnswer {
  if (answer.outcome !== 'charged') return answer;
  const isAsIntended =
    answer.captured.amountMinor === intent.amountMinor &&
    answer.captured.currency === intent.currency &&
    answer.payeeId === intent.payeeId;
  if (isAsIntended) return answer;
  log.fatal(
    { digest: intent.digest, processorReference: answer.processorReference },
    'the processor captured something else than was intended; a person must look at this now',
  );
  return { outcome: 'unknown' };
}

function moveFor(
  ports: RecordingPorts,
  evidence: Evidence,
  step: { readonly from: ChargeState; readonly known: ChargeAnswer },
): Parameters<RecordingPorts['store']['moveCharge']>[0] {
  const { keys, clock } = ports;
  const { from, known } = step;
  const { digest } = evidence.charge;
  const nowEpochMs = clock.nowEpochMs();
  switch (known.outcome) {
    case 'charged': {
      const receipt = buildReceipt(evidence, { charged: known, nowEpochMs });
      const { processorReference } = known;
      const note = noteOf(evidence.charge, nowEpochMs, {
        state: 'charged',
        amountMinor: receipt.chargedMinor,
        currency: receipt.currency,
        payeeId: known.payeeId,
        processorReference,
        receiptNumber: receipt.receiptNumber,
      });
      const receiptJws = signReceipt(receipt, keys.settlementKey);
      const paid = paidOrderOf(ports, evidence);
      return { digest, from, to: 'charged', processorReference, receiptJws, paid, note };
    }
    case 'declined': {
      const to = 'declined_by_processor';
      const letter = notTakenLetter(evidence, nowEpochMs);
      return { digest, from, to, letter, note: noteOf(evidence.charge, nowEpochMs, { state: to }) };
    }
    case 'unknown': {
      const to = 'unknown';
      return { digest, from, to, note: noteOf(evidence.charge, nowEpochMs, { state: to }) };
    }
    default:
      return known satisfies never;
  }
}

function paidOrderOf({ keys, policy }: RecordingPorts, { charge, intent }: Evidence): PaidOrder {
  return {
    terms: charge.terms,
    redeemedAt: intent.redeemedAt,
    verifyIntent: (jws) => verifyChargeIntent(jws, keys.settlementKeys),
    nextTrust: nextTrustBy(policy.current().policy),
  };
}

function noteOf({ digest }: ChargeRow, nowEpochMs: number, facts: LedgerNote['facts']): LedgerNote {
  return { at: nowEpochMs, kind: 'charge_recorded', digest, facts };
}
