/** What the person alone may decide about the account, and what the policy forbids (issue 5). */
import type { Safeguard } from '../safeguard.ts';

const WORD = ['tests/core/redemption/customers-word.test.ts'];
const DECISIONS = ['tests/core/confirmation/customers-decisions.test.ts'];

export const ACCOUNT_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'revoked-client-redeems-nothing',
    requirements: ['REQ-CLIENT-REVOKED'],
    file: 'core/redemption/decide-redemption.ts',
    keep: "if (isOfRevokedClient(facts, dryRun, keys.approvalKeys)) return { outcome: 'refused' };",
    removed: '',
    tests: WORD,
  },
  {
    id: 'refused-by-policy-redeems-nothing',
    requirements: ['REQ-POLICY-REFUSES'],
    file: 'core/redemption/decide-redemption.ts',
    keep: "if (verdict.outcome === 'refused') return { outcome: 'refused' };",
    removed: '',
    tests: WORD,
  },
  {
    id: 'halted-needs-strong-verification',
    requirements: ['REQ-HALT-PASSKEY'],
    file: 'core/redemption/decide-redemption.ts',
    keep: "if (verdict.outcome === 'halted' && !isStronglyVerified(live.confirmation)) {",
    removed: "if (verdict.outcome === 'halted' && live.confirmation.amr.length === 0) {",
    tests: WORD,
  },
  {
    id: 'unlock-of-this-customer',
    requirements: ['REQ-UNLOCK-SIGNED'],
    file: 'core/confirmation/unlock.ts',
    keep: 'unlock?.customerId === of.customerId &&',
    removed: 'unlock !== undefined &&',
    tests: DECISIONS,
  },
  {
    id: 'unlock-not-from-the-future',
    requirements: ['REQ-UNLOCK-SIGNED', 'INV-13'],
    file: 'core/confirmation/unlock.ts',
    keep: 'unlock.unlockedAt <= of.nowEpochMs + CLOCK_TOLERANCE_MS;',
    removed: 'true;',
    tests: DECISIONS,
  },
  {
    id: 'client-right-of-this-customer',
    requirements: ['REQ-CLIENT-REVOKED'],
    file: 'core/confirmation/client-right.ts',
    keep: 'if (right?.customerId !== of.customerId || right.clientId !== of.clientId) continue;',
    removed: 'if (right?.clientId !== of.clientId) continue;',
    tests: DECISIONS,
  },
  {
    id: 'revoked-client-gets-no-quote',
    requirements: ['REQ-CLIENT-REVOKED'],
    file: 'settlement/quote-order.ts',
    keep: 'if (await isClientRevokedFor(context, request))',
    removed: 'if ((await isClientRevokedFor(context, request)) === undefined)',
    tests: ['tests/settlement/customers-decisions.test.ts'],
  },
  {
    id: 'halted-lifted-by-an-old-passkey',
    requirements: ['REQ-HALT-PASSKEY', 'REQ-HALT-NEW-PASSKEY'],
    file: 'approval/confirm/finish-confirmation.ts',
    keep: "if (facts.verdict.outcome === 'halted' && !doesLiftHalt(verified, facts.nowEpochMs)) {",
    removed: "if (facts.verdict.outcome === 'halted' && verified.amr.length === 0) {",
    tests: ['tests/approval/halted.test.ts'],
  },
  {
    id: 'change-of-this-session',
    requirements: ['REQ-CHANGE-VERIFIED'],
    file: 'approval/changes/change-by-passkey.ts',
    keep: 'return purpose.sessionHash === session.sessionHash ? purpose : undefined;',
    removed: 'return purpose;',
    tests: ['tests/approval/changes.test.ts'],
  },
  {
    id: 'this-was-not-me-revokes',
    requirements: ['REQ-NOT-ME'],
    file: 'approval/decline/decline-order.ts',
    keep: 'if (!of.keepsClient) {',
    removed: 'if (!of.keepsClient && of.keepsClient) {',
    tests: ['tests/approval/account.test.ts'],
  },
];
