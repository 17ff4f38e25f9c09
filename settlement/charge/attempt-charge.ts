/** One attempt to have a redeemed order charged, or to find out what became of an earlier one. It may be repeated at any time. */
import { idempotencyKeyOf, type ChargeState, type OrderDigest } from '#core';
import type { SettlementPorts } from '../settlement-context.ts';
import { findAgreedInstrument } from '../vault/find-agreed-entries.ts';
import { askingWindowOf } from './asking-window.ts';
import { recordAnswer } from './record-answer.ts';
import { verifyEvidence, type Evidence } from './verify-evidence.ts';

/** `held`: nothing may be spent now, ask again later; `over`: too late by our clock; `refused`: nothing may ever be spent on these rows. */
export type AttemptOutcome = ChargeState | 'held' | 'over' | 'refused';

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
  const stop = await findStop(ports, evidence);
  if (stop) return stop;
  const book = await store.findBook(evidence.intent.customerId);
  const instrument = findAgreedInstrument(book, evidence.charge.terms);
  if (!instrument) {
    log.error({ digest }, 'the agreed instrument is not in the vault; nothing was charged');
    return 'held';
  }
  if (evidence.charge.state === 'intended' && !(await startCharge(ports, digest))) {
    // Another process has just started it, and asks the processor now.
    return 'processing';
  }
  const { intent } = evidence;
  const answer = await ports.processor.charge({
    idempotencyKey: idempotencyKeyOf(intent.digest),
    amount: { amountMinor: intent.amountMinor, currency: intent.currency },
    payeeId: intent.payeeId,
    processorVaultId: instrument.processorVaultId,
    reference: intent.digest,
  });
  return recordAnswer(ports, evidence, answer);
}

/** Asking the processor spends, whether or not it was asked before; so both of these hold for every attempt. */
async function findStop(
  { store, clock, log }: Pick<SettlementPorts, 'store' | 'clock' | 'log'>,
  { intent }: Evidence,
): Promise<'held' | 'over' | undefined> {
  const { digest } = intent;
  const window = askingWindowOf(intent, clock.nowEpochMs());
  if (window !== 'open') {
    log.fatal({ digest, window }, 'the processor may not be asked about this charge now');
    return window === 'over' ? 'over' : 'held';
  }
  if (await store.isLedgerVerified()) return undefined;
  log.fatal({ digest }, 'the ledger does not verify; spending has stopped (invariant 10)');
  return 'held';
}

async function startCharge(
  { store, clock }: Pick<SettlementPorts, 'store' | 'clock'>,
  digest: OrderDigest,
): Promise<boolean> {
  return store.moveCharge({
    digest,
    from: 'intended',
    to: 'processing',
    note: { at: clock.nowEpochMs(), kind: 'charge_started', digest, facts: {} },
  });
}
