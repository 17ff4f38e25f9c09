import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';
import { runSuite, type SuiteRun } from './run-suite.ts';
import { startTokenProxy, type TokenProxy } from './start-token-proxy.ts';

/**
 * All that applies to a server of tools alone, without sessions. The others call tools, resources and prompts of the suite's own; they are run
 * against the fixtures behind the same door (fixtures.test.ts), and what they say here counts for nothing.
 */
const APPLICABLE = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'] as const;

let proxy: TokenProxy;
let side: RequestSideUnderTest;
let forPerson: SuiteRun;
let forGuest: SuiteRun;

beforeAll(async () => {
  proxy = await startTokenProxy();
  side = await startRequestSide({
    hosts: [proxy.host],
    allowedOrigins: [`http://${proxy.host}`],
  });
  forPerson = await run('shop');
  forGuest = await run('mcp:service', '--scenario', 'tools-list');
});
afterAll(async () => {
  await proxy.stop();
  await side.stop();
});

async function run(scope: string, ...args: readonly string[]): Promise<SuiteRun> {
  proxy.forwardTo({ port: side.port, token: await side.identity.mint({ scope }) });
  return runSuite('server', '--url', proxy.url, ...args);
}

describe('the official conformance suite on the product’s own endpoint', () => {
  it.each(APPLICABLE)('passes %s for a person [REQ-MCP-CONFORMANCE]', (scenario) => {
    const checks = forPerson.checks.filter((check) => check.scenario === scenario);
    expect(checks.length, forPerson.output).toBeGreaterThan(0);
    expect(checks.filter(({ status }) => status !== 'SUCCESS')).toEqual([]);
  });

  it('passes tools-list for a client that speaks for nobody [REQ-MCP-CONFORMANCE]', () => {
    expect(forGuest.checks.map(({ status }) => status)).toEqual(['SUCCESS']);
    expect(forGuest.exitCode, forGuest.output).toBe(0);
  });

  it('lists no tool that is there for a test [REQ-MCP-TOOLS]', async () => {
    const client = await side.connect();
    const { tools } = await client.listTools();
    await client.close();
    expect(tools.length).toBeGreaterThan(0);
    expect(tools.filter(({ name }) => /test|json_schema/.test(name))).toEqual([]);
  });
});
