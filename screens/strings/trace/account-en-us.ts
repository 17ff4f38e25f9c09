/** The trace's words for what a customer does with the account, in American English. */
import type { TraceTexts } from './trace-texts.ts';

export const ACCOUNT_ENTRIES_EN_US = {
  session_ended: () => ({ tone: 'stopped', what: 'Signed out', why: 'on the phone' }),
  passkey_removed: () => ({ tone: 'stopped', what: 'Passkey removed', why: 'on the phone' }),
  recovery_codes_made: () => ({
    tone: 'waiting',
    what: 'Recovery codes made',
    why: 'the old ones no longer work',
  }),
  recovery_code_used: () => ({
    tone: 'waiting',
    what: 'Recovery code used',
    why: 'all passkeys removed',
  }),
  client_revoked: () => ({
    tone: 'stopped',
    what: 'Assistant stopped',
    why: 'it may ask for nothing more',
  }),
  client_allowed: () => ({ tone: 'waiting', what: 'Assistant allowed', why: 'on the phone' }),
  voice_unlocked: () => ({ tone: 'waiting', what: 'Voice unlocked', why: 'on the phone' }),
  settings_changed: () => ({ tone: 'waiting', what: 'Settings changed', why: 'on the phone' }),
  account_erased: () => ({ tone: 'stopped', what: 'Account erased', why: 'on the phone' }),
  change_refused: () => ({ tone: 'stopped', what: 'Not changed', why: 'not verified' }),
} as const satisfies Partial<TraceTexts['entries']>;
