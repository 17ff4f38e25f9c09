/** The service worker: shows notices, and says plainly that nothing can be confirmed offline. It keeps no order and no answer. */
import { readNotice, type ShownNotice } from './notice.ts';

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Waiting {
  readonly data: { text(): string } | null;
}
interface PressEvent extends Waiting {
  readonly notification: Notification;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(address: string): Promise<WindowClient | null>;
}
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<WindowClient | null>;
  };
  addEventListener(type: 'install', act: (event: Waiting) => void): void;
  addEventListener(type: 'push', act: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', act: (event: PressEvent) => void): void;
  addEventListener(type: 'fetch', act: (event: FetchEvent) => void): void;
}
declare const self: WorkerScope;

/** The one page that is kept, with its sheet: both say nothing of anybody. */
const OFFLINE = 'hearback.offline.1';
const OFFLINE_PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OFFLINE).then((kept) => kept.addAll([OFFLINE_PAGE, '/offline.css'])));
});

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data?.text() ?? '');
  if (notice !== undefined) event.waitUntil(show(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  const path = typeof data === 'string' && data.startsWith('/') ? data : '/';
  event.waitUntil(open(path));
});

/** Only the opening of a page is looked at, and only when it fails. Everything else goes past this worker. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isSheet = new URL(request.url).pathname === '/offline.css';
  if (request.mode !== 'navigate' && !isSheet) return;
  event.respondWith(
    fetch(request).catch(async () => {
      const kept = await caches.match(isSheet ? '/offline.css' : OFFLINE_PAGE);
      return kept ?? Response.error();
    }),
  );
});

function show({ title, body, lang, tag, path }: ShownNotice): Promise<void> {
  return self.registration.showNotification(title, {
    body,
    lang,
    dir: 'auto',
    tag,
    icon: '/icon-192.png',
    data: path,
  });
}

/** An open page of ours goes there, or else a new one is opened. */
async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) {
    await self.clients.openWindow(address);
    return;
  }
  const there = page.url === address ? page : await page.navigate(address);
  await (there ?? page).focus();
}
