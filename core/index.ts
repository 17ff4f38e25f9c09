/** The pure domain of Hearback. No I/O, clock or environment; hashing, keys and randomness are handed in. */
export {
  CURRENCY_CODES,
  CURRENCY_EXPONENTS,
  minorUnitsPerMajor,
  type CurrencyCode,
} from './money/currency.ts';
export {
  addMinorUnits,
  LARGEST_AMOUNT_MINOR,
  minorUnitsOf,
  minorUnitsSchema,
  multiplyMinorUnits,
  subtractMinorUnits,
  type MinorUnits,
} from './money/minor-units.ts';
export { parseDecimalText } from './money/parse-decimal-text.ts';
export { currencySchema, decimalText, type Money } from './money/money.ts';

export {
  SPEECH_LOCALES,
  WRITTEN_LOCALES,
  type SpeechLocale,
  type WrittenLocale,
} from './speech/speech-locale.ts';
export { languageOf, type SpeechLanguage } from './speech/speech-language.ts';
export { bookLabelTexts, cartItemTexts, type CartText } from './speech/sentence/cart-texts.ts';
export { CHECK_WORD_LIST } from './speech/sentence/check-word-list.ts';
export { checkWordListOf, checkWordsOf } from './speech/sentence/check-words.ts';
export { composeSentence, composeWrittenSentence } from './speech/sentence/compose-sentence.ts';
export { findSpokenAmounts } from './speech/amounts/find-spoken-amounts.ts';
export { findWrittenAmounts } from './speech/amounts/find-written-amounts.ts';
export { namedAmountsOf } from './speech/sentence/named-amounts.ts';
export { writtenLabelsOf } from './speech/sentence/written-labels.ts';
export {
  amountFreeText,
  escapeForSsml,
  safeTextOf,
  showableText,
  speakableText,
  speechMarkupOf,
  type OutsideSurface,
  type SafeText,
} from './speech/outside/outside-text.ts';
export {
  changedTextsOf,
  OUTSIDE_PARTS,
  writeChangedTexts,
  type ChangedText,
  type OutsidePart,
} from './speech/outside/changed-texts.ts';
export { numberInTitle } from './speech/outside/spoken-words.ts';
export { TAKEN_OUT_KINDS, type TakenOut, type TakenOutKind } from './speech/outside/taken-out.ts';
export { MOST_SECONDS, spokenSeconds } from './speech/sentence/spoken-length.ts';
export { readBackDigits, soundsLikeAnother } from './speech/amounts/read-back.ts';
export { readSpokenCode } from './speech/reading/read-spoken-code.ts';
export { readWrittenTotal, WRITTEN_TOTAL_REFUSALS } from './speech/reading/read-written-total.ts';
export { parseNumberWords } from './speech/amounts/number-words.ts';
export { parseSpokenAmount, speakAmount } from './speech/amounts/speak-amount.ts';
export { writeAmount } from './speech/amounts/write-amount.ts';
export { writeAmountOf, writtenCharges } from './speech/amounts/written-amounts.ts';

export { customerOfSubject } from './order/customer-of-subject.ts';
export {
  addressIdSchema,
  clientIdSchema,
  confirmationIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  orderDigestSchema,
  payeeIdSchema,
  deviceIdSchema,
  plainIdSchema,
  productIdSchema,
  tokenHashSchema,
  type AddressId,
  type ClientId,
  type ConfirmationId,
  type CustomerId,
  type InstrumentId,
  type OrderDigest,
  type ProductId,
} from './order/ids.ts';
export {
  epochMsSchema,
  MOST_OF_ONE_PRODUCT,
  orderTermsSchema,
  TERMS_VERSION,
  type Locale,
  type OrderTerms,
} from './order/order-terms.ts';
export { commitAddress } from './order/address-commitment.ts';
export { holdKeyOf } from './order/hold-key.ts';
export { digestTerms } from './order/order-digest.ts';
export { postalAddressSchema, type PostalAddress } from './order/postal-address.ts';
export {
  deriveFromTerms,
  isDryRunConsistent,
  isDryRunOf,
  makeDryRun,
  type AskedWith,
  type DryRun,
} from './order/dry-run.ts';
export {
  deriveRedemptionToken,
  hashRedemptionToken,
  redemptionTokenSchema,
  type RedemptionToken,
} from './order/redemption-token.ts';
export { isOfShop, shopSchema, type Shop } from './order/shop.ts';

export * from './confirmation/index.ts';
export * from './policy/index.ts';
export * from './risk/index.ts';

export { decodeBase64Url, encodeBase64Url } from './evidence/base64url.ts';
export { createBoundedMemory, type BoundedMemory } from './evidence/bounded-memory.ts';
export { deepFreeze } from './evidence/deep-freeze.ts';
export { canonicalJson } from './evidence/canonical-json.ts';
export { parseJson } from './evidence/parse-json.ts';
export {
  idempotencyKeyOf,
  signChargeIntent,
  verifyChargeIntent,
  type ChargeIntent,
} from './evidence/charge-intent.ts';
export {
  isReceiptOf,
  receiptNumberOf,
  signReceipt,
  verifyReceipt,
  type Receipt,
} from './evidence/receipt.ts';
export {
  refundIdOf,
  refundKeyOf,
  signRefundIntent,
  verifyRefundIntent,
  type RefundIntent,
} from './evidence/refund-intent.ts';
export { signRecord } from './evidence/signed-record.ts';

export {
  EMPTY_LEDGER,
  LEDGER_KINDS,
  ledgerEntrySchema,
  openLedgerEntry,
  sealLedgerNote,
  SIDES,
  verifyLedger,
  type LedgerEntry,
  type LedgerHead,
  type LedgerKind,
  type LedgerNote,
  type LedgerPage,
  type SealedLedgerEntry,
  type Side,
} from './ledger/ledger-entry.ts';
export {
  traceEntrySchema,
  traceViewSchema,
  type LedgerStanding,
  type TraceEntry,
  type TraceLane,
  type TraceReason,
  type TraceView,
} from './ledger/trace-view.ts';

export { ASKING_ENDS_AFTER_MS } from './redemption/asking-window.ts';
export { mayBeBoughtInLostPart } from './redemption/may-be-bought.ts';
export { isQuoteAsAgreed, isQuoteForLines } from './redemption/agreed-terms.ts';
export {
  decideRedemption,
  isCallersOrder,
  isDeclineOf,
  isMerchantAnswerFresh,
  MERCHANT_ANSWER_MAX_AGE_MS,
} from './redemption/decide-redemption.ts';
export {
  isCodeLocked,
  TRIES_PER_CONFIRMATION,
  WRONG_CODES_PER_DAY,
} from './redemption/code-tries.ts';
export {
  CLOCK_TOLERANCE_MS,
  findLiveConfirmation,
  isDatedAhead,
  LONGEST_REDEMPTION_MS,
} from './redemption/live-confirmation.ts';
export { cardKeyOf, plasticKeyOf } from './redemption/card-key.ts';
export { judgeRiskOfRedemption, riskPolicyInForce } from './redemption/judge-risk-of-redemption.ts';
export {
  haltsLookedAtSince,
  unconfirmedHaltsOf,
  type HaltJwss,
  type HaltFacts,
  type UnconfirmedHalts,
} from './redemption/unconfirmed-halts.ts';
export { trustOf, wholeHistoryOf } from './redemption/whole-history.ts';
export type {
  RedemptionDecision,
  RedemptionFacts,
  RedemptionKeys,
  StoredConfirmation,
} from './redemption/redemption-facts.ts';
export {
  CONFIRMATION_STATES,
  confirmationStateOf,
  NEXT_CONFIRMATION_STATES,
  type ConfirmationState,
} from './redemption/confirmation-state.ts';
export {
  DRY_RUN_STATES,
  dryRunStateOf,
  NEXT_DRY_RUN_STATES,
  type DryRunState,
} from './redemption/dry-run-state.ts';
export {
  CHARGE_STATES,
  ENDING_KINDS,
  NEXT_CHARGE_STATES,
  NEXT_ENDING_STATES,
  ORDER_END_STATES,
  type ChargeState,
  type Ending,
  type EndingKind,
  type OrderEndState,
} from './redemption/ending.ts';
export { CART_ORDER_STATES } from './redemption/cart-order-state.ts';
export { DECLINE_ANSWERS, type DeclineAnswer } from './redemption/decline-answer.ts';
export { DELIVERY_STATES, type DeliveryState } from './redemption/delivery-state.ts';
export { FULFILMENT_STATES, type FulfilmentState } from './redemption/fulfilment-state.ts';
export { HOLD_STATES, holdStateOf, NEXT_HOLD_STATES } from './redemption/hold-state.ts';
export { RETURN_STATES, type ReturnState } from './redemption/return-state.ts';
export { SENT_CODE_STATES, type SentCodeState } from './redemption/sent-code-state.ts';
export { WITHDRAWAL_STATES, type WithdrawalState } from './redemption/withdrawal-state.ts';
export {
  hasRefundFailed,
  NEXT_REFUND_STATES,
  REFUND_ASKING_ENDS_AFTER_MS,
  REFUND_CAUSES,
  REFUND_STATES,
  refundableMinor,
  refundedMinor,
  type RefundCause,
  type RefundState,
} from './redemption/refund.ts';
export {
  CHARGE_MACHINE,
  DECLINE_MACHINE,
  FULFILMENT_MACHINE,
  LETTER_MACHINE,
  mayFollow,
  RECEIPT_MACHINE,
  REFUND_MACHINE,
  SENT_CODE_MACHINE,
  STATE_MACHINES,
  statesBefore,
  unfinishedStates,
  WITHDRAWAL_MACHINE,
  type StateMachine,
} from './redemption/state-machines.ts';

export type {
  ApprovalReader,
  ApprovalStore,
  Ceremony,
  CeremonyPurpose,
  ClientOfCustomer,
  ConfirmationRow,
  Passkey,
  SeenSession,
  Session,
  SignedDecline,
  SignedInTime,
} from './ports/approval-store.ts';
export { CONFIRMATIONS_PER_ORDER } from './ports/approval-store.ts';
export {
  FIRST_RECORD,
  type AccountRecord,
  type AccountRecordStore,
} from './ports/account-records.ts';
export {
  ENTRIES_PER_BOOK,
  type BookLabel,
  type BookOutcome,
  type BookStore,
  type BookWork,
  type Letter,
} from './ports/book-store.ts';
export type { CardVault, CardVaultAnswer } from './ports/card-vault.ts';
export {
  SUBSCRIPTIONS_PER_CUSTOMER,
  type NoticeStore,
  type StoredSubscription,
} from './ports/notice-store.ts';
export type { Clock, Hash, Mac, Randomness, Signer, Verifier } from './ports/crypto.ts';
export {
  merchantQuoteAnswerSchema,
  MOST_PRODUCTS_LISTED,
  PRODUCT_ORDERS,
  productListSchema,
  productSchema,
  type Catalogue,
  type Merchant,
  type MerchantQuoteAnswer,
  type Product,
  type ProductList,
  type ProductSearch,
} from './ports/merchant.ts';
export {
  historyOf,
  type HistoryOf,
  type OrderHistoryReader,
  type StoredOrderHistory,
  type StoredTrust,
} from './ports/order-history.ts';
export type { Outbox, SendAnswer, WrittenMessage } from './ports/outbox.ts';
export type { Asked, ChargeAnswer, ChargeRequest, Processor } from './ports/processor.ts';
export type { RefundAnswer, RefundRequest, Refunds } from './ports/refunds.ts';
export {
  placementAnswerSchema,
  takeBackAnswerSchema,
  type Fulfilment,
  type PlacementAnswer,
  type TakeBackAnswer,
} from './ports/fulfilment.ts';
export {
  HOLDS_PER_CUSTOMER,
  type AfterSaleStore,
  type RefundStart,
  type NewRefund,
  type RecordedReturn,
  type RefundRow,
} from './ports/after-sale-store.ts';
export {
  CART_CHANGE_REFUSALS,
  MOST_CART_LINES,
  MOST_CART_ORDERS,
  type Cart,
  type CartChange,
  type CartChangeRefusal,
  type CartLine,
  type CartStore,
} from './ports/cart.ts';
export type { ReadableLedger } from './ports/readable-ledger.ts';
export {
  MOST_DRY_RUNS_READ,
  MOST_WAITING_ORDERS,
  type DryRunMark,
  type DryRunPlace,
  type RequestReader,
  type RequestStore,
  type StoredDryRun,
} from './ports/request-store.ts';
export type { SentCodeOf, SentCodeStore } from './ports/sent-codes.ts';
export {
  bookAnswerSchema,
  bookRequestSchema,
  cancelAnswerSchema,
  cancelRequestSchema,
  ORDER_STATES,
  QUOTE_REFUSALS,
  quoteAnswerSchema,
  quoteRequestSchema,
  REDEEM_OUTCOMES,
  redeemAnswerSchema,
  redeemRequestSchema,
  statusAnswerSchema,
  statusRequestSchema,
  voidAnswerSchema,
  voidRequestSchema,
  type BookAnswer,
  type BookRequest,
  type CancelAnswer,
  type CancelRequest,
  type MerchantQuote,
  type GoingBackSums,
  type OrderState,
  type OrderStatus,
  type QuoteAnswer,
  type QuoteRequest,
  type RedeemAnswer,
  type RedeemOutcome,
  type RedeemRequest,
  type SettlementDoor,
  type StatusAnswer,
  type StatusRequest,
  type VoidAnswer,
  type VoidRequest,
} from './ports/settlement-door.ts';
export type {
  BookAddress,
  BookInstrument,
  ChargeRow,
  CustomerBook,
  CustomerInADay,
  FactsInStore,
  JudgedRedemption,
  NextTrust,
  PaidOrder,
  SettlementReader,
  SettlementStore,
  StoreStanding,
} from './ports/settlement-store.ts';
export { StoreUnavailable } from './ports/store-unavailable.ts';
