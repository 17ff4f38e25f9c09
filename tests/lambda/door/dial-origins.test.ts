import { describe, expect, it } from 'vitest';
import { dialOrigins } from '../../../lambda/door/in-lambda/dial-origins.ts';

const SHOP = 'https://shop.example';

describe('the dial in Lambda', () => {
  it('reaches the origins that it was given, follows no redirect, and no other server at all [REQ-SKILL-DOOR-LAMBDA]', async () => {
    const asked: unknown[] = [];
    const dial = dialOrigins([SHOP], (input, init) => {
      asked.push([
        input instanceof Request ? input.url : String(input),
        init?.redirect,
        init?.method,
      ]);
      return Promise.resolve(new Response('x'));
    });
    await dial(`${SHOP}/mcp`, { method: 'POST', redirect: 'follow' });
    await dial(new URL(`${SHOP}/other`));
    expect(asked).toEqual([
      [`${SHOP}/mcp`, 'manual', 'POST'],
      [`${SHOP}/other`, 'manual', undefined],
    ]);
    for (const other of [
      'http://shop.example/mcp',
      'https://shop.example:8443/mcp',
      'https://shop.example.evil.example/mcp',
      'https://shop.example@evil.example/mcp',
      'http://169.254.170.2/',
    ]) {
      await expect(dial(other), other).rejects.toThrow('may not dial');
    }
    await expect(dial(new Request('https://evil.example/'))).rejects.toThrow('may not dial');
    expect(asked).toHaveLength(2);
  });
});
