/** One message to one browser through its push service (RFC 8030), encrypted to that browser (RFC 8291) and signed with our key (RFC 8292). */
import type { Notice, StoredSubscription } from '#core';
import type { Fetch } from '#edge';
import webPush from 'web-push';
import type { VapidKey } from './read-vapid-key.ts';

export interface PushMessage {
  readonly notice: Notice;
  /** Not delivered after that. */
  readonly ttlSeconds: number;
  /** A message takes the place of an undelivered one of the same topic; the push service sees it. */
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
}

/** `gone`: the browser has unsubscribed; `later`: it may be taken if it is sent again. */
export type PushAnswer = 'taken' | 'gone' | 'later' | 'refused';

export type SendPush = (
  subscription: Pick<StoredSubscription, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
) => Promise<PushAnswer>;

const ANSWERED_WITHIN_MS = 5000;

export function createSendPush(using: {
  readonly vapidKey: VapidKey;
  /** Where the push service writes to when something is wrong: `mailto:` or `https:`. */
  readonly contact: string;
  readonly isKnownService: (endpoint: string) => boolean;
  readonly fetch: Fetch;
}): SendPush {
  return async ({ endpoint, p256dh, auth }, message) => {
    // Looked at again: the list may have become shorter since the browser subscribed.
    if (!using.isKnownService(endpoint)) return 'refused';
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message.notice),
      {
        vapidDetails: { subject: using.contact, ...using.vapidKey },
        TTL: message.ttlSeconds,
        topic: message.topic,
        urgency: message.urgency,
        contentEncoding: 'aes128gcm',
      },
    );
    try {
      const response = await using.fetch(endpoint, {
        method: 'POST',
        headers: sentHeaders(headers),
        body: new Uint8Array(body),
        // No answer sends this process elsewhere.
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      });
      await response.body?.cancel();
      return readStatus(response.status);
    } catch {
      return 'later';
    }
  };
}

/** The length is `fetch`'s own to say. */
function sentHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}

function readStatus(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
