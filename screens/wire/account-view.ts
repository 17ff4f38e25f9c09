/** `AccountView` and `HistoryPage` as they come over the wire (`core/confirmation/account-view.ts`). Loaded with the account alone. */
import type {
  AccountView,
  AddressId,
  ClientId,
  CustomerId,
  HistoryPage,
  InstrumentId,
  WrittenLocale,
} from '#core';
import { LANGUAGE_NAMES } from '../strings/phone/language-names.ts';
import { parseWebAddress } from './answers.ts';
import { parseEpochMs, parseOrderView } from './order-view.ts';
import {
  flag,
  listOf,
  nameIn,
  orNull,
  record,
  text,
  textLike,
  wholeNumber,
  type Parse,
} from './parse.ts';

const parseName = textLike(/^[A-Za-z0-9_-]{16}$/);
const parseId = textLike(/^[A-Za-z0-9._:~-]{1,128}$/);
const bookEntry = {
  label: text,
  isDefault: flag,
  state: nameIn({ usable: true, being_added: true, being_removed: true }),
};

/** Null follows the browser. */
const parseLocale: Parse<WrittenLocale | null> = orNull(nameIn(LANGUAGE_NAMES));

export const parseAccountView: Parse<AccountView> = record({
  customerId: (value) => parseId(value) as CustomerId,
  nowEpochMs: parseEpochMs,
  settings: record({
    locale: parseLocale,
    isSharedDevice: flag,
    notices: record({ isOn: flag, showsAmount: flag }),
  }),
  sessions: listOf(
    record({
      sessionId: parseName,
      isThis: flag,
      openedAt: parseEpochMs,
      lastSeenAt: parseEpochMs,
      device: text,
      isRemembered: flag,
    }),
  ),
  passkeys: listOf(
    record({ passkeyId: parseName, addedAt: parseEpochMs, liftsHaltsFrom: parseEpochMs }),
  ),
  recoveryCodesLeft: wholeNumber(0),
  isLocked: flag,
  clients: listOf(
    record({
      clientId: (value: unknown) => parseId(value) as ClientId,
      name: text,
      lastDid: orNull(
        record({
          kind: nameIn({ proposed: true, ordered: true, cancelled: true }),
          at: parseEpochMs,
        }),
      ),
      isRevoked: flag,
    }),
  ),
  addresses: listOf(
    record({ addressId: (value: unknown) => parseId(value) as AddressId, ...bookEntry }),
  ),
  instruments: listOf(
    record({ instrumentId: (value: unknown) => parseId(value) as InstrumentId, ...bookEntry }),
  ),
  instrumentPage: orNull(parseWebAddress),
});

export const parseHistoryPage: Parse<HistoryPage> = record({
  orders: listOf(parseOrderView, { most: 20 }),
  more: flag,
});

export const parsePushKey = record({ applicationServerKey: orNull(text) });
