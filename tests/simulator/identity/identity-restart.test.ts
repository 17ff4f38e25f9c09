import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDial } from '#edge';
import { freePort, kill, startProcess } from '../stand-in-store/stand-in-process.ts';
import {
  codeFlow,
  identityConfig,
  newFolder,
  removeFolders,
  startIdentity,
  tokenRequest,
  type TestIdentity,
} from './identity-fixture.ts';

afterAll(removeFolders);

const ENTRY = join(import.meta.dirname, '../../../dist/simulator/identity/main.js');

const refresh = (identity: TestIdentity, token: unknown) =>
  tokenRequest(identity, 'alexa-skill', {
    grant_type: 'refresh_token',
    refresh_token: String(token),
  });

describe('what identity remembers', () => {
  it.skipIf(!existsSync(ENTRY))(
    'is there after kill -9: the refresh token still works, under the same key (needs dist)',
    async () => {
      const port = await freePort();
      const config = identityConfig(port, newFolder());
      const file = join(config.data, 'config.json');
      writeFileSync(file, JSON.stringify(config));
      const identity: TestIdentity = {
        config,
        issuer: config.issuer,
        dial: createDial({ 'id.hearback.localhost': '127.0.0.1' }),
        advance: () => undefined,
        stop: () => Promise.resolve(),
      };
      const first = await startProcess(ENTRY, file);
      const linked = await codeFlow(identity, 'alexa-skill');
      const once = await refresh(identity, linked.body['refresh_token']);
      const keysBefore = await (await identity.dial(`${identity.issuer}/jwks`)).text();
      await kill(first);

      const second = await startProcess(ENTRY, file);
      const again = await refresh(identity, once.body['refresh_token']);
      const keysAfter = await (await identity.dial(`${identity.issuer}/jwks`)).text();
      const stale = await refresh(identity, linked.body['refresh_token']);
      await kill(second);
      expect(first.written()).toBe('');
      expect(again.status).toBe(200);
      expect(keysAfter).toBe(keysBefore);
      expect(stale).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    },
  );

  it('does not outlive its end', async () => {
    const identity = await startIdentity();
    const linked = await codeFlow(identity, 'alexa-skill');
    identity.advance(91 * 24 * 60 * 60 * 1000);
    const late = await refresh(identity, linked.body['refresh_token']);
    await identity.stop();
    expect(late).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('lies in files that only its own user can read', async () => {
    const folder = join(newFolder(), 'data');
    const identity = await startIdentity(folder);
    await codeFlow(identity, 'alexa-skill');
    await identity.stop();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toContain('identity.keys.json');
    expect(statSync(join(folder, 'identity.keys.json')).mode & 0o777).toBe(0o600);
  });

  it.skipIf(!existsSync(ENTRY))(
    'is not started from a configuration with an unknown or missing key (needs dist)',
    () => {
      const { data, ...rest } = identityConfig(20_000, newFolder());
      const file = join(data, 'config.json');
      writeFileSync(file, JSON.stringify({ ...rest, surprise: true }));
      const start = () =>
        execFileSync(process.execPath, [ENTRY, '--config', file], { stdio: 'pipe' });
      expect(start).toThrow(/surprise/);
      expect(start).toThrow(/data/);
    },
  );
});
