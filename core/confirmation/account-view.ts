/** The customer's own account as the second device shows it: made by the approval side, drawn by the screens (docs/wire.md, "Account"). */
import { z } from 'zod';
import {
  addressIdSchema,
  clientIdSchema,
  customerIdSchema,
  instrumentIdSchema,
} from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import { WRITTEN_LOCALES } from '../speech/speech-locale.ts';
import { orderViewSchema } from './order-view.ts';

export const settingsSchema = z.strictObject({
  /** Of the screens' own words; null follows the browser. */
  locale: z.enum(WRITTEN_LOCALES).nullable(),
  /** Several people hear this customer's devices: no history, private resource or gift title is spoken. */
  isSharedDevice: z.boolean(),
  /** `showsAmount`: a notice on a locked screen may say the total. */
  notices: z.strictObject({ isOn: z.boolean(), showsAmount: z.boolean() }),
});
export type Settings = DeepReadonly<z.output<typeof settingsSchema>>;

/** The cautious choice: notices are on and tell no amount, and a device is taken for one that others hear. */
export const FIRST_SETTINGS: Settings = {
  locale: null,
  isSharedDevice: true,
  notices: { isOn: true, showsAmount: false },
};

/** What is left out stays as it is. */
export const settingsChangeSchema = z.strictObject({
  locale: settingsSchema.shape.locale.optional(),
  isSharedDevice: z.boolean().optional(),
  notices: settingsSchema.shape.notices.partial().optional(),
});
export type SettingsChange = DeepReadonly<z.output<typeof settingsChangeSchema>>;

/** A name of a session that opens nothing. */
const publicSessionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
/** A name of a passkey that tells nothing of the credential. */
const publicPasskeyIdSchema = z.string().regex(/^[A-Za-z0-9_-]{16}$/);

/** What a client did last, from its orders alone. */
const CLIENT_ACTS = ['proposed', 'ordered', 'cancelled'] as const;

const BOOK_ENTRY_STATES = ['usable', 'being_added', 'being_removed'] as const;
const bookEntry = {
  label: z.string(),
  isDefault: z.boolean(),
  state: z.enum(BOOK_ENTRY_STATES),
};

export const accountViewSchema = z.strictObject({
  customerId: customerIdSchema,
  nowEpochMs: epochMsSchema,
  settings: settingsSchema,
  sessions: z.array(
    z.strictObject({
      sessionId: publicSessionIdSchema,
      isThis: z.boolean(),
      openedAt: epochMsSchema,
      /** Within five minutes. */
      lastSeenAt: epochMsSchema,
      /** Browser and system, as names that are written the same everywhere; empty where they are not known. */
      device: z.string(),
      isRemembered: z.boolean(),
    }),
  ),
  passkeys: z.array(
    z.strictObject({
      passkeyId: publicPasskeyIdSchema,
      addedAt: epochMsSchema,
      liftsHaltsFrom: epochMsSchema,
    }),
  ),
  recoveryCodesLeft: z.number().int().min(0),
  /** Ten wrong codes in a day: nothing is bought by voice until it is unlocked here. */
  isLocked: z.boolean(),
  clients: z.array(
    z.strictObject({
      clientId: clientIdSchema,
      name: z.string(),
      lastDid: z.strictObject({ kind: z.enum(CLIENT_ACTS), at: epochMsSchema }).nullable(),
      isRevoked: z.boolean(),
    }),
  ),
  addresses: z.array(z.strictObject({ addressId: addressIdSchema, ...bookEntry })),
  instruments: z.array(z.strictObject({ instrumentId: instrumentIdSchema, ...bookEntry })),
  /** The processor's own page for a new card; null where there is none. */
  instrumentPage: z.url().nullable(),
});
export type AccountView = DeepReadonly<z.output<typeof accountViewSchema>>;

/** Orders that have ended, newest first. */
export const historyPageSchema = z.strictObject({
  orders: z.array(orderViewSchema).max(20),
  more: z.boolean(),
});
export type HistoryPage = DeepReadonly<z.output<typeof historyPageSchema>>;
