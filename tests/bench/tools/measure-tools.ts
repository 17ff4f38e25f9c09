/** Every tool of the request side at a steady number of calls a second, as customers would make them, on the real processes and a large shelf. */
import { startBenchShop, type BenchShop } from '../shop/bench-shop.ts';
import type { Person } from '../shop/person.ts';
import { callsOf, type ToolCall } from './calls-of-a-customer.ts';
import { percentilesOf, type ToolTimes } from './percentiles-of.ts';

export interface ToolFigures {
  readonly products: number;
  /** As they were really made. */
  readonly perSecond: number;
  readonly seconds: number;
  readonly tools: Readonly<Record<string, ToolTimes>>;
  /** What redeeming takes longer where it waits for the processor's answer. */
  readonly processorWaitP50Ms: number;
  readonly peakMemoryMib: ReturnType<BenchShop['peakMemory']>;
  /** Processor time a call, in milliseconds, by process: hardly moved by what else the machine does. */
  readonly cpuOfACallMs: Readonly<Record<string, number>>;
}

export interface ToolsToMeasure {
  readonly products: number;
  readonly customers: number;
  readonly perSecond: number;
  readonly say: (line: string) => void;
}

const WARM_UP_CUSTOMERS = 8;
const TOGETHER = 16;

export async function measureTools(of: ToolsToMeasure): Promise<ToolFigures> {
  const { products, customers, perSecond, say } = of;
  say(`starting a shop with ${String(products)} products more`);
  const shop = await startBenchShop({
    customers: WARM_UP_CUSTOMERS + customers,
    callers: TOGETHER,
    madeProducts: products,
    fill: () => Promise.resolve(),
  });
  try {
    say('warming up');
    await callSteadily(await allCalls(shop.takePeople(WARM_UP_CUSTOMERS)), perSecond);
    say('orders are confirmed on phones');
    const calls = await allCalls(shop.takePeople(customers));
    say(`${String(calls.flat().length)} calls, ${String(perSecond)} a second`);
    const cpuBefore = shop.cpuTime();
    const begunAt = performance.now();
    const measured = await callSteadily(calls, perSecond);
    const seconds = (performance.now() - begunAt) / 1000;
    const cpuAfter: Readonly<Record<string, number>> = shop.cpuTime();
    const made = calls.flat().length;
    const tools = Object.fromEntries(
      [...measured].sort().map(([name, times]) => [name, percentilesOf(times)]),
    );
    return {
      products,
      perSecond: made / seconds,
      seconds,
      tools,
      processorWaitP50Ms:
        (tools[WITH_PROCESSOR]?.p50Ms ?? 0) - (tools[WITHOUT_PROCESSOR]?.p50Ms ?? 0),
      peakMemoryMib: shop.peakMemory(),
      cpuOfACallMs: Object.fromEntries(
        Object.entries(cpuBefore).map(([name, ms]) => [name, ((cpuAfter[name] ?? ms) - ms) / made]),
      ),
    };
  } finally {
    await shop.stop();
  }
}

export const WITHOUT_PROCESSOR = 'redeem_order, not waiting for the processor';
export const WITH_PROCESSOR = 'redeem_order, waiting for it';

/** Of each customer their calls in order; every other one's redemption waits for the processor. */
async function allCalls(people: readonly Person[]): Promise<readonly (readonly ToolCall[])[]> {
  const calls: (readonly ToolCall[])[] = [];
  for (const [number, person] of people.entries()) {
    const proposed = await person.preview();
    const code = await person.confirm(proposed);
    const waits = number % 2 === 0;
    const redeem: ToolCall = {
      name: waits ? WITH_PROCESSOR : WITHOUT_PROCESSOR,
      run: async () => {
        const { digest, token: redemption_token } = proposed;
        const wait = waits ? {} : { wait_ms: 0 };
        await person.call('redeem_order', { digest, redemption_token, code, ...wait });
      },
    };
    calls.push([redeem, ...callsOf(person, number)]);
  }
  return calls;
}

/** One call every so many milliseconds, whether or not those before it are answered; of one customer never two at once. */
async function callSteadily(
  calls: readonly (readonly ToolCall[])[],
  perSecond: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>();
  const queues = calls.map((own) => ({ left: [...own], isBusy: false }));
  const running: Promise<void>[] = [];
  const faults: unknown[] = [];
  const begunAt = performance.now();
  const total = calls.flat().length;
  let turn = 0;
  for (let made = 0; made < total;) {
    const due = begunAt + (made * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const at = nextOf(queues, turn);
    if (at === undefined) {
      // All are waiting for their answers: the next call is late, and counts as such in the rate.
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    turn = at + 1;
    made += 1;
    const queue = queues[at];
    const call = queue?.left.shift();
    if (queue && call) running.push(measure(queue, call, times));
    // A time that belongs to a failure is no measurement: the first one ends the run, here and not unheard.
    running.at(-1)?.catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) break;
  }
  await Promise.all(running);
  return times;
}

interface Queue {
  readonly left: ToolCall[];
  isBusy: boolean;
}

/** The first from `turn` on that has calls left and none running. */
function nextOf(queues: readonly Queue[], turn: number): number | undefined {
  for (let step = 0; step < queues.length; step += 1) {
    const at = (turn + step) % queues.length;
    const queue = queues[at];
    if (queue && !queue.isBusy && queue.left.length > 0) return at;
  }
  return undefined;
}

async function measure(
  queue: Queue,
  { name, run }: ToolCall,
  times: Map<string, number[]>,
): Promise<void> {
  queue.isBusy = true;
  const from = performance.now();
  await run();
  const ms = performance.now() - from;
  queue.isBusy = false;
  const known = times.get(name);
  if (known) known.push(ms);
  else times.set(name, [ms]);
}
