/** A browser on the card's origin: cookies, a key for its proofs, and the headers that browsers add. Each can be made to lie. */
import { request as httpRequest } from 'node:http';
import { randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface CallChanges {
  /** Replaces headers; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Sent as it is, instead of the JSON of the body. */
  readonly rawBody?: string;
}

export interface ProofChanges {
  readonly htm?: string;
  readonly htu?: string;
  readonly iat?: number;
  readonly jti?: string;
  readonly typ?: string;
}

export type TestBrowser = Awaited<ReturnType<typeof openBrowser>>;

export async function openBrowser(of: {
  readonly origin: string;
  readonly clock: { nowEpochMs(): number };
}) {
  const { origin, clock } = of;
  const key = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(key.publicKey);
  const cookies = new Map<string, string>();

  const prove = (method: string, path: string, changes: ProofChanges = {}): Promise<string> =>
    new SignJWT({
      htm: changes.htm ?? method,
      htu: changes.htu ?? `${origin}${path.replace(/[?#].*$/, '')}`,
      iat: changes.iat ?? Math.floor(clock.nowEpochMs() / 1000),
      jti: changes.jti ?? randomUUID(),
    })
      .setProtectedHeader({ alg: 'ES256', typ: changes.typ ?? 'dpop+jwt', jwk })
      .sign(key.privateKey);

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    changes: CallChanges = {},
  ): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isSafe = method === 'GET' || method === 'HEAD';
    const headers: Record<string, string | null> = {
      'sec-fetch-site': 'same-origin',
      // As browsers do: no Origin on a same-origin GET.
      origin: isSafe ? null : origin,
      cookie: cookie === '' ? null : cookie,
      dpop: await prove(method, path),
      'content-type': isSafe ? null : 'application/json',
      ...changes.headers,
    };
    const sent = changes.rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await send({ origin, method, path, headers, body: sent });
    keepCookies(cookies, answer);
    return answer;
  };

  return {
    cookies,
    prove,
    call,
    get: (path: string, changes?: CallChanges) => call('GET', path, undefined, changes),
    post: (path: string, body: unknown = {}, changes?: CallChanges) =>
      call('POST', path, body, changes),
    thumbprint: () => calculateJwkThumbprint(jwk),
  };
}

export function send(of: {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body?: string | undefined;
}): Promise<Answer> {
  const { host, port } = new URL(of.origin);
  const headers: Record<string, string> = { host };
  for (const [name, value] of Object.entries(of.headers)) if (value !== null) headers[name] = value;
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, method: of.method, path: of.path, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            body: parseBody(text),
          });
        });
      },
    );
    request.on('error', reject);
    request.end(of.body);
  });
}

function parseBody(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Pages and empty answers have no JSON.
    return {};
  }
}

function keepCookies(cookies: Map<string, string>, answer: Answer): void {
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
    const [pair = '', ...attributes] = line.split('; ');
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator);
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, pair.slice(separator + 1));
  }
}
