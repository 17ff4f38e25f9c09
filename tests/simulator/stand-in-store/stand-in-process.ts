/** A stand-in as the process that it is in the demo. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

export interface StandInProcess {
  readonly child: ChildProcess;
  /** What it wrote to standard output: nothing of ours goes there. */
  readonly written: () => string;
}

/** The promise is kept once the process says that it is ready. */
export async function startProcess(entry: string, configFile: string): Promise<StandInProcess> {
  const child = spawn(process.execPath, [entry, '--config', configFile], { stdio: 'pipe' });
  let written = '';
  let complaints = '';
  child.stdout.on('data', (text) => (written += String(text)));
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => {
      reject(new Error(`it ended before it was ready: ${complaints}`));
    });
    child.stderr.on('data', (text) => {
      complaints += String(text);
      if (complaints.includes('"ready"')) resolve();
    });
  });
  return { child, written: () => written };
}

/** kill -9. */
export async function kill({ child }: StandInProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await gone;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
