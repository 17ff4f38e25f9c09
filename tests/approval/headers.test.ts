/** The static shell and what its headers forbid. */
import { afterEach, describe, expect, it } from 'vitest';
import { makeWorld, PAGE_ORIGIN, type World } from './approval-world.ts';
import type { Answer } from './test-browser.ts';

let world: World;
afterEach(() => world.stop());

async function shellOf(options: Parameters<typeof makeWorld>[0]): Promise<Answer> {
  world = await makeWorld(options);
  return (await world.browser()).get('/');
}

function policyOf(answer: Answer): readonly string[] {
  return String(answer.headers['content-security-policy']).split('; ');
}

describe('the shell', () => {
  it('is one page at every address that people open, never cached, with hashed assets that are', async () => {
    world = await makeWorld();
    const browser = await world.browser();
    const pages = await Promise.all(
      ['/', '/callback?code=x&state=y', `/orders/${'a'.repeat(64)}`].map((path) =>
        browser.get(path),
      ),
    );
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.text).toContain('<title>Card</title>');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers['content-type']).toContain('text/html');
    }
    const asset = await browser.get('/assets/card-1a2b.js');
    expect(asset.status).toBe(200);
    expect(asset.headers['cache-control']).toContain('immutable');
    expect((await browser.get('/assets/../../approval.sqlite')).status).toBe(404);
    expect((await browser.get('/assets/%2e%2e/%2e%2e/approval.sqlite')).status).toBe(404);
    expect((await browser.get('/elsewhere')).status).toBe(404);
  });

  it('runs nothing but its own files [REQ-CARD-POLICY]', async () => {
    const policy = policyOf(await shellOf({}));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.join()).not.toContain('unsafe');
  });

  it('may be framed by the page in the simulator, and isolates nothing that the page needs', async () => {
    const shell = await shellOf({ isSimulator: true });
    expect(policyOf(shell)).toContain(`frame-ancestors ${PAGE_ORIGIN}`);
    expect(shell.headers['x-frame-options']).toBeUndefined();
    expect(shell.headers['cross-origin-embedder-policy']).toBeUndefined();
  });

  it('may be framed by nobody outside the simulator [REQ-CARD-FRAME]', async () => {
    const shell = await shellOf({ isSimulator: false });
    expect(policyOf(shell)).toContain("frame-ancestors 'none'");
    expect(shell.headers['x-frame-options']).toBe('DENY');
    expect(shell.headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(shell.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(shell.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('gives passkeys to its own origin alone', async () => {
    const policy = String((await shellOf({})).headers['permissions-policy']);
    expect(policy).toContain('publickey-credentials-get=(self)');
    expect(policy).toContain('publickey-credentials-create=(self)');
  });
});
