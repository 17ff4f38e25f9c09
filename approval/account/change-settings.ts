/** How the customer wants to be shown, heard and told things. */
import { FIRST_SETTINGS, type Session, type Settings, type SettingsChange } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export async function changeSettings(
  change: SettingsChange,
  { customerId }: Session,
  { store, clock }: ApprovalParts,
): Promise<void> {
  const before = (await store.findSettings(customerId)) ?? FIRST_SETTINGS;
  const settings = mergeSettings(before, change);
  await store.saveSettings(
    { customerId, settings },
    {
      at: clock.nowEpochMs(),
      kind: 'settings_changed',
      digest: null,
      facts: {
        customerId,
        locale: settings.locale ?? '',
        isSharedDevice: settings.isSharedDevice,
        isNoticeOn: settings.notices.isOn,
        showsAmount: settings.notices.showsAmount,
      },
    },
  );
}

function mergeSettings(before: Settings, change: SettingsChange): Settings {
  const { locale = before.locale, isSharedDevice = before.isSharedDevice } = change;
  const { isOn = before.notices.isOn, showsAmount = before.notices.showsAmount } =
    change.notices ?? {};
  return { locale, isSharedDevice, notices: { isOn, showsAmount } };
}
