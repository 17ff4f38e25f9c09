/** An account as the approval side describes it, with everything in it that a page can show. */
import { accountViewSchema, historyPageSchema, type AccountView, type HistoryPage } from '#core';
import { NOW, orderIn } from './order-fixture.ts';

const DAY = 86_400_000;

export function accountOf(changes: Record<string, unknown> = {}): AccountView {
  return accountViewSchema.parse({
    customerId: 'customer-1',
    nowEpochMs: NOW,
    settings: {
      locale: null,
      isSharedDevice: true,
      notices: { isOn: true, showsAmount: false },
    },
    sessions: [
      {
        sessionId: 'session-this-one',
        isThis: true,
        openedAt: NOW - DAY,
        lastSeenAt: NOW,
        device: 'Chrome, Android',
        isRemembered: true,
      },
      {
        sessionId: 'session-the-other'.slice(0, 16),
        isThis: false,
        openedAt: NOW - 9 * DAY,
        lastSeenAt: NOW - 2 * DAY,
        device: '',
        isRemembered: false,
      },
    ],
    passkeys: [
      { passkeyId: 'passkey-number-1', addedAt: NOW - 90 * DAY, liftsHaltsFrom: NOW - 89 * DAY },
      { passkeyId: 'passkey-number-2', addedAt: NOW - 3_600_000, liftsHaltsFrom: NOW + DAY },
    ],
    recoveryCodesLeft: 5,
    isLocked: true,
    clients: [
      {
        clientId: 'alexa',
        name: 'Alexa',
        lastDid: { kind: 'ordered', at: NOW - 3_600_000 },
        isRevoked: false,
      },
      { clientId: 'other-host', name: 'Another host', lastDid: null, isRevoked: true },
    ],
    addresses: [
      { addressId: 'home', label: 'Home', isDefault: true, state: 'usable' },
      { addressId: 'work', label: 'Work', isDefault: false, state: 'being_added' },
    ],
    instruments: [
      { instrumentId: 'visa', label: 'Visa ending 4242', isDefault: true, state: 'usable' },
    ],
    instrumentPage: 'https://pay.example/setup',
    ...changes,
  });
}

export const HISTORY: HistoryPage = historyPageSchema.parse({
  orders: [
    orderIn('ordered'),
    orderIn('expired', { digest: 'e'.repeat(64), createdAt: NOW - 5 * DAY }),
  ],
  more: true,
});
