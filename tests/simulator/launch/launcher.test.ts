import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isAlive, startLauncher, statusOf, type Launched } from './launched.ts';

const running: Launched[] = [];
const folders: string[] = [];

function start(...args: string[]): Launched {
  const launched = startLauncher(args);
  running.push(launched);
  return launched;
}

afterEach(async () => {
  for (const { launcher, ended } of running.splice(0)) {
    launcher.kill('SIGTERM');
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  it(
    'starts nine processes, prints one line, and leaves no process and no store after Ctrl-C',
    { timeout: 90_000 },
    async () => {
      const launched = start('--json', '--ports', 'auto');
      const report = await launched.report();
      expect(launched.output().trimEnd().split('\n')).toHaveLength(1);
      const pids = Object.values(report.pids);
      expect(new Set(pids).size).toBe(9);
      for (const origin of Object.values(report.addresses)) {
        expect(await statusOf(`${origin}/healthz`), origin).toBe(200);
      }
      expect(statSync(report.directory).mode & 0o777).toBe(0o700);
      for (const name of readdirSync(join(report.directory, 'logs'))) {
        const log = readFileSync(join(report.directory, 'logs', name), 'utf8');
        for (const { passphrase } of report.customers) expect(log, name).not.toContain(passphrase);
      }

      launched.launcher.kill('SIGINT');
      expect(await launched.ended).toBe(0);
      expect(pids.filter(isAlive)).toEqual([]);
      expect(existsSync(report.directory)).toBe(false);
    },
  );

  it(
    'names a crashed process, starts it again on its store, and stops everything at the third crash in a minute',
    { timeout: 90_000 },
    async () => {
      const launched = start('--json', '--ports', 'auto');
      const report = await launched.report();
      const inode = (): number =>
        statSync(join(report.directory, 'settlement', 'settlement.sqlite')).ino;
      const store = inode();

      process.kill(report.pids.settlement, 'SIGKILL');
      await launched.hears(/settlement was ended by SIGKILL\. It is started again on its store\./);
      await launched.hears(/settlement is running again\./);
      expect(await statusOf(`${report.addresses.settlement}/healthz`)).toBe(200);
      expect(inode()).toBe(store);

      process.kill(report.pids.merchant, 'SIGKILL');
      await launched.hears(/merchant is running again\./);
      process.kill(report.pids.outbox, 'SIGKILL');
      await launched.hears(
        /outbox was ended by SIGKILL\. That is the third crash within a minute, so everything is stopped\./,
      );
      expect(await launched.ended).toBe(1);
      expect(Object.values(report.pids).filter(isAlive)).toEqual([]);
      for (const origin of Object.values(report.addresses)) {
        expect(await statusOf(`${origin}/healthz`), origin).toBeUndefined();
      }
    },
  );

  it(
    'ends its processes when it is itself killed, and keeps stores, keys and passphrases with --keep',
    { timeout: 90_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hearback-keep-'));
      folders.push(folder);
      const first = start('--json', '--ports', 'auto', '--keep', folder);
      const report = await first.report();
      expect(report).toMatchObject({ directory: folder, isKept: true });
      const keyFile = join(folder, 'approval', 'keys', 'approval.private.jwk');
      const key = readFileSync(keyFile, 'utf8');
      first.launcher.kill('SIGKILL');
      await first.ended;
      const pids = Object.values(report.pids);
      await expect.poll(() => pids.filter(isAlive), { timeout: 5000 }).toEqual([]);

      const second = start('--json', '--ports', 'auto', '--keep', folder);
      expect((await second.report()).customers).toEqual(report.customers);
      expect(readFileSync(keyFile, 'utf8')).toBe(key);
      second.launcher.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      expect(existsSync(keyFile)).toBe(true);
    },
  );

  it('says which port is in use, and starts nothing', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const launched = start('--json', '--ports', String(port - 4));
    expect(await launched.ended).toBe(1);
    // Another program may happen to hold a neighbouring port too.
    expect(launched.said()).toMatch(
      new RegExp(
        `^Ports? (\\d+, )*${String(port)}(, \\d+)* (is|are) in use by another program\\.`,
        'm',
      ),
    );
    expect(launched.said()).toContain('Nothing was started.');
    expect(launched.output()).toBe('');
    await new Promise((resolve) => other.close(resolve));
  });

  it('says how it is used when it does not know a word', async () => {
    const launched = start('--nope');
    expect(await launched.ended).toBe(1);
    expect(launched.said()).toContain('Use: npm start --');
  });
});
