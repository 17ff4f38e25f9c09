/**
 * A network namespace that holds a loopback device and nothing else. It has no name and no file: the launcher keeps it open, and the system
 * takes it away when the launcher and the last process in it are gone, however they went.
 */
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import type { SystemPrograms } from './system-programs.ts';

export type OwnNetworkMade =
  | {
      readonly outcome: 'made';
      /** What `nsenter --net=` takes, as long as this process runs. */
      readonly path: string;
    }
  | { readonly outcome: 'refused'; readonly reason: string };

/** A fresh /sys shows the devices of the new network, and writing there turns its loopback device on: IFF_UP and IFF_LOOPBACK. */
const TURN_LOOPBACK_ON = `
  mount -t sysfs hearback /sys
  echo 0x9 > /sys/class/net/lo/flags
  echo ready
  exec cat
`;

export async function makeOwnNetwork(programs: SystemPrograms): Promise<OwnNetworkMade> {
  const maker = spawn(
    programs.unshare,
    ['--net', '--mount', '--', programs.sh, '-ec', TURN_LOOPBACK_ON],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
    },
  );
  let fault = '';
  maker.stderr.on('data', (chunk: Buffer) => {
    fault += chunk.toString();
  });
  const isReady = new Promise<boolean>((resolve) => {
    maker.stdout.once('data', () => {
      resolve(true);
    });
    maker.once('error', (error) => {
      fault += error.message;
      resolve(false);
    });
    maker.once('close', () => {
      resolve(false);
    });
  });
  if (!(await isReady)) return { outcome: 'refused', reason: fault.trim() };
  const file = openSync(`/proc/${String(maker.pid)}/ns/net`, 'r');
  maker.stdin.end();
  // The file stays open as long as the launcher runs: it is what keeps the network.
  return { outcome: 'made', path: `/proc/${String(process.pid)}/fd/${String(file)}` };
}
