/** How much processor time whole orders take, process by process: far less moved by what else the machine does than any time on the clock. */
import type { BenchShop } from '../shop/bench-shop.ts';
import { measureWholeOrders } from './measure-orders.ts';
import type { Run } from './run-callers.ts';

export interface CpuOfAnOrder {
  /** Milliseconds an order, by process; the callers are the bench itself. */
  readonly byProcess: Readonly<Record<string, number>>;
  readonly total: number;
}

/** What follows an order in the background is counted with it. */
export async function measureWithCpu(
  shop: BenchShop,
  of: { readonly orders: number; readonly callers: number },
): Promise<{ readonly run: Run; readonly cpu: CpuOfAnOrder }> {
  await shop.untilReceiptsAreSent();
  const before = { ...shop.cpuTime(), callers: ownCpuMs() };
  const run = await measureWholeOrders(shop.takePeople(of.orders), of.callers);
  await shop.untilReceiptsAreSent();
  const after: Readonly<Record<string, number>> = { ...shop.cpuTime(), callers: ownCpuMs() };
  const byProcess = Object.fromEntries(
    Object.entries(before).map(([name, ms]) => [name, ((after[name] ?? ms) - ms) / of.orders]),
  );
  const total = Object.values(byProcess).reduce((sum, ms) => sum + ms, 0);
  return { run, cpu: { byProcess, total } };
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
