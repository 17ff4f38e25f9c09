/** What a Web Push message says to the service worker, which has the words. It can confirm nothing and carries nothing that could. */
import { z } from 'zod';
import { orderDigestSchema } from '../order/ids.ts';
import type { DeepReadonly } from '../order/order-terms.ts';
import { WRITTEN_LOCALES } from '../speech/speech-locale.ts';

const NOTICE_KINDS = ['order_waits', 'order_ended', 'locked', 'changed'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const noticeSchema = z.strictObject({
  kind: z.enum(NOTICE_KINDS),
  /** The order's address on the card; it opens nothing for who is not signed in there. */
  digest: orderDigestSchema.nullable(),
  shopName: z.string().min(1).max(300),
  /** Only of an order that waits, and only where the customer has asked for it. */
  total: z.string().min(1).max(100).nullable(),
  locale: z.enum(WRITTEN_LOCALES),
});
export type Notice = DeepReadonly<z.output<typeof noticeSchema>>;

/** Notices of one kind to one customer in an hour; what replaces a notice that is there is none of them. */
export const NOTICES_PER_HOUR = 3;

/** `PushSubscription.toJSON()` of a browser (Push API, section 8): P-256 point and 16 bytes, base64url. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url().max(1000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
});
export type PushSubscription = DeepReadonly<z.output<typeof pushSubscriptionSchema>>;
