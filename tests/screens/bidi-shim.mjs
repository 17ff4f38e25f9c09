/**
 * Stands between Playwright and a Firefox that its makers have not patched, which speaks WebDriver BiDi but may be older than Playwright's draft of it:
 * the override of media features is answered as done where the browser does not know it. Nothing that the tests look at depends on that.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const [firefox, ...args] = process.argv.slice(2);
const OPTIONAL = 'emulation.setMediaFeaturesOverride';

const browser = spawn(firefox, args, { stdio: ['ignore', 'ignore', 'pipe'] });
browser.on('exit', (status) => process.exit(status ?? 0));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => browser.kill(signal));

let said = '';
let isServing = false;
browser.stderr.on('data', (part) => {
  if (isServing) return;
  said += part;
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
  if (address === undefined) return;
  isServing = true;
  serve(address);
});

function serve(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const { port } = server.address();
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${String(port)}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const own = new WebSocket(address + url, { maxPayload: 256 * 1024 * 1024 });
    const early = [];
    const optional = new Set();
    playwright.on('message', (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (method === OPTIONAL) optional.add(id);
      if (own.readyState === WebSocket.OPEN) own.send(text);
      else early.push(text);
    });
    own.on('open', () => {
      for (const text of early) own.send(text);
    });
    own.on('message', (data) => {
      const text = String(data);
      const { id, error } = JSON.parse(text);
      const isUnknown = error === 'unknown command' && optional.has(id);
      playwright.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : text);
    });
    own.on('close', () => playwright.close());
    own.on('error', () => playwright.close());
    playwright.on('close', () => own.close());
  });
}
