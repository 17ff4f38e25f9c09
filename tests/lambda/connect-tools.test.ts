/** How the skill reaches the shop's tools when a connection that it kept is closed at the other end. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTools } from '../../lambda/protocol/connect-tools.ts';
import { startRequestSide, type RequestSideUnderTest } from '../mcp/support/start-request-side.ts';

let shop: RequestSideUnderTest;
beforeAll(async () => {
  shop = await startRequestSide();
});
afterAll(() => shop.stop());

/** Whatever is sent is counted; the first `cuts` sendings of `method` find their connection closed. */
async function toolsCutAt(method: string, cuts: number) {
  const sent: string[] = [];
  const tools = connectTools({
    mcpUrl: shop.mcpUrl,
    accessToken: await shop.identity.mint({}),
    fetch: (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      const isMethod = body.includes(`"method":"${method}"`);
      if (isMethod) sent.push(method);
      return isMethod && sent.length <= cuts
        ? Promise.reject(new TypeError('fetch failed'))
        : fetch(input, init);
    },
  });
  return { tools, sent };
}

it('connects once more where the kept connection was closed [REQ-SKILL-DOOR-LAMBDA]', async () => {
  const { tools, sent } = await toolsCutAt('initialize', 1);
  expect(await tools.call('view_cart', { locale: 'en-US' })).toMatchObject({ is_empty: true });
  expect(sent).toHaveLength(2);
  await tools.close();
});

it('gives up where it is closed again, and says that nothing was sent', async () => {
  const { tools, sent } = await toolsCutAt('initialize', 9);
  const called = tools.call('view_cart', { locale: 'en-US' });
  await expect(called).rejects.toMatchObject({ code: 'not_sent' });
  expect(sent).toHaveLength(2);
});

it('sends no call twice: one that was cut may have had its effect', async () => {
  const { tools, sent } = await toolsCutAt('tools/call', 1);
  const called = tools.call('view_cart', { locale: 'en-US' });
  await expect(called).rejects.toMatchObject({ code: 'lost' });
  expect(sent).toHaveLength(1);
  await tools.close();
});
