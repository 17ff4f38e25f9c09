/** The configuration is strict: what is missing, unknown or half right stops the start. */
import { expect, it } from 'vitest';
import { approvalConfigSchema } from '../../approval/config.ts';

const CONFIG = {
  port: 8010,
  origin: 'http://card.hearback.localhost:8010',
  identity: {
    issuer: 'http://id.hearback.localhost:3003',
    dialAddress: '127.0.0.1',
    clientId: 'approval-card',
    clientSecret: 'a-secret-for-tests-1',
  },
  audience: 'http://card.hearback.localhost:8010',
  settlement: {
    url: 'http://127.0.0.1:3002',
    audience: 'http://127.0.0.1:3002',
    clientId: 'approval-service',
    clientSecret: 'a-secret-for-tests-2',
  },
  shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
  policyFile: '/tmp/policy.json',
  push: null,
  instrumentPage: null,
  store: '/tmp/approval.sqlite',
  requestStore: '/tmp/request.sqlite',
  settlementStore: '/tmp/settlement.sqlite',
  keys: '/tmp/keys',
  screens: '/tmp/card',
  simulator: { pageOrigin: 'http://page.hearback.localhost:3000' },
};

it('takes what docs/wire.md shows, with and without the simulator', () => {
  expect(approvalConfigSchema.safeParse(CONFIG).success).toBe(true);
  expect(approvalConfigSchema.safeParse({ ...CONFIG, simulator: null }).success).toBe(true);
});

it('refuses each missing key: simulator mode too is said, never assumed [REQ-CONFIG-STRICT]', () => {
  for (const key of Object.keys(CONFIG)) {
    const rest = Object.fromEntries(Object.entries(CONFIG).filter(([name]) => name !== key));
    expect(approvalConfigSchema.safeParse(rest).success, key).toBe(false);
  }
});

it.each([
  ['an unknown key', { ...CONFIG, extra: 1 }],
  ['an origin with a path', { ...CONFIG, origin: 'http://card.hearback.localhost:8010/' }],
  ['a page origin that is a wildcard', { ...CONFIG, simulator: { pageOrigin: '*' } }],
  ['an origin that is a script', { ...CONFIG, origin: 'javascript:alert(1)' }],
])('refuses %s', (_name, config) => {
  expect(approvalConfigSchema.safeParse(config).success).toBe(false);
});
