import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxApp } from '../../../simulator/outbox/create-outbox-app.ts';
import { openMessageStore } from '../../../simulator/outbox/message-store.ts';
import { call, listen, newFolder, quietLog, removeFolders } from '../stand-in-store/listen.ts';

interface TestOutbox {
  readonly url: string;
  stop(): Promise<void>;
}

async function startOutbox(folder: string): Promise<TestOutbox> {
  const messages = openMessageStore(folder);
  const { url, stop } = await listen((host) =>
    createOutboxApp({ hosts: [host], messages, log: quietLog() }),
  );
  return {
    url,
    stop: async () => {
      await stop();
      messages.close();
    },
  };
}

let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterAll(removeFolders);

const RECEIPT = {
  idempotencyKey: 'receipt-1',
  to: 'demo-one@example.com',
  subject: 'Your receipt',
  text: 'Two bags of Dark Roast.\n\u0000 Total $47.61 ☕',
};

describe('the outbox', () => {
  it('keeps a message once under its key: the first one stays', async () => {
    const outbox = await startOutbox(folder);
    const url = `${outbox.url}/messages`;
    expect(await call(url, RECEIPT)).toEqual({ status: 201, body: RECEIPT });
    expect(await call(url, RECEIPT)).toEqual({ status: 200, body: RECEIPT });
    expect(await call(url, { ...RECEIPT, text: 'another' })).toEqual({
      status: 200,
      body: RECEIPT,
    });
    await call(url, { ...RECEIPT, idempotencyKey: 'receipt-2' });
    const { body } = await call(url);
    await outbox.stop();
    expect(body).toEqual({ messages: [RECEIPT, { ...RECEIPT, idempotencyKey: 'receipt-2' }] });
  });

  it('keeps one of many sent at once with one key', async () => {
    const outbox = await startOutbox(folder);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(`${outbox.url}/messages`, RECEIPT)),
    );
    await outbox.stop();
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  });

  it('knows its messages when it is started anew', async () => {
    const first = await startOutbox(folder);
    await call(`${first.url}/messages`, RECEIPT);
    await first.stop();
    const second = await startOutbox(folder);
    const again = await call(`${second.url}/messages`, RECEIPT);
    const listed = await call(`${second.url}/messages`);
    await second.stop();
    expect(again.status).toBe(200);
    expect(listed.body).toEqual({ messages: [RECEIPT] });
  });

  it.each([
    {},
    { ...RECEIPT, idempotencyKey: '' },
    { ...RECEIPT, idempotencyKey: 'with space' },
    { ...RECEIPT, to: 'nobody' },
    { ...RECEIPT, subject: '' },
    { ...RECEIPT, text: 5 },
    { ...RECEIPT, cc: 'somebody@example.com' },
    [RECEIPT],
    'no json',
    null,
  ])('refuses what is no message: %j', async (body) => {
    const outbox = await startOutbox(folder);
    const answer = await call(`${outbox.url}/messages`, body);
    const listed = await call(`${outbox.url}/messages`);
    await outbox.stop();
    expect(answer.status).toBe(400);
    expect(listed.body).toEqual({ messages: [] });
  });
});
