/** The skill without an account, without a shop, and at requests that are none of its own. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  APPLICATION_ID,
  makeEnvelope,
  startSkill,
  type SkillUnderTest,
} from './support/start-skill.ts';

let skill: SkillUnderTest;

beforeEach(async () => {
  skill = await startSkill();
});
afterEach(async () => {
  await skill.stop();
});

const DECAF = { product: 'decaf', quantity: '2' };

describe('account and faults', () => {
  it.each([
    ['no account', null],
    ['a token that the shop does not accept', 'not.a.token'],
    ['a token that is no token', 'a b\r\nx: y'],
  ])('asks to link the account with %s', async (_name, accessToken) => {
    for (const intent of [
      'OrderIntent',
      'CodeIntent',
      'StatusIntent',
      'ReadBackIntent',
      'CancelOrderIntent',
    ]) {
      const turn = await skill.say({ intent, slots: { ...DECAF, code: '4821' }, accessToken });
      expect([intent, turn.card?.type]).toEqual([intent, 'LinkAccount']);
      expect(turn.isOpen).toBe(false);
      expect(turn.speech).toContain('Alexa app');
    }
  });

  it('says that the shop cannot be reached, and nothing bought, when it is down', async () => {
    await skill.shop.stop();
    const turn = await skill.say({ intent: 'OrderIntent', slots: DECAF });
    expect(turn.speech).toContain('reach the shop right now. Nothing was bought.');
    await skill.stop();
    skill = await startSkill();
  });

  it('invariant 6: claims nothing of an order that it is asked about while the shop is down', async () => {
    await skill.shop.stop();
    for (const intent of [
      'StatusIntent',
      'CodeIntent',
      'CancelOrderIntent',
      'ReadBackIntent',
      'TotalIntent',
      'WhereIsMyCodeIntent',
    ]) {
      const turn = await skill.say({ intent, slots: { code: '4821' } });
      expect(turn.speech, intent).toContain('Your phone shows how your orders are.');
      expect(turn.speech, intent).not.toContain('Nothing was bought');
    }
    await skill.stop();
    skill = await startSkill();
  });

  it('refuses an envelope of another skill [REQ-SKILL-ENVELOPE]', async () => {
    const text = JSON.stringify(makeEnvelope({ intent: 'AMAZON.HelpIntent' }));
    const foreign = text.replaceAll(APPLICATION_ID, 'amzn1.ask.skill.other');
    expect((await skill.post(foreign)).status).toBe(400);
    expect((await skill.post(text.replace(APPLICATION_ID, 'amzn1.ask.skill.other'))).status).toBe(
      400,
    );
  });

  it('shows no order whose card is at another origin', async () => {
    await skill.stop();
    skill = await startSkill('https://card.shop.example');
    const turn = await skill.say({ intent: 'OrderIntent', slots: DECAF });
    expect(turn.directives).toEqual([]);
    expect(turn.card).toBeUndefined();
  });

  it('forgets session attributes that are not its own', async () => {
    const attributes = { digest: { $ne: null }, token: 'x', offeredQuantity: 1e9 };
    const turn = await skill.say({
      intent: 'OrderIntent',
      slots: { product: 'decaf' },
      attributes,
    });
    expect(Object.keys(turn.attributes)).toEqual(['digest', 'draft', 'lastAnswer']);
    expect(turn.attributes['digest']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('never answers any JSON with a 5xx or a stack [REQ-NO-500]', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (body) => {
        const answer = await skill.post(body);
        expect(answer.status).toBe(400);
        expect(answer.text).not.toMatch(/node_modules|at .*\.ts:/);
      }),
      { numRuns: 100 },
    );
  });

  it(
    'never answers an envelope with one part replaced by any JSON with a 5xx',
    { timeout: 60_000 },
    async () => {
      const paths = [
        ['session'],
        ['session', 'attributes'],
        ['session', 'user'],
        ['context'],
        ['context', 'System'],
        ['context', 'System', 'user'],
        ['context', 'System', 'device'],
        ['context', 'Viewport'],
        ['request'],
        ['request', 'intent'],
        ['request', 'intent', 'slots'],
        ['request', 'intent', 'slots', 'code'],
        ['request', 'intent', 'slots', 'code', 'value'],
        ['request', 'locale'],
        ['request', 'type'],
      ];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...paths),
          fc.jsonValue({ maxDepth: 2 }),
          fc.constantFrom('CodeIntent', 'OrderIntent', 'AMAZON.YesIntent'),
          async (path, value, intent) => {
            const envelope = makeEnvelope({ intent, slots: { code: '?' }, accessToken: 'x' });
            const answer = await skill.post(JSON.stringify(replaceAt(envelope, path, value)));
            expect(answer.status).toBeLessThan(500);
            expect(answer.text).not.toMatch(/node_modules|at .*\.ts:/);
          },
        ),
        { numRuns: 150 },
      );
      expect(skill.logs.join('\n')).not.toContain('unexpected fault');
    },
  );
});

function replaceAt(
  whole: Readonly<Record<string, unknown>>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = whole[first];
  const isDeeper = rest.length > 0 && typeof inner === 'object' && inner !== null;
  return {
    ...whole,
    [first]: isDeeper ? replaceAt(inner as Record<string, unknown>, rest, value) : value,
  };
}
