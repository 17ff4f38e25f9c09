/** Faults that the simulation must find: each is one change of the source, as a mistake would make it. */

export interface PlantedFault {
  readonly id: string;
  readonly fault: string;
  /** Each text stands exactly once in its file. */
  readonly edits: readonly Edit[];
  /** The build with it fails within so many seeds, counted from the first. */
  readonly withinSeeds: number;
  /** In worlds whose clocks are set back by so much after the first charge. */
  readonly setBackHours?: number;
}

export interface Edit {
  readonly file: string;
  readonly keep: string;
  readonly planted: string;
}

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    id: 'random-idempotency-key',
    fault: 'the idempotency key is another at each attempt',
    edits: [
      {
        file: 'settlement/charge/attempt-charge.ts',
        keep: 'idempotencyKey: idempotencyKeyOf(intent.digest),',
        planted: 'idempotencyKey: `${intent.digest}-${ports.clock.nowEpochMs()}`,',
      },
    ],
    withinSeeds: 100,
  },
  {
    id: 'memory-by-our-own-clock',
    fault: 'how long the processor remembers a key is told by the clock on our own wall',
    edits: [
      {
        file: 'settlement/charge/attempt-charge.ts',
        keep: 'const window = askingWindowOf(intent, now.processorEpochMs);',
        planted: 'const window = askingWindowOf(intent, ports.clock.nowEpochMs());',
      },
    ],
    withinSeeds: 20,
    setBackHours: 8,
  },
  {
    id: 'charged-before-intent',
    fault: 'the processor is asked before the redemption is judged and its intent is committed',
    edits: [
      {
        file: 'settlement/redeem/redeem-order.ts',
        keep: 'judgeOrder(context, request, await gatherFacts(context, request)),',
        planted: `(async () => {
          const gathered = await gatherFacts(context, request);
          if (gathered.merchantAnswer?.quote) {
            const { totalMinor: amountMinor, currency, payeeId } = gathered.merchantAnswer.quote;
            await context.processor.charge({
              idempotencyKey: 'hearback-' + request.digest,
              amount: { amountMinor, currency },
              payeeId,
              processorVaultId: 'vault-' + request.customerId,
              reference: request.digest,
            }, '{}');
          }
          return judgeOrder(context, request, gathered);
        })(),`,
      },
    ],
    withinSeeds: 20,
  },
  {
    id: 'ending-not-unique',
    fault: 'a second ending overwrites the first',
    edits: [
      {
        file: 'stores/sqlite/settlement-store/ending-writer.ts',
        keep: 'ON CONFLICT (digest) DO NOTHING',
        planted: `ON CONFLICT (digest) DO UPDATE SET
          kind = excluded.kind, ended_at = excluded.ended_at, confirmation_id = excluded.confirmation_id`,
      },
    ],
    withinSeeds: 20,
  },
  {
    id: 'expiry-overwrites-redeemed',
    fault: 'an expiry that comes late overwrites a redemption',
    edits: [
      {
        file: 'stores/sqlite/settlement-store/ending-writer.ts',
        keep: 'ON CONFLICT (digest) DO NOTHING',
        planted: `ON CONFLICT (digest) DO UPDATE SET
          kind = excluded.kind, ended_at = excluded.ended_at, confirmation_id = NULL
          WHERE excluded.kind = 'expired' AND endings.kind = 'redeemed'`,
      },
    ],
    withinSeeds: 1000,
  },
  {
    id: 'decline-not-read',
    fault: 'the transaction that redeems does not read the declines',
    edits: [
      {
        file: 'core/redemption/decide-redemption.ts',
        keep: 'facts.declineJwss.some((jws) => isDeclineOf(jws, dryRun, approvalKeys))',
        planted: 'facts.declineJwss.length > 1000',
      },
    ],
    withinSeeds: 1000,
  },
  {
    id: 'receipt-without-answer',
    fault: 'a processor that does not answer is taken at its word that it has charged',
    edits: [
      {
        file: 'settlement/charge/record-answer.ts',
        keep: "if (answer.outcome !== 'charged') return answer;",
        planted: `if (answer.outcome === 'unknown') {
          const { amountMinor, currency, payeeId } = intent;
          return { outcome: 'charged', processorReference: 'ASSUMED', captured: { amountMinor, currency }, payeeId };
        }
        if (answer.outcome !== 'charged') return answer;`,
      },
    ],
    withinSeeds: 50,
  },
  {
    id: 'unknown-called-declined',
    fault: 'a processor that does not answer is taken to have declined',
    edits: [
      {
        file: 'settlement/charge/record-answer.ts',
        keep: "if (answer.outcome !== 'charged') return answer;",
        planted: "if (answer.outcome !== 'charged') return { outcome: 'declined' };",
      },
    ],
    withinSeeds: 1000,
  },
  {
    id: 'withdrawn-accepted',
    fault: 'a confirmation that was taken back still redeems',
    edits: [
      {
        file: 'core/redemption/live-confirmation.ts',
        keep: 'if (stored.isWithdrawn) continue;',
        planted: '',
      },
      {
        file: 'core/redemption/live-confirmation.ts',
        keep: 'other?.customerId === customerId && other.confirmedAt > confirmedAt;',
        planted: 'other !== undefined && other.confirmedAt > confirmedAt + 1e12;',
      },
    ],
    withinSeeds: 500,
  },
  {
    id: 'clock-of-the-request',
    fault: 'the time of a redemption is taken from the order that is asked about',
    edits: [
      {
        file: 'settlement/redeem/gather-facts.ts',
        keep: 'return nowEpochMs < terms.redeemBy && voiceCodeSchema',
        planted: 'return nowEpochMs > 0 && voiceCodeSchema',
      },
      {
        file: 'core/redemption/decide-redemption.ts',
        keep: 'if (facts.nowEpochMs >= dryRun.terms.redeemBy) return',
        planted: 'if (dryRun.createdAt >= dryRun.terms.redeemBy) return',
      },
    ],
    withinSeeds: 500,
  },
  {
    id: 'code-not-compared',
    fault: 'any four digits are the right code',
    edits: [
      {
        file: 'core/redemption/decide-redemption.ts',
        keep: 'if (isSameCode(code.data, rightCode)) return undefined;',
        planted: 'if (rightCode.length === 4) return undefined;',
      },
    ],
    withinSeeds: 50,
  },
  {
    id: 'no-recovery',
    fault:
      'neither at its start nor later does a process take up the charges that an earlier one left',
    edits: [
      {
        file: 'settlement/create-settlement.ts',
        keep: 'await charging.recover();',
        planted: '',
      },
      {
        file: 'settlement/left-behind.ts',
        keep: 'await settlement.takeUp([...left.slice(from), ...left.slice(0, from)]);',
        planted: '',
      },
    ],
    withinSeeds: 200,
  },
  {
    id: 'other-bytes-under-one-key',
    fault: 'a charge is asked about with a body that is made anew',
    edits: [
      {
        file: 'settlement/charge/attempt-charge.ts',
        keep: 'return kept ?? processor.compose(request);',
        planted: 'return processor.compose(request);',
      },
    ],
    withinSeeds: 100,
  },
  {
    id: 'phone-believes-rows',
    fault: 'the phone calls orders not bought by the rows of a store that was put back from a copy',
    edits: [
      {
        file: 'approval/orders/decide-order-state.ts',
        keep: "return mustNotBeSaid(state, facts) ? 'payment_unknown' : state;",
        planted: 'return state;',
      },
    ],
    withinSeeds: 200,
  },
  {
    id: 'cancel-not-recorded',
    fault: 'a cancellation that comes too late is answered without a note in the ledger',
    edits: [
      {
        file: 'settlement/cancel-order.ts',
        keep: 'return isNew ? { outcome } : refuse(context, request, outcome);',
        planted: 'return { outcome };',
      },
    ],
    withinSeeds: 100,
  },
  {
    id: 'void-forgotten-at-restart',
    fault: 'a decline that settlement has not answered is forgotten in a crash',
    edits: [
      {
        file: 'approval/decline/void-work.ts',
        keep: 'for (const declined of await parts.store.listUnansweredDeclines()) {',
        planted: 'for (const declined of []) {',
      },
    ],
    withinSeeds: 500,
  },
  {
    id: 'tries-counted-outside',
    fault:
      'the wrong codes are counted before the transaction, while the merchant is asked, and the store takes any number',
    edits: [
      {
        file: 'settlement/redeem/gather-facts.ts',
        keep: 'const askedAt = clock.nowEpochMs();',
        planted: `const askedAt = clock.nowEpochMs();
          const stale = await context.approvals.listConfirmations(request.digest);
          const counted = await context.store.countWrongCodes(stale.at(-1)?.confirmationId ?? '');`,
      },
      {
        file: 'settlement/redeem/gather-facts.ts',
        keep: 'return { ...gathered, merchantAnswer: { quote, askedAt } };',
        planted:
          'return { ...gathered, merchantAnswer: { quote, askedAt }, wrongCodes: () => counted };',
      },
      {
        file: 'stores/sqlite/settlement-store/decision-writer.ts',
        keep: 'DO UPDATE SET count = count + 1 WHERE count < :tries',
        planted: 'DO UPDATE SET count = count + 1 WHERE :tries > 0',
      },
    ],
    withinSeeds: 200,
  },
  {
    id: 'token-of-another',
    fault: 'the token of any order opens any other',
    edits: [
      {
        file: 'core/redemption/decide-redemption.ts',
        keep: 'hashRedemptionToken(token.data, hash) === dryRun.tokenHash',
        planted: 'hashRedemptionToken(token.data, hash) !== undefined',
      },
    ],
    withinSeeds: 200,
  },
  {
    id: 'anchor-not-asked',
    fault: 'a process that starts does not ask how far the ledger was known to be',
    edits: [
      {
        file: 'stores/sqlite/ledger-verification.ts',
        keep: 'return entries.verifyTail() && entries.holds(furthest);',
        planted: 'return entries.verifyTail();',
      },
    ],
    withinSeeds: 200,
  },
  {
    id: 'ended-while-unsure',
    fault: 'an order is ended, and told so, while the ledger does not verify',
    edits: [
      {
        file: 'settlement/end-order.ts',
        keep: 'return (await store.isLedgerVerified()) ? store.endOrder(change) : undefined;',
        planted: 'return store.endOrder(change);',
      },
      {
        file: 'settlement/status/state-of-order.ts',
        keep: 'if (!(await context.store.isLedgerVerified()))',
        planted: 'if (context.clock.nowEpochMs() < 0)',
      },
    ],
    withinSeeds: 200,
  },
  {
    id: 'letter-not-marked',
    fault: 'a letter that was sent is not marked as sent',
    edits: [
      {
        file: 'stores/sqlite/settlement-store/book-change-tables.ts',
        keep: "UPDATE letters SET ${setTo(LETTER_SENT, 'sent')}",
        planted: "UPDATE letters SET ${setTo(LETTER_SENT, 'to_send')}",
      },
    ],
    withinSeeds: 20,
  },
  {
    id: 'window-not-asked',
    fault: 'a charge is tried again without asking whether the processor still knows its key',
    edits: [
      {
        file: 'settlement/charge/attempt-charge.ts',
        keep: "if (window === 'open') return undefined;",
        planted: "if (window !== 'not_yet') return undefined;",
      },
    ],
    withinSeeds: 1000,
  },
  {
    id: 'lost-cancel-called-nothing',
    fault: 'a cancel whose answer is lost is told as one that cancelled nothing',
    edits: [
      {
        file: 'mcp/settlement-client.ts',
        keep: "if (wasNeverSent(fault) || wasTurnedAway(fault)) return { outcome: 'unavailable' };",
        planted: "if (String(fault) !== '') return { outcome: 'unavailable' };",
      },
    ],
    withinSeeds: 100,
  },
  {
    id: 'sent-code-not-asked-about',
    fault:
      'where settlement is out of reach, nobody asks whether an earlier code may have bought the order',
    edits: [
      {
        file: 'mcp/settlement-client.ts',
        keep: "return (await mayBeBought(options, request)) ? { outcome: 'payment_unknown' } : answer;",
        planted: 'return answer;',
      },
    ],
    withinSeeds: 200,
  },
  {
    id: 'sent-codes-lost-at-restart',
    fault: 'a request side that starts again has forgotten which codes it has sent',
    edits: [
      {
        file: 'stores/sqlite/request-store/sent-codes.ts',
        keep: "const isHolders = 'digest",
        planted: "own.connection.execute('DELETE FROM sent_codes');\n  const isHolders = 'digest",
      },
    ],
    withinSeeds: 2000,
  },
  {
    id: 'held-goods-let-go-early',
    fault:
      'the merchant may sell what is kept for an order that is told as not bought and can still be bought',
    edits: [
      {
        file: 'settlement/after-sale/create-after-sale.ts',
        keep: "if (!ending || ending.kind === 'redeemed') return;",
        planted: "if (ending?.kind === 'redeemed') return;",
      },
    ],
    withinSeeds: 100,
  },
  {
    id: 'held-goods-kept',
    fault: 'the merchant is not told that an order has ended for which it keeps goods',
    edits: [
      {
        file: 'settlement/create-settlement.ts',
        keep: 'if (ENDED_WITHOUT_SALE.some((kind) => kind === answer.outcome)) void afterSale.release(digest);',
        planted: '',
      },
    ],
    withinSeeds: 50,
  },
  {
    id: 'answered-before-the-commit',
    fault: 'what is written is answered in the turn before the one in which it is committed',
    edits: [
      {
        file: 'stores/sqlite/group-commit.ts',
        keep: 'for (const piece of group) answers.push(group.length === 1 ? only.run() : attempt(piece));',
        planted: `for (const piece of group) answers.push(group.length === 1 ? only.run() : attempt(piece));
        throw new Error('later');`,
      },
      {
        file: 'stores/sqlite/group-commit.ts',
        keep: 'else for (const piece of group) piece.fail(fault);',
        planted: `else if (answers.length < group.length) for (const piece of group) piece.fail(fault);
      else {
        for (const answer of answers) answer();
        atTurnEnd(() => using.transact(() => {
          for (const piece of group) attempt(piece);
        }));
      }`,
      },
    ],
    withinSeeds: 20,
  },
  {
    id: 'return-refused-while-unsure',
    fault: 'a return is refused for ever by a store that may lack the purchase',
    edits: [
      {
        file: 'settlement/after-sale/take-return.ts',
        keep: "if (!(await store.isLedgerVerified())) return 'not_now';",
        planted: '',
      },
      {
        file: 'settlement/after-sale/take-return.ts',
        keep: "if (!isTooOld && !isPaymentKnown(rows)) return 'not_now';",
        planted: '',
      },
    ],
    withinSeeds: 500,
  },
];
