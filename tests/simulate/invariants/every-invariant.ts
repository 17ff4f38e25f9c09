/** All that is checked after each step. */
import { askedAfterIntent } from './asked-after-intent.ts';
import { bookIsAsSigned } from './book-is-as-signed.ts';
import { captureHasConfirmation } from './capture-has-confirmation.ts';
import { captureIsAsAgreed } from './capture-is-as-agreed.ts';
import { declineComesFirst } from './decline-comes-first.ts';
import { doneHasEvidence } from './done-has-evidence.ts';
import { endingIsFinal } from './ending-is-final.ts';
import { holdsFollowEndings } from './holds-follow-endings.ts';
import type { Invariant } from './invariant.ts';
import { ledgersKeepSecrets } from './ledgers-keep-secrets.ts';
import { ledgersVerify } from './ledgers-verify.ts';
import { lettersTellTheTruth } from './letters-tell-the-truth.ts';
import { nothingIsLost } from './nothing-is-lost.ts';
import { oneCaptureAnOrder } from './one-capture-an-order.ts';
import { redemptionHasTokenAndCode } from './redemption-has-token-and-code.ts';
import { redemptionIsInTime } from './redemption-is-in-time.ts';
import { refundsGoBack } from './refunds-go-back.ts';
import { saidOfACallIsTrue } from './said-of-a-call-is-true.ts';
import { strangersLearnNothing } from './strangers-learn-nothing.ts';
import { toldIsRecorded } from './told-is-recorded.ts';
import { triesAreCounted } from './tries-are-counted.ts';
import { withdrawnBuysNothing } from './withdrawn-buys-nothing.ts';

export const EVERY_INVARIANT: readonly Invariant[] = [
  captureHasConfirmation,
  redemptionHasTokenAndCode,
  redemptionIsInTime,
  withdrawnBuysNothing,
  triesAreCounted,
  declineComesFirst,
  oneCaptureAnOrder,
  askedAfterIntent,
  endingIsFinal,
  captureIsAsAgreed,
  doneHasEvidence,
  saidOfACallIsTrue,
  nothingIsLost,
  refundsGoBack,
  holdsFollowEndings,
  bookIsAsSigned,
  lettersTellTheTruth,
  toldIsRecorded,
  ledgersVerify,
  strangersLearnNothing,
  ledgersKeepSecrets,
];
