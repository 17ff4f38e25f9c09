// Tries what it is told on standard input, as the user and in the network that it was started in, and writes what came of each attempt:
// `done`, or what the system said. It changes nothing: what it opens for writing it closes again.
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync, readSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';

const KINDS = {
  read: ({ path }) => {
    const file = openSync(path, 'r');
    readSync(file, Buffer.alloc(1));
    closeSync(file);
  },
  open_memory: ({ path }) => closeSync(openSync(path, 'r')),
  write: ({ path }) => closeSync(openSync(path, 'r+')),
  create: ({ path }) => closeSync(openSync(path, 'wx')),
  list: ({ path }) => readdirSync(path),
  signal: ({ pid }) => process.kill(pid, 0),
  run: ({ command: [program, ...words] }) => execFileSync(program, words, { stdio: 'ignore' }),
  query: ({ path, sql }) => {
    const store = new DatabaseSync(path, { readOnly: true });
    return String(Object.values(store.prepare(sql).get())[0]);
  },
  execute: ({ path, sql }) => new DatabaseSync(path, { timeout: 2000 }).exec(sql),
  get: ({ origin }) =>
    new Promise((resolve, reject) => {
      const { host, port } = new URL(origin);
      const call = get({ host: '127.0.0.1', port, path: '/healthz', headers: { host } });
      call.once('response', (response) => {
        response.resume();
        resolve(String(response.statusCode));
      });
      call.once('error', reject);
    }),
  dial: ({ address }) =>
    new Promise((resolve, reject) => {
      const socket = connect({ ...address, timeout: 2000 });
      socket.once('connect', () => {
        socket.destroy();
        resolve();
      });
      socket.once('timeout', () => {
        socket.destroy();
        reject(new Error('no answer'));
      });
      socket.once('error', reject);
    }),
};

const results = [];
for (const attempt of JSON.parse(readFileSync(0, 'utf8'))) {
  try {
    const value = await KINDS[attempt.kind](attempt);
    results.push(typeof value === 'string' ? value : 'done');
  } catch (fault) {
    // SQLite's own numbers (https://sqlite.org/rescode.html); the low byte is the kind.
    const sqlite = typeof fault.errcode === 'number' ? `sqlite ${fault.errcode & 0xff}` : undefined;
    results.push(sqlite ?? fault.code ?? (fault.status === undefined ? fault.message : 'failed'));
  }
}
process.stdout.write(JSON.stringify(results));
