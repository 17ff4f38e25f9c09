/** What the approval side makes, signs and shows. */
export {
  SEALED_ADDRESS_TYPE,
  sealedAddressSchema,
  signBookChange,
  verifyBookChange,
  type BookChange,
  type SealedAddress,
} from './book-change.ts';
export {
  FAILED_PAYMENT_LETTER_KINDS,
  LETTER_KINDS,
  MONEY_LETTER_KINDS,
  signToldChange,
  TOLD_CHANGES,
  verifyToldChange,
  type LetterKind,
  type TellCustomer,
  type ToldChange,
  type ToldChangeKind,
} from './told-change.ts';
export {
  noticeSchema,
  NOTICES_PER_HOUR,
  pushSubscriptionSchema,
  type Notice,
  type NoticeKind,
  type PushSubscription,
} from './notice.ts';
export {
  isClientRevoked,
  MOST_DECISIONS_READ,
  signClientRight,
  type ClientRight,
} from './client-right.ts';
export { signDecline, verifyDecline } from './decline.ts';
export { signHaltRecord, verifyHaltRecord, type HaltRecord } from './halt-record.ts';
export { signReturnRequest, verifyReturnRequest, type ReturnRequest } from './return-request.ts';
export { lastUnlockedAt, signUnlock, type Unlock } from './unlock.ts';
export { mayTellHistory, signVoiceSetting, type VoiceSetting } from './voice-setting.ts';
export type {
  AmountRefusal,
  ConfirmRefusal,
  PersonRefusal,
  VerificationRefusal,
} from './refusal.ts';
export {
  LIVE_BEAT_MS,
  LIVE_CLOSE,
  liveMessageSchema,
  liveRequestSchema,
  parseReading,
  READING_HEADER,
  writeReading,
  type LiveMessage,
  type LiveWatch,
  type Reading,
} from './live-message.ts';
export {
  accountChangeSchema,
  CHANGE_REFUSALS,
  changeResultSchema,
  recoveryCodeSchema,
  waitingChangeSchema,
  type AccountChange,
  type AccountChangeKind,
  type AddressChange,
  type ChangeRefusal,
  type ChangeResult,
  type SealedAddressChange,
  type WaitingChange,
} from './account-change.ts';
export {
  accountViewSchema,
  FIRST_SETTINGS,
  historyPageSchema,
  settingsChangeSchema,
  settingsSchema,
  type AccountView,
  type HistoryPage,
  type Settings,
  type SettingsChange,
} from './account-view.ts';
export {
  HALT_PASSKEYS,
  type HaltPasskey,
  ORDER_VIEW_STATES,
  orderListSchema,
  orderViewSchema,
  type OrderList,
  type OrderView,
  type OrderViewState,
} from './order-view.ts';
export {
  allowedCodes,
  deriveVoiceCode,
  isSameCode,
  voiceCodeSchema,
  type VoiceCode,
} from './voice-code.ts';
export {
  signWrittenConfirmation,
  verifyWrittenConfirmation,
  writtenConfirmationSchema,
  type WrittenConfirmation,
} from './written-confirmation.ts';
