/** What the skill's process is told at its start: plain http is spoken on this machine alone. */
import { describe, expect, it } from 'vitest';
import { skillConfigSchema } from '../../lambda/config.ts';

const STAND_IN = {
  rootFile: '/etc/shop/root.pem',
  chainFile: '/etc/shop/chain.pem',
  chainUrl: 'https://s3.amazonaws.com/echo.api/echo-api-cert.pem',
};

const CONFIG = {
  port: 20443,
  applicationId: 'amzn1.ask.skill.00000000-0000-0000-0000-000000000000',
  mcpUrl: 'https://shop.example/mcp',
  shopName: 'The shop',
  cardOrigin: 'https://shop.example',
};

/** The first part that is refused; undefined where all is taken. */
function refusedPart(change: object): string | undefined {
  return skillConfigSchema.safeParse({ ...CONFIG, ...change }).error?.issues[0]?.path.join('.');
}

const ELSEWHERE = [
  'api.example',
  'localhost.example',
  '127.0.0.1.example',
  '127.0.0.1@api.example',
  '127.0.0.2',
  '10.0.0.1',
  '0.0.0.0',
  '[::1]',
];

describe('the skill’s configuration', () => {
  it('is taken as it is documented, with and without a stand-in for Alexa', () => {
    expect(refusedPart({})).toBeUndefined();
    expect(refusedPart({ standIn: STAND_IN })).toBeUndefined();
  });

  it.each(['http://127.0.0.1:3009', 'https://127.0.0.1:3009'])(
    'lets a stand-in’s own interfaces be asked at %s',
    (apiOrigin) => {
      expect(refusedPart({ standIn: { ...STAND_IN, apiOrigin } })).toBeUndefined();
    },
  );

  it.each(['localhost', ...ELSEWHERE])(
    'lets no stand-in have its interfaces asked at %s, by http or https [REQ-SKILL-STAND-IN-HERE]',
    (host) => {
      for (const scheme of ['http', 'https']) {
        const standIn = { ...STAND_IN, apiOrigin: `${scheme}://${host}:3009` };
        expect([scheme, refusedPart({ standIn })]).toEqual([scheme, 'standIn.apiOrigin']);
      }
    },
  );

  it.each(['127.0.0.1', 'localhost'])('passes a customer’s token on by http to %s', (host) => {
    expect(refusedPart({ mcpUrl: `http://${host}:3003/mcp` })).toBeUndefined();
  });

  it.each(ELSEWHERE)(
    'passes no customer’s token on by http to %s [REQ-SKILL-STAND-IN-HERE]',
    (host) => {
      expect(refusedPart({ mcpUrl: `http://${host}:3003/mcp` })).toBe('mcpUrl');
    },
  );

  it('names the part that is no plain address of this machine, where only the beginning is right', () => {
    for (const apiOrigin of [
      'http://127.0.0.1:3009/elsewhere',
      'http://name@127.0.0.1:3009',
      'ftp://127.0.0.1',
      '127.0.0.1:3009',
    ]) {
      expect(refusedPart({ standIn: { ...STAND_IN, apiOrigin } })).toBe('standIn.apiOrigin');
    }
  });
});
