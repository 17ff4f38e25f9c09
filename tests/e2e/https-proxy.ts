/** The operator's TLS proxy: a throw-away certificate for two names, and each name passed on to a plain port. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fetch } from '#edge';
import { openLoopbackDial } from '../loopback-dial.ts';

export function hasOpenssl(): boolean {
  return spawnSync('openssl', ['version']).status === 0;
}

export interface HttpsProxy {
  readonly port: number;
  /** Trusts the throw-away certificate alone, and finds the names at the proxy. */
  readonly dial: Fetch;
  /** From now on each name leads to its port. */
  passOn(targets: Readonly<Record<string, number>>): void;
  close(): Promise<void>;
}

export async function startHttpsProxy(names: readonly string[]): Promise<HttpsProxy> {
  const { key, cert } = makeCertificate(names);
  let targets: Readonly<Record<string, number>> = {};
  const server: Server = createServer({ key, cert }, (incoming, response) => {
    const { host = '' } = incoming.headers;
    const port = targets[host.replace(/:\d+$/, '')];
    const onward = request(
      {
        host: '127.0.0.1',
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { dial, close: closeDial } = openLoopbackDial({ ca: cert });
  return {
    port: (server.address() as AddressInfo).port,
    dial: (input, init) => dial(input, { redirect: 'manual', ...init }),
    passOn: (to) => {
      targets = to;
    },
    close: async () => {
      await closeDial();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function makeCertificate(names: readonly string[]): {
  readonly key: string;
  readonly cert: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-subj', '/CN=throw-away', '-keyout', key, '-out', cert],
        ...['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
