import { runKillRounds } from './kill-rounds.ts';
import { callWithOneToken, redeemManyAtOnce } from './many-callers.ts';
export async function main(args: readonly string[]): Promise<number> {
  const t0 = performance.now();
  const done = (x: unknown) => { console.log(JSON.stringify(x, undefined, 1), ((performance.now() - t0) / 1000).toFixed(1), 's'); return 0; };
  if (args[0] === 'cut') return done(await (await import('./cut-network.ts')).runNetworkCuts([['cut_before'], ['cut_after'], ['cut_before', 'cut_after'], ['cut_after', 'cut_before'], ['cut_after','cut_after']]));
  if (args[0] === 'clock') return done(await (await import('./moved-clock.ts')).runClockMoves(args.slice(1).map(Number)));
  if (args[0] === 'disk') return done([(await import('./full-disk.ts')).whyNoSmallDisk(), await (await import('./full-disk.ts')).runFullDisk()]);
  if (args[0] === 'restore') return done(await (await import('./restored-stores.ts')).runRestoredStore(args[1] as 'mcp'));
  const begun = performance.now();
  const [what, a = '1', b = '5', c = '1'] = args;
  const report = what === 'kill' ? await runKillRounds({ seed: Number(a), rounds: Number(b), ordersPerRound: 3, settlements: Number(c) })
   : what === 'one' ? await callWithOneToken({ callers: Number(a), settlements: Number(b) })
   : what === 'matrix' ? await (await import('./write-matrix.ts')).runWriteMatrix((p) => p % Number(a) === Number(b))
   : what === 'sys' ? await (await import('./syscall-faults.ts')).runSyscallFaults((counted) => (console.log(counted), [
   {syscall:'pwrite64',injection:'error=EIO',place:20},{syscall:'fdatasync',injection:'error=ENOSPC',place:3},{syscall:'pwrite64',injection:'signal=KILL',place:30}]))
   : await redeemManyAtOnce({ orders: Number(a), settlements: Number(b) });
  console.log(JSON.stringify({...report, faults: report.faults.slice(0, 12)}, undefined, 1), ((performance.now() - begun) / 1000).toFixed(1), 's');
  return 0;
}
