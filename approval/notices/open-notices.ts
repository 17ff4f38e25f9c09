/** Joins Web Push from its configuration and key; without a configuration there is none, and nobody is told by it. */
import type { Fetch } from '#edge';
import type { ApprovalParts } from '../approval-parts.ts';
import { createNoticeChange } from './notice-change.ts';
import { createNoticeSender, type NoticeSender } from './notice-sender.ts';
import type { PushConfig } from './push-config.ts';
import { isKnownService } from './push-service.ts';
import type { VapidKey } from './read-vapid-key.ts';
import { createSendPush } from './send-push.ts';
import type { NoticeChange } from './tell-customer.ts';

export interface Notices {
  readonly push: NonNullable<ApprovalParts['push']>;
  readonly sender: NoticeSender;
  readonly noticeChange: NoticeChange;
}

export function openNotices(
  parts: Pick<ApprovalParts, 'store' | 'hash' | 'clock' | 'timers' | 'shop' | 'log'>,
  of: { readonly config: PushConfig; readonly vapidKey: VapidKey; readonly fetch: Fetch },
): Notices {
  const { config, vapidKey, fetch } = of;
  const isKnown = (endpoint: string): boolean => isKnownService(endpoint, config.serviceOrigins);
  const sendPush = createSendPush({
    vapidKey,
    contact: config.contact,
    isKnownService: isKnown,
    fetch,
  });
  const sender = createNoticeSender({ ...parts, sendPush });
  return {
    push: { applicationServerKey: vapidKey.publicKey, isKnownService: isKnown },
    sender,
    noticeChange: createNoticeChange(parts, sender),
  };
}
