import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createMailServer,
  LARGEST_MESSAGE_BYTES,
  type MailServer,
} from '../../../simulator/outbox/create-mail-server.ts';
import { createOutboxApp } from '../../../simulator/outbox/create-outbox-app.ts';
import { openMailboxStore, type MailboxStore } from '../../../simulator/outbox/mailbox-store.ts';
import { call, listen, newFolder, quietLog, removeFolders } from '../stand-in-store/listen.ts';

const SENDER = 'receipts@shop.example';
const ONE = 'customer-1@example.test';
const TWO = 'customer-2@example.test';
const AUTH = { user: 'settlement', pass: 'a-password-of-the-test' };

let folder: string;
let store: MailboxStore;
let server: MailServer;
let port: number;

async function open(): Promise<void> {
  store = openMailboxStore(folder);
  server = createMailServer({
    smtp: { user: AUTH.user, password: AUTH.pass, sender: SENDER },
    mailboxes: [ONE, TWO],
    store,
    log: quietLog(),
  });
  port = await server.listen(0);
}

function close(): void {
  server.close();
  store.close();
}

beforeEach(async () => {
  folder = newFolder();
  await open();
});
afterEach(close);
afterAll(removeFolders);

const MAIL = {
  from: SENDER,
  to: ONE,
  subject: 'Your receipt',
  text: 'Total $47.61 ☕',
  messageId: '<1@shop.example>',
};

async function send(
  change: SendMailOptions = {},
  auth: typeof AUTH | null = AUTH,
): Promise<number> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    ...(auth && { auth }),
  });
  try {
    await transport.sendMail({ ...MAIL, ...change });
    return 250;
  } catch (fault) {
    return Number((fault as { responseCode?: number }).responseCode);
  }
}

describe('the mailbox', () => {
  it('keeps one message of a Message-ID, the first, counts how often it came, and shows the oldest first', async () => {
    expect(await send()).toBe(250);
    expect(await send({ subject: 'another' })).toBe(250);
    expect(await send({ messageId: '<2@shop.example>' })).toBe(250);
    const { url, stop } = await listen((host) =>
      createOutboxApp({ hosts: [host], store, log: quietLog() }),
    );
    const { body } = await call(`${url}/messages`);
    const posted = await call(`${url}/messages`, MAIL);
    await stop();
    expect(body).toMatchObject({
      messages: [
        {
          id: '1',
          to: ONE,
          from: SENDER,
          subject: 'Your receipt',
          messageId: '<1@shop.example>',
          timesReceived: 2,
        },
        { messageId: '<2@shop.example>', timesReceived: 1 },
      ],
    });
    expect(posted.status).toBe(404);
  });

  it('knows its messages when it is started anew', async () => {
    await send();
    close();
    await open();
    await send();
    expect(store.list()).toMatchObject([
      { timesReceived: 2, text: expect.stringContaining('$47.61 ☕') as unknown },
    ]);
  });

  it('takes nothing from whom it does not know, for whom it does not know, or that is too much', async () => {
    expect(await send({}, null)).toBe(530);
    expect(await send({}, { ...AUTH, pass: 'a-wrong-password' })).toBe(535);
    expect(await send({ from: 'other@shop.example' })).toBe(553);
    expect(await send({ to: 'stranger@example.test' })).toBe(550);
    expect(await send({ text: 'x'.repeat(LARGEST_MESSAGE_BYTES + 1) })).toBe(552);
    expect(store.list()).toEqual([]);
    expect(await send({ to: [ONE, TWO] })).toBe(250);
    expect(store.list().map(({ to }) => to)).toEqual([ONE, TWO]);
  });
});
