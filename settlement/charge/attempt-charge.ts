/** One attempt to have a redeemed order charged, or to find out what became of an earlier one. It may be repeated at any time. */
import {
  idempotencyKeyOf,
  type Asked,
  type ChargeRequest,
  type ChargeState,
  type OrderDigest,
} from '#core';
import { readProcessorTime } from '../processor/read-processor-time.ts';
import type { SettlementPorts } from '../settlement-context.ts';
import { findAgreedInstrument } from '../vault/find-agreed-entries.ts';
import { askingWindowOf } from './asking-window.ts';
import { recordAnswer } from './record-answer.ts';
import { verifyEvidence, type Evidence } from './verify-evidence.ts';

/** `held`: nothing may be spent now, ask again later; `refused`: nothing may ever be spent on these rows, a person must look. */
export type AttemptOutcome = ChargeState | 'held' | 'refused';

export async function attemptCharge(
  ports: Omit<SettlementPorts, 'timers'>,
  digest: OrderDigest,
): Promise<AttemptOutcome> {
  const { store, keys, log } = ports;
  const ending = await store.findEnding(digest);
  const charge = await store.findCharge(digest);
  if (charge?.state === 'charged' || charge?.state === 'declined_by_processor') return charge.state;
  const evidence = verifyEvidence({ ending, charge }, keys);
  if (!evidence) {
    log.fatal({ digest }, 'a charge row has no evidence; nothing was charged for it');
    return 'refused';
  }
  if (!(await store.isLedgerVerified())) {
    log.fatal({ digest }, 'the ledger does not verify; spending has stopped (invariant 10)');
    return 'held';
  }
  const book = await store.findBook(evidence.intent.customerId);
  const instrument = findAgreedInstrument(book, evidence.charge.terms);
  if (!instrument) {
    log.error({ digest }, 'the agreed instrument is not in the vault; nothing was charged');
    return 'held';
  }
  const { intent } = evidence;
  const request: ChargeRequest = {
    idempotencyKey: idempotencyKeyOf(intent.digest),
    amount: { amountMinor: intent.amountMinor, currency: intent.currency },
    payeeId: intent.payeeId,
    processorVaultId: instrument.processorVaultId,
    reference: intent.digest,
  };
  const body = await bodyOf(ports, request, evidence.charge.state);
  const stop = await findStop(ports, evidence);
  if (stop) return stop;
  if (evidence.charge.state === 'intended') {
    const asked = { idempotencyKey: request.idempotencyKey, body };
    // Another process has just started it, and asks the processor now.
    if (!(await startCharge(ports, digest, asked))) return 'processing';
    // The commit may have waited for the lock, or through the sleep of a machine: the last look at the time is just before the processor is asked.
    const late = await findStop(ports, evidence);
    if (late) return late;
  }
  return recordAnswer(ports, evidence, await ports.processor.charge(request, body));
}

/**
 * Under a key that the processor may know, the very bytes that it was asked with: to any others it gives no answer, and the policy that they were made
 * by may be another by now. What was begun before they were kept is made anew.
 */
async function bodyOf(
  { store, processor }: Pick<SettlementPorts, 'store' | 'processor'>,
  request: ChargeRequest,
  state: ChargeState,
): Promise<string> {
  const kept = state === 'intended' ? undefined : await store.findAskedBody(request.idempotencyKey);
  return kept ?? processor.compose(request);
}

/**
 * Asking the processor spends, unless it remembers that it was asked. How long it does is a matter of its time, never of ours alone; and what was asked
 * before is asked again only by a time that the processor has just told, because a monotonic clock stands still while a machine sleeps.
 */
async function findStop(
  ports: Pick<SettlementPorts, 'processor' | 'clock' | 'log'>,
  { intent, charge }: Evidence,
): Promise<'held' | 'refused' | undefined> {
  const { log } = ports;
  const { digest } = intent;
  const now = await readProcessorTime(ports, { isFresh: charge.state !== 'intended' });
  if (!now) {
    log.error({ digest }, 'the time of the processor is not known; it is not asked about a charge');
    return 'held';
  }
  const window = askingWindowOf(intent, now.processorEpochMs);
  if (window === 'open') return undefined;
  log.fatal({ digest, window }, 'the processor may not be asked about this charge now');
  return window === 'over' ? 'refused' : 'held';
}

async function startCharge(
  { store, clock }: Pick<SettlementPorts, 'store' | 'clock'>,
  digest: OrderDigest,
  asked: Asked,
): Promise<boolean> {
  return store.moveCharge({
    digest,
    from: 'intended',
    to: 'processing',
    asked,
    note: { at: clock.nowEpochMs(), kind: 'charge_started', digest, facts: {} },
  });
}
