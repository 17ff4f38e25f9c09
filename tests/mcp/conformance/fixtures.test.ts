import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBearerCheck, createRefusalCount, systemTimers } from '#edge';
import { createMcpDoor } from '../../../mcp/http/create-mcp-door.ts';
import { listen, type Listening } from '../support/listen.ts';
import { startIdentity, type Identity } from '../support/start-identity.ts';
import { runSuite } from './run-suite.ts';
import { createSessionAnswerer } from './session-answerer.ts';
import { startTokenProxy, type TokenProxy } from './start-token-proxy.ts';

let proxy: TokenProxy;
let identity: Identity;
let door: Listening;

beforeAll(async () => {
  proxy = await startTokenProxy();
  let resource = '';
  identity = await startIdentity(() => resource);
  const log = pino({ level: 'silent' });
  door = await listen((port) => {
    resource = `http://127.0.0.1:${String(port)}/mcp`;
    return createMcpDoor({
      answerer: createSessionAnswerer(),
      checkBearer: createBearerCheck({ issuer: identity.origin, audience: resource, fetch }),
      hosts: [proxy.host],
      allowedOrigins: [`http://${proxy.host}`],
      resource,
      issuer: identity.origin,
      challengeMode: 'on-bad-token',
      shopName: 'Fixtures',
      refusals: createRefusalCount({ timers: systemTimers, log }),
      log,
    });
  });
  proxy.forwardTo({ port: door.port, token: await identity.mint({}) });
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all([door.stop(), identity.stop()]);
});

describe('the official conformance suite behind the product’s own door', () => {
  it('passes every check of the active suite, 40 of 40 [REQ-MCP-CONFORMANCE]', async () => {
    const { exitCode, checks, output } = await runSuite('server', '--url', proxy.url);
    expect(checks.filter(({ status }) => status !== 'SUCCESS')).toEqual([]);
    expect(checks.length, output).toBe(40);
    expect(exitCode, output).toBe(0);
  });
});
