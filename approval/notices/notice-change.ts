/** A notice to the phone that something about the account has changed; the card says what. */
import { readSettings } from '../account/read-settings.ts';
import type { ApprovalParts } from '../approval-parts.ts';
import { DAY_SECONDS, plainNotice } from './find-notices.ts';
import type { NoticeSender } from './notice-sender.ts';
import type { NoticeChange } from './tell-customer.ts';

export function createNoticeChange(
  parts: Pick<ApprovalParts, 'store' | 'clock' | 'shop'>,
  sender: NoticeSender,
): NoticeChange {
  return async (customerId, changeId) => {
    const settings = await readSettings(customerId, parts);
    if (!settings.notices.isOn) return;
    await sender.give({
      customerId,
      subject: changeId,
      isReplacing: false,
      ttlSeconds: DAY_SECONDS,
      subscribedBefore: parts.clock.nowEpochMs(),
      notice: plainNotice('changed', settings, parts),
    });
  };
}
