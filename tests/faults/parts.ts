/** The parts of the faults at full size. Each can be done by itself, again, and on another day. */
import { runNetworkCuts } from './cut-network.ts';
import { runFullDisk, whyNoSmallDisk } from './full-disk.ts';
import { runKillRounds, type KillRoundReport } from './kill-rounds.ts';
import { callWithOneToken, redeemManyAtOnce } from './many-callers.ts';
import { runClockMoves } from './moved-clock.ts';
import { runRestoredStore } from './restored-stores.ts';
import { INJECTIONS, runSyscallFaults, whyNoStrace, type SyscallCase } from './syscall-faults.ts';
import type { Cut } from './shop/processor-relay.ts';
import { runWriteMatrix } from './write-matrix.ts';

export interface FaultPart {
  readonly name: string;
  readonly table: string;
  readonly run: () => Promise<FaultFindings>;
}

export interface FaultFindings {
  readonly cells: Readonly<Record<string, string | number>>;
  readonly faults: readonly string[];
}

const SHOPS = 5;
const ROUNDS_PER_SHOP = 50;

/** Two thousand rounds in eight parts, and twenty more with 64 processes. */
const KILLS: readonly FaultPart[] = [1, 1, 2, 2, 2, 2, 8, 8].map((settlements, place) => ({
  name: `kill rounds ${String(place + 1)}`,
  table: 'kills',
  run: () =>
    killRounds({ first: place * SHOPS + 1, shops: SHOPS, rounds: ROUNDS_PER_SHOP, settlements }),
}));

async function killRounds(of: {
  readonly first: number;
  readonly shops: number;
  readonly rounds: number;
  readonly settlements: number;
}): Promise<FaultFindings> {
  const reports: KillRoundReport[] = [];
  for (let shop = 0; shop < of.shops; shop += 1) {
    const { rounds, settlements } = of;
    reports.push(
      await runKillRounds({ seed: of.first + shop, rounds, ordersPerRound: 3, settlements }),
    );
  }
  const faults = reports.flatMap((report) => report.faults);
  const sum = (read: (report: KillRoundReport) => number): number =>
    reports.reduce((total, report) => total + read(report), 0);
  return {
    faults,
    cells: {
      processes: of.settlements,
      seeds: `${String(of.first)} to ${String(of.first + of.shops - 1)}`,
      rounds: sum(({ rounds }) => rounds),
      orders: sum(({ orders }) => orders),
      charges: sum(({ charges }) => charges),
      ...countFaults(faults),
      'ledger entries': sum(({ ledgerEntries }) => ledgerEntries),
    },
  };
}

function countFaults(faults: readonly string[]): Readonly<Record<string, number>> {
  const count = (words: RegExp): number => faults.filter((fault) => words.test(fault)).length;
  return {
    duplicates: count(/duplicate:/),
    losses: count(/lost:|no answer within|never came to rest/),
    unrecorded: count(/unrecorded:/),
    'falsely done': count(/called done/),
  };
}

const CALLERS: readonly FaultPart[] = [
  ...[1, 2, 8, 64].map((settlements) => ({
    name: `64 callers with one token, ${String(settlements)} processes`,
    table: 'callers',
    run: async (): Promise<FaultFindings> => {
      const { faults, charges, answers } = await callWithOneToken({ callers: 64, settlements });
      return { faults, cells: { orders: 1, charges, answers: wordsOf(answers) } };
    },
  })),
  ...[
    { orders: 10_000, settlements: 1, withinMs: 600_000 },
    { orders: 1000, settlements: 2, withinMs: 300_000 },
    { orders: 1000, settlements: 8, withinMs: 300_000 },
    { orders: 640, settlements: 64, withinMs: 300_000 },
  ].map((of) => ({
    name: `${String(of.orders)} orders at once, ${String(of.settlements)} processes`,
    table: 'callers',
    run: async (): Promise<FaultFindings> => {
      const report = await redeemManyAtOnce(of);
      const { faults, charges, firstAnswers, slowestMs, medianMs, perSecond } = report;
      const answers = wordsOf(firstAnswers);
      const times = { 'slowest ms': slowestMs, 'median ms': medianMs, 'a second': perSecond };
      return { faults, cells: { orders: of.orders, charges, answers, ...times } };
    },
  })),
];

function wordsOf(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([outcome, count]) => `${String(count)} ${outcome}`)
    .join(', ');
}

const WRITES: readonly FaultPart[] = [
  {
    name: 'every write',
    table: 'writes',
    run: async () => {
      const { faults, cases, notReached, writes, charges, ledgerEntries } = await runWriteMatrix(
        () => true,
      );
      return {
        faults,
        cells: {
          'kinds of write': writes.length,
          cases,
          'not reached': notReached.length,
          charges,
          'ledger entries': ledgerEntries,
          writes: writes.join('; '),
        },
      };
    },
  },
];

/** In slices: three hundred restarts under strace are long. */
const SYSCALLS: readonly FaultPart[] = [
  syscallPart('every fsync', ({ fsync = 0 }) => everyPlace('fsync', fsync, [...INJECTIONS])),
  ...INJECTIONS.map((injection) =>
    syscallPart(`every write, ${injection}`, ({ pwrite64 = 0 }) =>
      everyPlace('pwrite64', pwrite64, [injection]),
    ),
  ),
  {
    name: 'a full disk',
    table: 'syscalls',
    run: async () => {
      const missing = whyNoSmallDisk();
      if (missing !== undefined) return { faults: [], cells: { skipped: missing } };
      const { faults, charges, heardWhenFull, ordersUntilFull } = await runFullDisk();
      const heard = heardWhenFull.join(', ');
      return { faults, cells: { charges, 'bought until full': ordersUntilFull, heard } };
    },
  },
];

function everyPlace(
  syscall: SyscallCase['syscall'],
  count: number,
  injections: readonly SyscallCase['injection'][],
): readonly SyscallCase[] {
  return Array.from({ length: count }, (_each, index) => index + 1).flatMap((place) =>
    injections.map((injection) => ({ syscall, injection, place })),
  );
}

function syscallPart(
  name: string,
  choose: (counted: Readonly<Record<string, number>>) => readonly SyscallCase[],
): FaultPart {
  return {
    name,
    table: 'syscalls',
    run: async () => {
      const missing = whyNoStrace();
      if (missing !== undefined) return { faults: [], cells: { skipped: missing } };
      const { faults, cases, injected, charges } = await runSyscallFaults(choose);
      return { faults, cells: { cases, injected, charges } };
    },
  };
}

const RESTORED: readonly FaultPart[] = [
  ...(['mcp', 'approval', 'settlement'] as const).map((side) => ({
    name: `${side}’s store put back`,
    table: 'restored',
    run: async (): Promise<FaultFindings> => {
      const report = await runRestoredStore(side);
      const all = Object.entries({ ...report.captures, ...report.capturesAfterwards });
      const faults = all.flatMap(([what, captures]) =>
        captures > (/^(?:cancelled|declined)/.test(what) ? 0 : 1)
          ? [`${what}: ${String(captures)} captures`]
          : [],
      );
      const told = Object.entries(report.told).map(([what, outcome]) => `${what}: ${outcome}`);
      const later = Object.entries(report.toldAfterwards);
      return {
        faults: [
          ...faults,
          ...(side === 'settlement' && report.newOrder !== 'payment_unknown'
            ? ['spending went on']
            : []),
        ],
        cells: {
          told: told.join('; '),
          'a new order': report.newOrder,
          'told once a person let it go on': later
            .map(([what, outcome]) => `${what}: ${outcome}`)
            .join('; '),
        },
      };
    },
  })),
  {
    name: 'settlement’s clock moved',
    table: 'restored',
    run: async () => {
      const { faults, moves } = await runClockMoves([1, 5, -1, -5]);
      const told = moves.map(
        ({ hours, meanwhile, chargesWhileOff, newOrder, secondsUntilKnown }) =>
          `${String(hours)} h: ${meanwhile} meanwhile, asked ${String(chargesWhileOff)} times, all known ${String(secondsUntilKnown)} s after it was right again; a new order meanwhile: ${newOrder.whileOff}`,
      );
      const bought = moves.filter(({ newOrder }) => newOrder.whileOff !== 'unavailable');
      if (bought.length > 0) return { faults: [...faults, 'bought by a wrong clock'], cells: {} };
      return { faults, cells: { told: told.join('; ') } };
    },
  },
  {
    name: 'the line to the processor cut',
    table: 'restored',
    run: async () => {
      const plans = Array.from({ length: 32 }, (_each, index) =>
        [0, 1, 2]
          .slice(0, 1 + (index % 3))
          .map((bit): Cut => (((index >> bit) & 1) === 1 ? 'cut_after' : 'cut_before')),
      );
      const { faults, cuts, orders, charges } = await runNetworkCuts(plans);
      const told = `${String(cuts)} cuts, ${String(orders)} orders, ${String(charges)} charges`;
      return { faults, cells: { told } };
    },
  },
];

export const FAULT_PARTS: readonly FaultPart[] = [
  ...KILLS,
  {
    name: 'kill rounds with 64 processes',
    table: 'kills',
    run: () => killRounds({ first: 64, shops: 1, rounds: 20, settlements: 64 }),
  },
  ...CALLERS,
  ...WRITES,
  ...SYSCALLS,
  ...RESTORED,
];
