/**
 * A stand-in for the approval side that keeps to docs/wire.md, "Approval": it answers nothing without the cookie, an origin of
 * its own and a proof by the key that was bound at sign-in, and it serves the built card under the strictest policy.
 */
import type { AccountView, OrderList, OrderView } from '#core';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html hearback-worker',
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

type Answer = { readonly status: number; readonly body: unknown };

export class FakeApproval {
  list: OrderList;
  /** What the next calls get; a test may replace any of them. */
  totalAnswer: (text: string) => unknown;
  callbackAnswer: unknown = { outcome: 'signed_in' };
  passkeyAnswer: () => unknown = () => ({ outcome: 'refused', message: 'Not accepted.' });
  /** What `/api/passkeys/options` and `/api/passkeys` get. */
  passkeyOptions: () => unknown = () => ({ outcome: 'refused', message: 'Not now.' });
  addedPasskey: () => unknown = () => ({ outcome: 'refused', message: 'Not accepted.' });
  orderAfterDecline: OrderView | undefined;
  account: AccountView | undefined;
  /** Pages of the history, the newest first. */
  history: readonly unknown[] = [{ orders: [], more: false }];
  changeAnswer: () => unknown = () => ({ outcome: 'refused', reason: 'not_possible' });
  applicationServerKey: string | null = null;
  /** False: the cookie is never set, as in a browser that drops it. */
  doesSetCookie = true;
  isDown = false;
  readonly calls: Call[] = [];
  private boundKey: string | undefined;
  private readonly seenProofs = new Set<string>();
  private server: Server | undefined;
  private readonly folder: string;
  private port = 0;

  constructor(folder: string, list: OrderList) {
    this.folder = folder;
    this.list = list;
    this.totalAnswer = () => ({
      outcome: 'verify',
      signIn: { authorizationUrl: this.authorizationUrl() },
      passkey: null,
    });
  }

  get origin(): string {
    return `http://localhost:${String(this.port)}`;
  }

  authorizationUrl(): string {
    return `${this.origin}/stand-in/authorize?state=s1`;
  }

  async listen(): Promise<this> {
    const server = createServer((request, response) => {
      void this.handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    this.port = address.port;
    this.server = server;
    return this;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    if (url.pathname.startsWith('/stand-in/')) {
      const query = new URLSearchParams({ code: 'c1', state: 's1', iss: this.origin });
      response.writeHead(303, { Location: `/callback?${query.toString()}` }).end();
      return;
    }
    if (!url.pathname.startsWith('/api/')) {
      await this.serveFile(url.pathname, response);
      return;
    }
    if (this.isDown) {
      response.destroy();
      return;
    }
    const { status, body } = await this.answer(request, url);
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  }

  private async answer(request: IncomingMessage, url: URL): Promise<Answer> {
    const { path, method } = { path: url.pathname, method: request.method ?? 'GET' };
    const body = await readBody(request);
    this.calls.push({ method, path, body });
    // Browsers send no Origin with a GET to their own origin (Fetch, "append a request Origin header").
    if (method !== 'GET' && request.headers.origin !== this.origin) return no(403, 'origin');
    if (request.headers['sec-fetch-site'] !== 'same-origin') return no(403, 'fetch site');
    const key = await this.verifyProof(request.headers['dpop'], method, this.origin + path);
    if (key === undefined) return no(401, 'proof');
    if (path === '/api/sign-in') {
      this.boundKey = key;
      return { status: 200, body: { authorizationUrl: this.authorizationUrl() } };
    }
    if (this.boundKey !== key) return no(401, 'another key');
    if (path === '/api/callback') return { status: 200, body: this.callbackAnswer };
    if (request.headers.cookie?.includes('session=1') !== true || !this.doesSetCookie) {
      return no(401, 'cookie');
    }
    return this.answerSignedIn(path, body);
  }

  private answerSignedIn(path: string, body: unknown): Answer {
    if (path === '/api/orders') return { status: 200, body: this.list };
    if (path === '/api/passkeys/options') return { status: 200, body: this.passkeyOptions() };
    if (path === '/api/passkeys') return { status: 200, body: this.addedPasskey() };
    const ofAccount = this.answerOfAccount(path, body);
    if (ofAccount !== undefined) return ofAccount;
    if (path === '/api/sign-out') return { status: 204, body: null };
    const [, digest, action] = /^\/api\/orders\/([0-9a-f]{64})(?:\/(\w+))?$/.exec(path) ?? [];
    const order = this.list.orders.find((one) => one.digest === digest);
    if (order === undefined) return no(404, 'We cannot find this order.');
    if (action === 'total') return { status: 200, body: this.totalAnswer(textOf(body)) };
    if (action === 'passkey') return { status: 200, body: this.passkeyAnswer() };
    if (action === 'decline') {
      const after = this.orderAfterDecline ?? order;
      this.list = { ...this.list, orders: [after] };
      return { status: 200, body: after };
    }
    return { status: 200, body: order };
  }

  private answerOfAccount(path: string, body: unknown): Answer | undefined {
    if (path === '/api/settings' && this.account !== undefined) {
      const { settings } = this.account;
      const change = body as Partial<AccountView['settings']>;
      const notices = { ...settings.notices, ...change.notices };
      this.account = { ...this.account, settings: { ...settings, ...change, notices } };
    }
    const isOfAccount =
      /^\/api\/(?:account|settings)$|^\/api\/(?:sessions|clients|passkeys)\/[^/]+\/\w+$/;
    if (isOfAccount.test(path)) {
      return this.account === undefined
        ? no(404, 'no account')
        : { status: 200, body: this.account };
    }
    const answers: Readonly<Record<string, () => unknown>> = {
      '/api/history': () => this.history[this.calls.filter(isHistory).length - 1],
      '/api/changes': this.changeAnswer,
      '/api/changes/passkey': this.passkeyAnswer,
      '/api/export': () => ({ orders: [] }),
      '/api/push': () => ({ applicationServerKey: this.applicationServerKey }),
      '/api/push/subscribe': () => ({ outcome: 'subscribed' }),
      '/api/push/unsubscribe': () => ({ outcome: 'unsubscribed' }),
    };
    const answer = answers[path];
    return answer === undefined ? undefined : { status: 200, body: answer() };
  }

  /** The thumbprint of the key, when the proof is right for exactly this request and was never seen. */
  private async verifyProof(
    proof: string | string[] | undefined,
    method: string,
    address: string,
  ): Promise<string | undefined> {
    if (typeof proof !== 'string') return undefined;
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
      maxTokenAge: 60,
    });
    const { jwk } = protectedHeader;
    const isNew = typeof payload.jti === 'string' && !this.seenProofs.has(payload.jti);
    if (payload['htm'] !== method || payload['htu'] !== address || !isNew || !jwk) return undefined;
    this.seenProofs.add(String(payload.jti));
    return calculateJwkThumbprint(jwk);
  }

  private async serveFile(path: string, response: ServerResponse): Promise<void> {
    const isFile = path.startsWith('/assets/') || /^\/[a-z0-9-]+\.[a-z]+$/.test(path);
    const file = join(this.folder, isFile ? path : 'index.html');
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': POLICY,
      ...(path === '/callback' && {
        'Set-Cookie': 'session=1; Path=/; HttpOnly; Secure; SameSite=Strict',
      }),
    });
    response.end(content);
  }
}

function isHistory({ path }: Call): boolean {
  return path === '/api/history';
}

function no(status: number, message: string): Answer {
  return { status, body: { error: { code: 'no', message } } };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

function textOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'text' in body ? String(body.text) : '';
}
