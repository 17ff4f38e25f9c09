/** What the approval side keeps for notices: the browsers that asked for them, and which were given. */
import type { NoticeKind } from '../confirmation/notice.ts';
import type { CustomerId } from '../order/ids.ts';

/** One browser of one session; it gets notices for as long as the session lasts. */
export interface StoredSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly customerId: CustomerId;
  readonly sessionHash: string;
  readonly createdAt: number;
}

/** Browsers of one customer that get notices; the oldest makes room for a new one. */
export const SUBSCRIPTIONS_PER_CUSTOMER = 5;

export interface NoticeStore {
  /** An endpoint is one browser: whoever subscribed it last has it. */
  putSubscription(subscription: StoredSubscription): Promise<void>;
  removeSubscription(of: {
    readonly endpoint: string;
    readonly customerId: CustomerId;
  }): Promise<void>;
  /** Those whose session has not ended. */
  listSubscriptions(of: {
    readonly customerId: CustomerId;
    readonly nowEpochMs: number;
  }): Promise<readonly StoredSubscription[]>;
  /** Every customer with a browser in {@link listSubscriptions}. */
  listSubscribedCustomers(nowEpochMs: number): Promise<readonly CustomerId[]>;

  /**
   * True the first time for a kind and subject, and, where `mostInAnHour` is given, only while the customer had fewer notices of the
   * kind in the hour before: who proposes many orders hides no change of the account. Forgets what is older than a day.
   */
  takeNotice(notice: {
    readonly customerId: CustomerId;
    readonly kind: NoticeKind;
    /** The digest, or whatever else the notice is about. */
    readonly subject: string;
    readonly at: number;
    /** Null for a notice that takes another's place; it counts for nothing. */
    readonly mostInAnHour: number | null;
  }): Promise<boolean>;
  hasNotice(of: {
    readonly customerId: CustomerId;
    readonly kind: NoticeKind;
    readonly subject: string;
  }): Promise<boolean>;
  /** So that the same can be told once more. */
  forgetNotice(of: {
    readonly customerId: CustomerId;
    readonly kind: NoticeKind;
    readonly subject: string;
  }): Promise<void>;
}
