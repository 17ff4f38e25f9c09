/** Notices of this device (W3C Push API): on only after a press of the person, off whenever they say so. */
import { parsePushKey } from '../../wire/account-view.ts';
import { membersOf } from '../../wire/parse.ts';
import type { ApprovalDoor } from '../connection/approval-door.ts';
import { registerWorker } from '../push/register-worker.ts';

export type NoticeStanding = 'missing' | 'blocked' | 'on' | 'off';

export async function readNotices(window: Window & typeof globalThis): Promise<NoticeStanding> {
  if (!('serviceWorker' in window.navigator) || !('PushManager' in window)) return 'missing';
  if (window.Notification.permission === 'denied') return 'blocked';
  const worker = await window.navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the browser, which asks the person. The other side learns the address and keys of this subscription alone. */
export async function allowNotices(
  window: Window & typeof globalThis,
  door: ApprovalDoor,
): Promise<NoticeStanding> {
  const key = await door.get('/api/push', parsePushKey);
  if (key.kind !== 'answer' || key.body.applicationServerKey === null) return 'missing';
  if ((await window.Notification.requestPermission()) !== 'granted') return readNotices(window);
  const worker = await registerWorker(window);
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key.body.applicationServerKey,
  });
  const answer = await door.post(
    '/api/push/subscribe',
    { subscription: subscription.toJSON() },
    (body) => membersOf(body)['outcome'] === 'subscribed',
  );
  if (answer.kind !== 'answer' || !answer.body) await subscription.unsubscribe();
  return readNotices(window);
}

export async function stopNotices(
  window: Window & typeof globalThis,
  door: ApprovalDoor,
): Promise<NoticeStanding> {
  const worker = await window.navigator.serviceWorker.getRegistration('/');
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    await door.post('/api/push/unsubscribe', { endpoint: subscription.endpoint }, () => null);
    await subscription.unsubscribe();
  }
  return readNotices(window);
}
