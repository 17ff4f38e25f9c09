import { describe, expect, it } from 'vitest';
import { createCrashCounter, CRASH_WINDOW_MS } from '../../../simulator/launch/crash-counter.ts';
import type { RunningProcess } from '../../../simulator/launch/run-process.ts';
import { createSupervisor, type Supervised } from '../../../simulator/launch/supervisor.ts';

interface FakeProcess extends Supervised {
  readonly runs: { readonly crash: () => void; readonly signals: string[] }[];
}

function fakeProcess(name: string, isReady = true): FakeProcess {
  const runs: FakeProcess['runs'] = [];
  return {
    name,
    runs,
    start: (): RunningProcess => {
      const signals: string[] = [];
      let end: (how: string) => void = () => undefined;
      const ended = new Promise<string>((resolve) => {
        end = resolve;
      });
      runs.push({
        signals,
        crash: () => {
          end('was ended by SIGKILL');
        },
      });
      return {
        pid: runs.length,
        ended,
        signal: (signal) => {
          signals.push(signal);
          end(`was ended by ${signal}`);
        },
      };
    },
    waitUntilReady: () => Promise.resolve(isReady),
    lastWords: () => `last words of ${name}`,
  };
}

interface Bench {
  readonly supervisor: ReturnType<typeof createSupervisor>;
  readonly said: string[];
  readonly clock: { nowEpochMs: number };
  givenUp: number;
}

function makeBench(): Bench {
  const said: string[] = [];
  const clock = { nowEpochMs: 0 };
  const bench: Bench = {
    said,
    clock,
    givenUp: 0,
    supervisor: createSupervisor({
      crashes: createCrashCounter(),
      nowEpochMs: () => clock.nowEpochMs,
      say: (line) => said.push(line),
      stopWithinMs: 10,
      onGivenUp: () => {
        bench.givenUp += 1;
      },
    }),
  };
  return bench;
}

async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
}

describe('keeping processes running', () => {
  it('names the process that crashed and starts it again [REQ-RESTART]', async () => {
    const { supervisor, said } = makeBench();
    const shop = fakeProcess('shop');
    expect(await supervisor.start(shop)).toBe(true);
    shop.runs[0]?.crash();
    await settle();
    expect(shop.runs).toHaveLength(2);
    expect(said).toEqual([
      'shop was ended by SIGKILL. It is started again on its store.',
      'shop is running again.',
    ]);
    expect(supervisor.pids()).toEqual({ shop: 2 });
  });

  it('stops everything at the third crash within a minute, of whichever processes [REQ-THREE-CRASHES]', async () => {
    const bench = makeBench();
    const [shop, bank] = [fakeProcess('shop'), fakeProcess('bank')];
    await bench.supervisor.start(shop);
    await bench.supervisor.start(bank);
    shop.runs[0]?.crash();
    await settle();
    bank.runs[0]?.crash();
    await settle();
    expect(bench.givenUp).toBe(0);
    bench.clock.nowEpochMs = CRASH_WINDOW_MS - 1;
    shop.runs[1]?.crash();
    await settle();
    expect(bench.givenUp).toBe(1);
    expect(bank.runs[1]?.signals).toEqual(['SIGTERM']);
    expect(bench.said.join('\n')).toContain('shop was ended by SIGKILL. That is the third crash');
    expect(bench.said.join('\n')).toContain('last words of shop');
  });

  it('goes on where the crashes are further apart', async () => {
    const bench = makeBench();
    const shop = fakeProcess('shop');
    await bench.supervisor.start(shop);
    for (let crash = 0; crash < 5; crash += 1) {
      shop.runs.at(-1)?.crash();
      await settle();
      bench.clock.nowEpochMs += CRASH_WINDOW_MS / 2;
    }
    expect(bench.givenUp).toBe(0);
    expect(shop.runs).toHaveLength(6);
  });

  it('ends every process on request, the last started first, and takes none of it for a crash', async () => {
    const bench = makeBench();
    const [shop, bank] = [fakeProcess('shop'), fakeProcess('bank')];
    await bench.supervisor.start(shop);
    await bench.supervisor.start(bank);
    await bench.supervisor.stop();
    await settle();
    expect([shop.runs[0]?.signals, bank.runs[0]?.signals]).toEqual([['SIGTERM'], ['SIGTERM']]);
    expect([shop.runs.length, bank.runs.length]).toEqual([1, 1]);
    expect(bench.said).toEqual([]);
    expect(await bench.supervisor.start(fakeProcess('late'))).toBe(false);
  });

  it('gives up where a process never serves', async () => {
    const bench = makeBench();
    const [shop, bank] = [fakeProcess('shop'), fakeProcess('bank', false)];
    await bench.supervisor.start(shop);
    expect(await bench.supervisor.start(bank)).toBe(false);
    expect(bench.givenUp).toBe(1);
    expect(shop.runs[0]?.signals).toEqual(['SIGTERM']);
  });
});
