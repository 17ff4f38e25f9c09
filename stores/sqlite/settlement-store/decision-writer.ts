/** What each decision on a redemption writes, its ledger note apart. */
import {
  canonicalJson,
  TRIES_PER_CONFIRMATION,
  type DryRun,
  type LedgerNote,
  type OrderDigest,
  type RedemptionDecision,
} from '#core';
import type { Connection } from '../connection.ts';
import { beginsAs } from '../state-column.ts';
import { prepareInsertEnding } from './ending-writer.ts';
import type { JudgeCall } from './judge-redemption.ts';
import type { PastOfOrder } from './past-of-order.ts';
import { CHARGE_STATE } from './state-columns.ts';
import { ALWAYS_COUNTS } from './spending-schema.ts';

type Redeem = Extract<RedemptionDecision, { readonly outcome: 'redeem' }>;

interface Judged {
  readonly call: JudgeCall;
  readonly dryRun: DryRun | undefined;
  /** The moment of its ledger entry: an ending has the same. */
  readonly judgedAt: number;
}

/** Gives what the ledger is told of it beside the caller's own note: by these facts the ledger bears witness to what was spent. */
export type WriteDecision = (decision: RedemptionDecision, on: Judged) => LedgerNote['facts'];

/** The writer throws on a decision that cannot be written as it is; then the transaction writes nothing at all. */
export function createDecisionWriter(connection: Connection, past: PastOfOrder): WriteDecision {
  const insertEnding = prepareInsertEnding(connection);
  const insertCharge = prepareInsertCharge(connection);
  const countTry = prepareCountTry(connection);

  function end(digest: OrderDigest, kind: 'cancelled' | 'declined' | 'expired', endedAt: number) {
    mustBeNew(insertEnding({ digest, kind, endedAt, confirmationId: null }));
  }

  function redeem(decision: Redeem, { call, dryRun }: Omit<Judged, 'judgedAt'>) {
    const { confirmationId, redeemedAt } = decision.intent;
    if (dryRun === undefined || !isIntentOf(decision, dryRun, call.digest)) {
      throw new Error('the decision redeems another order than the one that was asked for');
    }
    const { digest } = dryRun;
    mustBeNew(insertEnding({ digest, kind: 'redeemed', endedAt: redeemedAt, confirmationId }));
    // Before the charge is there, which is no part of its own past.
    const told = past.redeem(dryRun, redeemedAt);
    const cardKey = past.cardKeyOf({
      customerId: dryRun.terms.customerId,
      instrumentId: dryRun.terms.instrument.id,
    });
    insertCharge({ decision, dryRun, cardKey, intentJws: call.signIntent(decision.intent) });
    return told;
  }

  return (decision, { call, dryRun, judgedAt }) => {
    if (decision.outcome === 'redeem') return redeem(decision, { call, dryRun });
    if (decision.outcome === 'code_wrong') countTry(decision.confirmationId, call);
    // Whatever else was decided writes its note alone, unless it ends the order.
    else if ('end' in decision && decision.end !== undefined) {
      end(call.digest, decision.end, judgedAt);
    }
    return decision.outcome === 'declined' ? past.decline(call.customerId, call.nextTrust) : {};
  };
}

function isIntentOf({ intent }: Redeem, dryRun: DryRun, digest: OrderDigest): boolean {
  return (
    intent.digest === digest &&
    dryRun.digest === digest &&
    intent.amountMinor === dryRun.terms.totalMinor &&
    intent.currency === dryRun.terms.currency
  );
}

function prepareInsertCharge(connection: Connection) {
  const insert = connection.prepare(`
    INSERT INTO charges (digest, state, intent_jws, confirmation_jws, terms_json, amount_minor, currency,
      customer_id, merchant_id, card_key, redeemed_at, counts_at)
    VALUES (:digest, ${beginsAs(CHARGE_STATE)}, :intentJws, :confirmationJws, :termsJson, :amountMinor, :currency,
      :customerId, :merchantId, :cardKey, :redeemedAt, ${String(ALWAYS_COUNTS)})
  `);
  return (charge: {
    readonly decision: Redeem;
    readonly dryRun: DryRun;
    readonly cardKey: string;
    readonly intentJws: string;
  }): void => {
    const { terms, digest } = charge.dryRun;
    insert.run({
      digest,
      intentJws: charge.intentJws,
      confirmationJws: charge.decision.confirmationJws,
      termsJson: canonicalJson(terms),
      amountMinor: terms.totalMinor,
      currency: terms.currency,
      customerId: terms.customerId,
      merchantId: terms.merchant.id,
      cardKey: charge.cardKey,
      redeemedAt: charge.decision.intent.redeemedAt,
    });
  };
}

/** Counted and consumed in one statement: no call, however many run at once, gets a try more than there are. */
function prepareCountTry(connection: Connection) {
  const count = connection.prepare(`
    INSERT INTO wrong_code_counts (confirmation_id, count) VALUES (:confirmationId, 1)
    ON CONFLICT (confirmation_id) DO UPDATE SET count = count + 1 WHERE count < :tries
  `);
  const remember = connection.prepare(
    'INSERT INTO wrong_codes (customer_id, at) VALUES (:customerId, :at)',
  );
  return (confirmationId: string, { customerId, nowEpochMs }: JudgeCall): void => {
    if (count.run({ confirmationId, tries: TRIES_PER_CONFIRMATION }) !== 1) {
      throw new Error('the decision counts a try where none is left');
    }
    remember.run({ customerId, at: nowEpochMs });
  };
}

function mustBeNew(isNew: boolean): void {
  if (!isNew) throw new Error('the order has ended already');
}
