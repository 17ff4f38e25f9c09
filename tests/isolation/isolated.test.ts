/** `npm start -- --isolated`: this test becomes the user of each side in turn and tries what the side must not be able to do. */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type ProcessName, type RunningShop } from '../e2e/running-shop.ts';
import { isAlive, startLauncher, type Launched } from '../simulator/launch/launched.ts';
import { findOddFiles } from '../../simulator/launch/isolation/folder-rights.ts';
import { attemptAs, rightsOf, type Address, type Attempt } from './become.ts';

const LAUNCHER = fileURLToPath(new URL('../../dist/simulator/launch/main.js', import.meta.url));
const WALK = fileURLToPath(new URL('../../dist/simulator/walkthrough/main.js', import.meta.url));

const PROCESSES = [
  'mcp',
  'skill',
  'approval',
  'settlement',
  'identity',
  'merchant',
  'processor',
  'outbox',
  'page',
] as const satisfies readonly ProcessName[];
const REQUEST_SIDE = ['mcp', 'skill'] as const satisfies readonly ProcessName[];
const STORES = { mcp: 'request', approval: 'approval', settlement: 'settlement' } as const;
type StoreOwner = keyof typeof STORES;
const STORE_OWNERS = ['mcp', 'approval', 'settlement'] as const satisfies readonly StoreOwner[];
/** The design's table (section 4), in full: who may read whose store. */
const READS: Readonly<Record<StoreOwner, readonly ProcessName[]>> = {
  mcp: ['approval', 'settlement'],
  approval: ['settlement'],
  settlement: ['approval'],
};

function whyNotHere(): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.geteuid?.() !== 0) return 'it needs root';
  const trial = spawnSync('unshare', ['--net', '--mount', '--', 'setpriv', '--version']);
  return trial.status === 0 ? undefined : 'this machine makes no namespaces';
}
const why = whyNotHere();
const reason = why === undefined ? '' : ` (not tried here: ${why})`;

let shop: RunningShop;
const pidOf = (name: ProcessName): number => shop.report.pids[name];
const sideOf = (name: ProcessName): ProcessName => (name === 'skill' ? 'mcp' : name);
const othersOf = (name: ProcessName): readonly ProcessName[] =>
  PROCESSES.filter((other) => sideOf(other) !== sideOf(name));
const folderOf = (name: ProcessName): string => join(shop.report.directory, name);
const storeOf = (owner: StoreOwner): string => join(folderOf(owner), `${STORES[owner]}.sqlite`);
const storeFilesOf = (owner: StoreOwner): readonly string[] =>
  ['', '-wal', '-shm'].map((end) => `${storeOf(owner)}${end}`);

/** Keys, configuration, books and stand-ins' data: everything in the folder but the store that others read. */
function privateFilesOf(name: ProcessName): readonly string[] {
  return readdirSync(folderOf(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !STORE_OWNERS.some((owner) => storeFilesOf(owner).includes(path)))
    .filter((path) => path !== policyFile());
}

/** Settlement's policy in force, which approval shows by (design, section 4). */
const policyFile = (): string => join(folderOf('settlement'), 'policy.json');

interface Expected {
  readonly attempts: readonly Attempt[];
  /** What comes of every one of them. */
  readonly end: string;
}

/** The attempts as that process, in one go; where one came to another end, the list says which. */
async function expectEnds(name: ProcessName, ...expected: readonly Expected[]): Promise<void> {
  const all = expected.flatMap(({ attempts, end }) =>
    attempts.map((attempt) => ({ attempt, end })),
  );
  const results = await attemptAs(
    pidOf(name),
    all.map(({ attempt }) => attempt),
  );
  const others = all.flatMap(({ attempt, end }, index) =>
    results[index] === end ? [] : [{ as: name, attempt, end: results[index], expected: end }],
  );
  expect(others).toEqual([]);
  expect(expected.every(({ attempts }) => attempts.length > 0)).toBe(true);
}

/** The launcher's other children: the two halves of the gate, the outside one first. */
function gatePids(): readonly number[] {
  const launcher = /^PPid:\s*(\d+)$/m.exec(
    readFileSync(`/proc/${String(pidOf('mcp'))}/status`, 'utf8'),
  )?.[1];
  const children = readFileSync(`/proc/${launcher ?? ''}/task/${launcher ?? ''}/children`, 'utf8');
  const known: readonly number[] = Object.values(shop.report.pids);
  return children
    .trim()
    .split(' ')
    .map(Number)
    .filter((pid) => !known.includes(pid))
    .filter((pid) => readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').includes('gate'))
    .sort((one, other) => one - other);
}

describe.skipIf(why !== undefined)(`isolated sides${reason}`, { timeout: 90_000 }, () => {
  beforeAll(async () => {
    shop = await startShop(['--isolated']);
  });
  afterAll(() => shop.stop());

  it('run as a user per side, each with no right of root and no way to one', () => {
    const [outside = 0, inside = 0] = gatePids();
    const all = [...PROCESSES.map(pidOf), outside, inside].map(rightsOf);
    for (const rights of all) {
      expect(rights.uid).toBeGreaterThan(0);
      expect(rights.gid).toBe(rights.uid);
      expect(rights.capabilities.map((text) => BigInt(`0x${text}`))).toEqual([0n, 0n, 0n, 0n, 0n]);
      expect(rights.hasNoNewPrivileges).toBe(true);
    }
    const uidOf = (name: ProcessName): number => rightsOf(pidOf(name)).uid;
    expect(uidOf('skill')).toBe(uidOf('mcp'));
    const users = [...PROCESSES.filter((name) => name !== 'skill').map(uidOf)];
    expect(new Set([...users, rightsOf(outside).uid]).size).toBe(9);
  });

  it('invariant 2: no side reads or changes a key, a configuration or any other file of another', async () => {
    for (const name of PROCESSES) {
      const files = othersOf(name).flatMap(privateFilesOf);
      expect(files.length).toBeGreaterThan(15);
      const folders = ['', 'logs', 'gate', ...othersOf(name)].map((folder) =>
        join(shop.report.directory, folder),
      );
      await expectEnds(
        name,
        {
          attempts: files.flatMap((path) => [
            { kind: 'read', path },
            { kind: 'write', path },
          ]),
          end: 'EACCES',
        },
        {
          attempts: folders.flatMap((path) => [
            { kind: 'list', path },
            { kind: 'create', path: join(path, 'planted') },
          ]),
          end: 'EACCES',
        },
        { attempts: privateFilesOf(name).map((path) => ({ kind: 'read', path })), end: 'done' },
      );
    }
  });

  it('invariant 2: the policy in force is settlement’s, and approval reads it', async () => {
    const path = policyFile();
    for (const name of PROCESSES) {
      const mayRead = name === 'settlement' || name === 'approval';
      await expectEnds(
        name,
        { attempts: [{ kind: 'read', path }], end: mayRead ? 'done' : 'EACCES' },
        ...(name === 'settlement'
          ? []
          : [{ attempts: [{ kind: 'write', path } as const], end: 'EACCES' }]),
      );
    }
  });

  it('the store of a side is read by the sides that the design lets read it, and by nobody else', async () => {
    for (const owner of STORE_OWNERS) {
      const path = storeOf(owner);
      const count: Attempt = { kind: 'query', path, sql: 'SELECT count(*) > 0 FROM ledger_head' };
      const reads = storeFilesOf(owner).map((file): Attempt => ({ kind: 'read', path: file }));
      for (const name of PROCESSES) {
        const mayRead = sideOf(name) === owner || READS[owner].includes(name);
        await expectEnds(
          name,
          { attempts: [count], end: mayRead ? '1' : 'sqlite 14' },
          { attempts: reads, end: mayRead ? 'done' : 'EACCES' },
        );
      }
    }
  });

  it('invariant 2: the store of a side is changed by its owner alone, neither through SQLite nor as a file', async () => {
    for (const owner of STORE_OWNERS) {
      const path = storeOf(owner);
      const files: readonly Attempt[] = [
        ...storeFilesOf(owner).map((file) => ({ kind: 'write', path: file }) as const),
      ];
      const statements = [
        'BEGIN IMMEDIATE; CREATE TABLE planted (a); ROLLBACK',
        'CREATE TABLE planted (a)',
        'DELETE FROM ledger',
        'INSERT INTO ledger DEFAULT VALUES',
        'PRAGMA user_version = 99',
        'VACUUM',
        'PRAGMA wal_checkpoint(TRUNCATE)',
      ].map((sql) => ({ kind: 'execute', path, sql }) as const);
      for (const name of PROCESSES.filter((candidate) => sideOf(candidate) !== owner)) {
        await expectEnds(
          name,
          { attempts: [...files, { kind: 'create', path: `${path}-journal` }], end: 'EACCES' },
          { attempts: statements, end: READS[owner].includes(name) ? 'sqlite 8' : 'sqlite 14' },
        );
      }
      const planted = "SELECT count(*) FROM sqlite_schema WHERE name = 'planted'";
      await expectEnds(
        owner,
        { attempts: [...files, ...statements.slice(0, 1)], end: 'done' },
        { attempts: [{ kind: 'query', path, sql: planted }], end: '0' },
      );
    }
  });

  it('no side signals a process of another, or looks into its memory, its environment or its open files', async () => {
    const gates = gatePids();
    expect(gates).toHaveLength(2);
    for (const name of PROCESSES) {
      const pids = [...othersOf(name).map(pidOf), ...gates, process.pid];
      const looks = (pid: number): readonly Attempt[] => [
        { kind: 'read', path: `/proc/${String(pid)}/environ` },
        { kind: 'open_memory', path: `/proc/${String(pid)}/mem` },
        { kind: 'list', path: `/proc/${String(pid)}/fd` },
      ];
      const own = pidOf(name);
      await expectEnds(
        name,
        { attempts: pids.map((pid) => ({ kind: 'signal', pid })), end: 'EPERM' },
        { attempts: pids.flatMap(looks), end: 'EACCES' },
        { attempts: [{ kind: 'signal', pid: own }, ...looks(own)], end: 'done' },
      );
    }
  });

  describe('the network of the request side', () => {
    const listeners: Server[] = [];
    const listenAt = (at: Address): Promise<number> => {
      const server = createServer((socket) => socket.destroy());
      listeners.push(server);
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(at, () => {
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : 0);
        });
      });
    };
    afterAll(() => {
      for (const server of listeners) server.close();
    });
    const get = (name: ProcessName): Attempt => ({
      kind: 'get',
      origin: shop.report.addresses[name],
    });
    const BEYOND = ['approval', 'processor', 'outbox', 'page'] as const;

    it('invariant 2: leads to settlement, the merchant and identity, and to nothing of approval or of anybody else', async () => {
      for (const name of REQUEST_SIDE) {
        const doors = (['settlement', 'merchant', 'identity', 'mcp', 'skill'] as const).map(get);
        // Alexa's own interfaces are a port of the page's process; the page itself is beyond.
        const alexa = `http://127.0.0.1:${String(shop.report.ports.alexa)}`;
        await expectEnds(name, {
          attempts: [...doors, { kind: 'get', origin: alexa }],
          end: '200',
        });
        await expectEnds(name, { attempts: BEYOND.map(get), end: 'ECONNREFUSED' });
        // It is the network that holds them back: in the machine's own, the same user reaches them all.
        const control = await attemptAs(pidOf(name), BEYOND.map(get), 'self');
        expect(control).toEqual(BEYOND.map(() => '200'));
      }
    });

    it('leads to no other program of the machine, the operator’s console of the demo among them', async () => {
      const loopbackPort = await listenAt({ host: '127.0.0.1', port: 0 });
      const openPort = await listenAt({ host: '0.0.0.0', port: 0 });
      const abstract = { path: `\0hearback-${String(process.pid)}` };
      await listenAt(abstract);
      const machine = Object.values(networkInterfaces())
        .flatMap((addresses) => addresses ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => address);
      const refused: readonly Address[] = [
        { host: '127.0.0.1', port: loopbackPort },
        { host: '127.0.0.1', port: openPort },
        abstract,
      ];
      const unreachable = [...machine, '192.0.2.1'].map((host) => ({ host, port: openPort }));
      const dial = (addresses: readonly Address[]): readonly Attempt[] =>
        addresses.map((address) => ({ kind: 'dial', address }));
      for (const name of REQUEST_SIDE) {
        await expectEnds(
          name,
          {
            attempts: dial([
              ...refused,
              { host: '127.0.0.1', port: shop.report.ports.mail },
              { host: '127.0.0.1', port: 3012 },
            ]),
            end: 'ECONNREFUSED',
          },
          { attempts: dial(unreachable), end: 'ENETUNREACH' },
        );
        const control = await attemptAs(
          pidOf(name),
          dial([...refused, ...machine.map((host) => ({ host, port: openPort }))]),
          'self',
        );
        expect(new Set(control)).toEqual(new Set(['done']));
      }
    });

    it('is left by no way that a process of it has', async () => {
      const [outside = 0] = gatePids();
      const sockets = ['settlement', 'identity', 'merchant', 'alexa', 'mcp', 'skill'].map(
        (name): Attempt => ({
          kind: 'dial',
          address: { path: join(shop.report.directory, 'gate', `${name}.sock`) },
        }),
      );
      for (const name of REQUEST_SIDE) {
        await expectEnds(name, { attempts: sockets, end: 'EACCES' });
        const enter = (pid: number): Attempt => ({
          kind: 'run',
          command: ['nsenter', `--net=/proc/${String(pid)}/ns/net`, '--', 'true'],
        });
        await expectEnds(name, {
          attempts: [pidOf('approval'), outside, 1].map(enter),
          end: 'failed',
        });
        await expectEnds(name, { attempts: [{ kind: 'run', command: ['true'] }], end: 'done' });
      }
    });
  });

  it('the whole job still ends in one charge, also after settlement and the gate have crashed', async () => {
    const heard = (words: string): Promise<void> =>
      expect.poll(() => shop.said(), { timeout: 15_000 }).toContain(words);
    const [, inside = 0] = gatePids();
    process.kill(inside, 'SIGKILL');
    await heard('gate-inside is running again.');
    process.kill(pidOf('settlement'), 'SIGKILL');
    await heard('settlement is running again.');

    const walk = spawn(process.execPath, [WALK, '--json', '--base', shop.report.page], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    walk.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    expect(await new Promise((resolve) => walk.once('close', resolve))).toBe(0);
    expect(output).toContain('"step":"done"');
    expect(await shop.captures()).toHaveLength(1);
    expect(await shop.messages()).toHaveLength(1);
    for (const name of REQUEST_SIDE) {
      await expectEnds(name, {
        attempts: [{ kind: 'get', origin: shop.addresses.approval }],
        end: 'ECONNREFUSED',
      });
    }
  });
});

describe.skipIf(why !== undefined)(
  `an isolated run that has ended${reason}`,
  { timeout: 90_000 },
  () => {
    const running: Launched[] = [];
    const start = (...args: readonly string[]): Launched => {
      const launched = startLauncher(args);
      running.push(launched);
      return launched;
    };
    afterEach(async () => {
      for (const { launcher, ended } of running.splice(0)) {
        launcher.kill('SIGTERM');
        await ended;
      }
    });

    it('leaves no process, no user and no network device, and a folder only where the launcher was killed', async () => {
      const machine = (): object => ({
        users: readFileSync('/etc/passwd', 'utf8'),
        groups: readFileSync('/etc/group', 'utf8'),
        devices: readdirSync('/sys/class/net').sort(),
      });
      const before = machine();
      const killed = start('--json', '--isolated', '--ports', 'auto');
      const report = await killed.report();
      expect(report.isIsolated).toBe(true);
      killed.launcher.kill('SIGKILL');
      await killed.ended;
      const pids = Object.values(report.pids);
      await expect.poll(() => pids.filter(isRunning), { timeout: 10_000 }).toEqual([]);
      expect(existsSync(report.directory)).toBe(true);

      const next = start('--json', '--isolated', '--ports', 'auto');
      const nextReport = await next.report();
      expect(existsSync(report.directory)).toBe(false);
      expect(existsSync(nextReport.directory)).toBe(true);
      next.launcher.kill('SIGTERM');
      expect(await next.ended).toBe(0);
      expect(existsSync(nextReport.directory)).toBe(false);
      expect(Object.values(nextReport.pids).filter(isRunning)).toEqual([]);
      expect(machine()).toEqual(before);
    });

    it('is not taken up again on a kept folder in which a side has put a link', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hearback-kept-'));
      try {
        // What a run itself leaves in a folder is not held against it: the gate's sockets.
        mkdirSync(join(folder, 'gate'));
        symlinkSync('/nowhere', join(folder, 'gate', 'mcp.sock'));
        expect(findOddFiles(folder)).toEqual([]);
        symlinkSync('/etc', join(folder, 'mcp'));
        const launched = start('--isolated', '--ports', 'auto', '--keep', folder);
        expect(await launched.ended).toBe(1);
        expect(launched.said()).toContain('the kept folder holds what no run of ours makes');
        expect(launched.said()).toContain('Nothing was started.');
        expect(readdirSync(folder)).toEqual(['gate', 'mcp']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  },
);

describe('npm start -- --isolated where it cannot be', () => {
  it('says so in plain words and starts nothing', () => {
    const folder = join(tmpdir(), `hearback-never-${String(process.pid)}`);
    const words = [LAUNCHER, '--isolated', '--ports', 'auto', '--keep', folder];
    const isRoot = process.geteuid?.() === 0;
    const run = isRoot
      ? spawnSync(
          'setpriv',
          ['--reuid=65534', '--regid=65534', '--clear-groups', '--', process.execPath, ...words],
          { encoding: 'utf8', cwd: '/' },
        )
      : spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(/^The sides cannot be isolated here: it needs (root|Linux)/);
    expect(run.stderr.trimEnd().endsWith('Nothing was started.')).toBe(true);
    expect(run.stdout).toBe('');
    expect(existsSync(folder)).toBe(false);
  });
});

/** A process that has ended but whose parent has not asked for its end yet runs no more. */
function isRunning(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${String(pid)}/status`, 'utf8'));
  } catch {
    return false;
  }
}
