/** Gives a notice to every browser of a customer: claimed once in the store, then sent beside all other work, again while it may help. */
import {
  NOTICES_PER_HOUR,
  type ApprovalStore,
  type Clock,
  type CustomerId,
  type Hash,
  type Notice,
  type StoredSubscription,
} from '#core';
import { doubledPause, type Log, type Timers } from '#edge';
import { sha256Base64Url } from '../random-secret.ts';
import type { PushMessage, SendPush } from './send-push.ts';

export interface NoticeToGive {
  readonly customerId: CustomerId;
  readonly notice: Notice;
  /** The digest, or whatever else it is about. */
  readonly subject: string;
  /** It takes the place of one that was given about the same, and so counts for nothing. */
  readonly isReplacing: boolean;
  readonly ttlSeconds: number;
  /** Browsers that subscribed later have seen it on the screen. */
  readonly subscribedBefore: number;
}

export interface NoticeSender {
  /** Kept when it is claimed, or is not to be given; the sending itself is not waited for. */
  give(given: NoticeToGive): Promise<void>;
  stop(): void;
}

export interface NoticeSenderParts {
  readonly store: Pick<ApprovalStore, 'listSubscriptions' | 'removeSubscription' | 'takeNotice'>;
  readonly sendPush: SendPush;
  readonly hash: Hash;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
}

const PAUSES = { firstMs: 2000, longestMs: 60_000 };
const MOST_TRIES = 6;

export function createNoticeSender(parts: NoticeSenderParts): NoticeSender {
  const pending = new Set<() => void>();
  let isStopped = false;

  const send = async (to: Delivery, tries: number): Promise<void> => {
    const leftMs = to.endsAt - parts.clock.nowEpochMs();
    if (isStopped || leftMs < 0) return;
    const message = { ...to.message, ttlSeconds: Math.floor(leftMs / 1000) };
    const answer = await parts.sendPush(to.subscription, message);
    const { endpoint, customerId } = to.subscription;
    if (answer === 'gone') await parts.store.removeSubscription({ endpoint, customerId });
    if (answer === 'refused') parts.log.warn('a push service refuses a notice');
    if (answer !== 'later' || tries + 1 >= MOST_TRIES) return;
    const cancel = parts.timers.after(doubledPause(tries, PAUSES), () => {
      pending.delete(cancel);
      sendSafely(to, tries + 1);
    });
    pending.add(cancel);
  };
  const sendSafely = (to: Delivery, tries: number): void => {
    send(to, tries).catch((fault: unknown) => {
      parts.log.error({ err: fault }, 'a notice could not be sent');
    });
  };

  return {
    async give(given) {
      const { customerId, notice, subject } = given;
      const nowEpochMs = parts.clock.nowEpochMs();
      const all = await parts.store.listSubscriptions({ customerId, nowEpochMs });
      const subscriptions = all.filter(({ createdAt }) => createdAt <= given.subscribedBefore);
      if (subscriptions.length === 0) return;
      const isTaken = await parts.store.takeNotice({
        customerId,
        kind: notice.kind,
        subject,
        at: nowEpochMs,
        mostInAnHour: given.isReplacing ? null : NOTICES_PER_HOUR,
      });
      if (!isTaken) return;
      const message = {
        notice,
        topic: topicOf(subject, parts.hash),
        urgency: given.isReplacing ? ('normal' as const) : ('high' as const),
      };
      const endsAt = nowEpochMs + given.ttlSeconds * 1000;
      for (const subscription of subscriptions) sendSafely({ subscription, message, endsAt }, 0);
    },
    stop() {
      isStopped = true;
      for (const cancel of pending) cancel();
      pending.clear();
    },
  };
}

interface Delivery {
  readonly subscription: StoredSubscription;
  readonly message: Omit<PushMessage, 'ttlSeconds'>;
  readonly endsAt: number;
}

/** At most 32 characters (RFC 8030, section 5.4), and nothing that names the order to the push service. */
function topicOf(subject: string, hash: Hash): string {
  return sha256Base64Url(`hearback.push-topic.v1\n${subject}`, hash).slice(0, 32);
}
