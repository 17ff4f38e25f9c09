import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { approvalConfigSchema } from '../../../approval/config.ts';
import { mcpConfigSchema } from '../../../mcp/config.ts';
import { settlementConfigSchema } from '../../../settlement/config.ts';
import { identityConfigSchema } from '../../../simulator/identity/config.ts';
import { readLaunchOptions } from '../../../simulator/launch/launch-options.ts';
import { makeDemo, type Demo } from '../../../simulator/launch/make-demo.ts';
import { DEMO_PORTS } from '../../../simulator/launch/plan-addresses.ts';
import { outboxConfigSchema } from '../../../simulator/outbox/config.ts';
import { pageConfigSchema } from '../../../simulator/page/config.ts';

const CARD = 'https://card.shop.example';
const IDENTITY = 'https://id.shop.example:8443';

describe('--public-url', () => {
  const read = (...args: readonly string[]) => readLaunchOptions(args);

  it('takes two https origins [REQ-PUBLIC-URL]', () => {
    expect(read('--public-url', `${CARD}/`, '--public-identity-url', IDENTITY)).toMatchObject({
      outcome: 'read',
      options: { publicUrls: { card: CARD, identity: IDENTITY } },
    });
    expect(read()).toMatchObject({ options: { publicUrls: undefined } });
  });

  it.each([
    [['--public-url', CARD], /go together/],
    [['--public-identity-url', IDENTITY], /go together/],
    [
      ['--public-url', 'http://card.shop.example', '--public-identity-url', IDENTITY],
      /must be https/,
    ],
    [['--public-url', `${CARD}/orders`, '--public-identity-url', IDENTITY], /no path/],
    [['--public-url', `${CARD}/?a`, '--public-identity-url', IDENTITY], /no path/],
    [
      ['--public-url', 'https://u:p@card.shop.example', '--public-identity-url', IDENTITY],
      /no path, name/,
    ],
    [['--public-url', 'https://192.0.2.1', '--public-identity-url', IDENTITY], /host name/],
    [['--public-url', 'https://[2001:db8::1]', '--public-identity-url', IDENTITY], /host name/],
    [
      ['--public-url', 'https://card.hearback.localhost', '--public-identity-url', IDENTITY],
      /no phone/,
    ],
    [
      ['--public-url', 'card.shop.example', '--public-identity-url', IDENTITY],
      /no address|must be https/,
    ],
    [['--public-url', CARD, '--public-identity-url', `${CARD}:8443`], /two different hosts/],
  ])('refuses %j in words', (args, words) => {
    expect(read(...args)).toMatchObject({
      outcome: 'refused',
      message: expect.stringMatching(words) as unknown,
    });
  });
});

describe('the configurations of a run', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearback-plan-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const make = (...args: readonly string[]): Demo => {
    const read = readLaunchOptions(['--keep', folder, ...args]);
    if (read.outcome !== 'read') throw new Error('the options are right');
    return makeDemo({
      options: read.options,
      ports: DEMO_PORTS,
      root: fileURLToPath(new URL('../../..', import.meta.url)),
      payees: ['PAYEE'],
      throwAwayPrefix: 'x',
      nowEpochMs: Date.parse('2026-11-30T10:00:00Z'),
    });
  };
  const configOf = ({ configPaths }: Demo, name: keyof Demo['configPaths']): unknown =>
    JSON.parse(readFileSync(configPaths[name], 'utf8'));

  it('put the public addresses into card, issuer, callbacks and audiences, and frame nothing [REQ-PUBLIC-URL]', () => {
    const demo = make('--public-url', CARD, '--public-identity-url', IDENTITY);
    const behind = { issuer: IDENTITY, dialAddress: 'http://127.0.0.1:3003' };
    expect(approvalConfigSchema.parse(configOf(demo, 'approval'))).toMatchObject({
      origin: CARD,
      audience: CARD,
      identity: behind,
      simulator: null,
    });
    expect(identityConfigSchema.parse(configOf(demo, 'identity'))).toMatchObject({
      issuer: IDENTITY,
      audiences: { approval: CARD },
      clients: { 'approval-card': { redirectUris: [`${CARD}/callback`] } },
      cardOrigin: CARD,
    });
    expect(mcpConfigSchema.parse(configOf(demo, 'mcp'))).toMatchObject({
      cardOrigin: CARD,
      identity: behind,
    });
    expect(configOf(demo, 'skill')).toMatchObject({ cardOrigin: CARD });
    expect(settlementConfigSchema.parse(configOf(demo, 'settlement'))).toMatchObject({
      identity: behind,
    });
    expect(pageConfigSchema.parse(configOf(demo, 'page'))).toMatchObject({
      identity: behind,
      isCardElsewhere: true,
      addresses: { approval: CARD, identity: IDENTITY },
    });
  });

  it('stay on this machine without them', () => {
    const demo = make();
    expect(configOf(demo, 'approval')).toMatchObject({
      origin: 'http://card.hearback.localhost:8010',
      identity: { dialAddress: '127.0.0.1' },
      simulator: { pageOrigin: 'http://page.hearback.localhost:3000' },
    });
    expect(configOf(demo, 'page')).toMatchObject({ isCardElsewhere: false });
  });

  it('give the mail password to settlement and the mail server alone, in files of their own [REQ-MAIL-SECRET]', () => {
    const demo = make();
    const settlement = settlementConfigSchema.parse(configOf(demo, 'settlement'));
    const outbox = outboxConfigSchema.parse(configOf(demo, 'outbox'));
    const secret = readFileSync(settlement.mail.credentials, 'utf8');
    expect(JSON.parse(secret)).toEqual({ user: outbox.smtp.user, password: outbox.smtp.password });
    expect(statSync(settlement.mail.credentials).mode & 0o777).toBe(0o600);
    expect(settlement.mail).toMatchObject({
      host: '127.0.0.1',
      port: outbox.smtp.port,
      from: outbox.smtp.sender,
    });
    for (const name of [
      'identity',
      'merchant',
      'processor',
      'settlement',
      'approval',
      'mcp',
      'skill',
      'page',
    ] as const) {
      expect(readFileSync(demo.configPaths[name], 'utf8'), name).not.toContain(
        outbox.smtp.password,
      );
    }
  });
});
