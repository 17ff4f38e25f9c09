import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { call, newFolder, removeFolders } from '../stand-in-store/listen.ts';
import { freePort, kill, startProcess } from '../stand-in-store/stand-in-process.ts';
import { askForToken, CLIENT, ORDER, processorConfig } from './processor-fixture.ts';

afterAll(removeFolders);

const ENTRY = join(import.meta.dirname, '../../../dist/simulator/processor/main.js');

describe.skipIf(!existsSync(ENTRY))('the processor as a process (needs dist)', () => {
  it('invariant 3: captures once for a request id, though it is killed (kill -9) before its answer', async () => {
    const port = await freePort();
    const folder = newFolder();
    const file = join(folder, 'config.json');
    writeFileSync(
      file,
      JSON.stringify(processorConfig(port, [`127.0.0.1:${String(port)}`], folder)),
    );
    const url = `http://127.0.0.1:${String(port)}`;
    const captures = async (): Promise<unknown> => {
      const { body } = await call(`${url}/control/wire-log`);
      return (body as { readonly captures: unknown }).captures;
    };

    const first = await startProcess(ENTRY, file);
    const { body } = await askForToken(url, CLIENT, 'grant_type=client_credentials');
    const headers = {
      authorization: `Bearer ${(body as { readonly access_token: string }).access_token}`,
      'paypal-request-id': 'hearback-1',
      prefer: 'return=representation',
    };
    const order = () => call(`${url}/v2/checkout/orders`, ORDER, headers);
    await call(`${url}/control/behaviour`, { next: 'time_out_after' });
    const unanswered = order().then(
      () => 'answered',
      () => 'no answer',
    );
    await expect.poll(captures, { interval: 5, timeout: 5000 }).toHaveLength(1);
    const before = await captures();
    await kill(first);
    expect(await unanswered).toBe('no answer');

    const second = await startProcess(ENTRY, file);
    const again = await order();
    const after = await captures();
    await kill(second);
    expect(again).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
    expect(after).toEqual(before);
  });
});
