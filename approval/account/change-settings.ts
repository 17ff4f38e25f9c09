/** How the customer wants to be shown, heard and told things. */
import { signVoiceSetting, type Session, type Settings, type SettingsChange } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { readSettings } from './read-settings.ts';

export async function changeSettings(
  change: SettingsChange,
  { customerId }: Session,
  { store, clock, approvalKey }: ApprovalParts,
): Promise<void> {
  const settings = mergeSettings(await readSettings(customerId, { store }), change);
  const { isSharedDevice } = settings;
  const decidedAt = clock.nowEpochMs();
  const voice = { version: 1, customerId, isSharedDevice, decidedAt } as const;
  await store.saveSettings(
    { customerId, settings, voiceJws: signVoiceSetting(voice, approvalKey) },
    {
      at: decidedAt,
      kind: 'settings_changed',
      digest: null,
      facts: {
        customerId,
        locale: settings.locale ?? '',
        isSharedDevice,
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
