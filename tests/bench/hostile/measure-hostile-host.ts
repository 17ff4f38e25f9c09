/** How many answers a hostile host gets in a second, how much memory it takes, and what an honest customer notices meanwhile. */
import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import { z } from 'zod';
import { findFreePorts } from '../../../simulator/launch/free-ports.ts';
import type { Demo } from '../../../simulator/launch/make-demo.ts';
import { peakMemoryMib } from '../measure/peak-memory.ts';
import { timesOf, type Times } from '../measure/percentiles.ts';
import { makeBenchFolder } from '../shop/bench-folder.ts';
import { openMint } from '../shop/mint-tokens.ts';
import { startProcesses } from '../shop/start-processes.ts';
import { ATTACKS, post, type Attack, type Target } from './attacks.ts';

export interface AttackFigures {
  readonly name: string;
  readonly callers: number;
  readonly perSecond: number;
  /** How often each status came; 0 is a connection that was ended without an answer. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Of the request side, in this attack alone. */
  readonly peakMemoryMib: number | undefined;
  /** Of one search every twentieth of a second. */
  readonly honest: Times;
  readonly honestRefused: number;
}

export interface HostileFigures {
  readonly seconds: number;
  readonly calm: Omit<AttackFigures, 'name' | 'callers' | 'perSecond' | 'statuses'>;
  readonly attacks: readonly AttackFigures[];
}

const CUSTOMERS = ['bench-hostile', 'bench-honest'];
/** As the product ships. */
const CALLS_PER_MINUTE = 60;
const HONEST_EVERY_MS = 50;

export async function measureHostileHost({
  seconds,
  say,
}: {
  readonly seconds: number;
  readonly say: (line: string) => void;
}): Promise<HostileFigures> {
  const demo = makeBenchFolder(await findFreePorts(randomInt), CUSTOMERS);
  shipBounds(demo);
  const processes = await startProcesses(demo);
  try {
    const pid = processes.pids.mcp ?? 0;
    const { target, honest } = await makeTargets(demo);
    const attacks: AttackFigures[] = [];
    await during({ pid, honest, seconds: 2, attack: undefined, target });
    const {
      peakMemoryMib: peak,
      honest: calmTimes,
      honestRefused,
    } = await during({ pid, honest, seconds, attack: undefined, target });
    for (const attack of ATTACKS) {
      say(attack.name);
      const figures = await during({ pid, honest, seconds, attack, target });
      attacks.push({ name: attack.name, callers: attack.callers, ...figures });
    }
    const calm = { peakMemoryMib: peak, honest: calmTimes, honestRefused };
    return { seconds, calm, attacks };
  } finally {
    await processes.stop();
    demo.remove();
  }
}

function shipBounds({ configPaths }: Demo): void {
  const config = z.looseObject({}).parse(JSON.parse(readFileSync(configPaths.mcp, 'utf8')));
  writeFileSync(configPaths.mcp, JSON.stringify({ ...config, callsPerMinute: CALLS_PER_MINUTE }));
}

const previewSchema = z.object({
  result: z.object({
    structuredContent: z.object({ digest: z.string(), redemption_token: z.string() }),
  }),
});

async function makeTargets(
  demo: Demo,
): Promise<{ readonly target: Target; readonly honest: Honest }> {
  const mint = await openMint(demo);
  const [hostile, honest] = await Promise.all(CUSTOMERS.map(mint));
  const { port, hostname } = new URL(demo.plan.addresses.mcp);
  const preview = await fetch(`http://${hostname}:${port}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${String(hostile)}` },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'preview_order',
        arguments: { items: [{ product_id: 'dark-roast-whole-bean-12oz', quantity: 2 }] },
      },
    }),
  });
  const { digest, redemption_token } = previewSchema.parse(await preview.json()).result
    .structuredContent;
  return {
    target: {
      port: Number(port),
      token: hostile ?? '',
      foreignToken: await mintForeign(demo),
      order: { digest, redemptionToken: redemption_token },
    },
    honest: { port: Number(port), token: honest ?? '' },
  };
}

const keysSchema = z.object({ signing: z.looseObject({ kty: z.string(), kid: z.string() }) });

async function mintForeign({ plan }: Demo): Promise<string> {
  const path = join(plan.directory, 'identity', 'data', 'identity.keys.json');
  const { signing } = keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return new SignJWT({ client_id: 'alexa-skill', scope: 'shop', jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: signing.kid })
    .setIssuer(plan.addresses.identity)
    .setAudience(plan.addresses.approval)
    .setSubject(CUSTOMERS[0] ?? '')
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(await importJWK(signing, 'RS256'));
}

interface Honest {
  readonly port: number;
  readonly token: string;
}

const SEARCH = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search_products', arguments: { query: 'decaf' } },
});

async function during({
  pid,
  honest,
  seconds,
  attack,
  target,
}: {
  readonly pid: number;
  readonly honest: Honest;
  readonly seconds: number;
  readonly attack: Attack | undefined;
  readonly target: Target;
}): Promise<Omit<AttackFigures, 'name' | 'callers'>> {
  forgetPeak(pid);
  const ends = performance.now() + seconds * 1000;
  const statuses: Record<string, number> = {};
  let count = 0;
  const strike = async (): Promise<void> => {
    while (attack && performance.now() < ends) {
      count += 1;
      const status = String(await attack.strike(target, count));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const times: number[] = [];
  let honestRefused = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < ends) {
      const begunAt = performance.now();
      const status = await post(honest, { body: SEARCH, authorization: `Bearer ${honest.token}` });
      if (status === 200) times.push(performance.now() - begunAt);
      else honestRefused += 1;
      await new Promise((resolve) => setTimeout(resolve, HONEST_EVERY_MS));
    }
  };
  await Promise.all([ask(), ...Array.from({ length: attack?.callers ?? 0 }, strike)]);
  return {
    perSecond: Object.values(statuses).reduce((sum, each) => sum + each, 0) / seconds,
    statuses,
    peakMemoryMib: peakMemoryMib(pid),
    honest: timesOf(times),
    honestRefused,
  };
}

/** So that the peak is of what comes now (proc(5), clear_refs); where that is not allowed, it is of all so far. */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${String(pid)}/clear_refs`, '5');
  } catch {
    return;
  }
}
