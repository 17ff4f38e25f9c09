import { createServer } from 'node:net';
import fc from 'fast-check';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCuttingProxy } from './cutting-proxy.ts';
import {
  MAILBOXES,
  outboxTo,
  SENDER,
  SENT_AT,
  startMailStage,
  type MailStage,
} from './mail-stage.ts';

let stage: MailStage;
beforeEach(async () => {
  stage = await startMailStage();
});
afterEach(() => {
  stage.end();
});

const MESSAGE = {
  idempotencyKey: `receipt-${'a'.repeat(64)}`,
  to: 'customer-1@example.test',
  subject: 'Harbor Roasters: receipt 7KQ2-M9XD, $47.61 ☕',
  text: 'Total charged: $47.61\n\n.\nA line of one dot stays.\n',
  html: '<!doctype html><p>Total charged: $47.61</p>',
};

/** A mail server that says the same to every message or recipient. */
async function startRefusing(code: number, at: 'recipient' | 'data'): Promise<SMTPServer> {
  const no = Object.assign(new Error(`no ${MESSAGE.to} here`), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 200,
    onAuth: (auth, _session, callback) => {
      callback(null, { user: auth.username });
    },
    onRcptTo: (_address, _session, callback) => {
      callback(at === 'recipient' ? no : null);
    },
    onData: (stream, _session, callback) => {
      stream.resume();
      stream.on('end', () => {
        callback(no);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: SMTPServer): number {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

describe('a written receipt over SMTP', () => {
  it('arrives with its words, its form, and the headers of an automatic message [REQ-RECEIPT-MAIL]', async () => {
    expect(await outboxTo(stage.port()).send(MESSAGE)).toEqual({ outcome: 'taken' });
    const [mail, ...others] = stage.store.list();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: MESSAGE.to,
      from: SENDER,
      subject: MESSAGE.subject,
      text: `${MESSAGE.text}\n`,
      html: expect.stringContaining(MESSAGE.html) as unknown,
      date: new Date(SENT_AT).toISOString(),
      timesReceived: 1,
    });
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{64}@harbor-roasters\.example>$/);
    expect(mail?.messageId).not.toContain('aaaa');
    expect(mail?.headers).toContainEqual({ name: 'auto-submitted', value: 'auto-generated' });
    expect(mail?.headers.map(({ name }) => name)).not.toContain('x-mailer');
  });

  it('is one message in the mailbox however often it is sent, and another order’s is another [REQ-RECEIPT-ONCE]', async () => {
    const outbox = outboxTo(stage.port());
    for (let time = 0; time < 5; time += 1) await outboxTo(stage.port()).send(MESSAGE);
    await outbox.send({ ...MESSAGE, idempotencyKey: 'receipt-other' });
    await Promise.all([outbox.send(MESSAGE), outbox.send(MESSAGE)]);
    expect(stage.store.list().map(({ timesReceived }) => timesReceived)).toEqual([7, 1]);
  });

  it('is "not now" while the mail server is down, and taken once it is up', async () => {
    const port = stage.port();
    stage.stop();
    const outbox = outboxTo(port);
    await expect.poll(() => outbox.send(MESSAGE)).toMatchObject({ outcome: 'not_now' });
    await stage.start(port);
    expect(await outbox.send(MESSAGE)).toEqual({ outcome: 'taken' });
    expect(stage.store.list()).toMatchObject([{ timesReceived: 1 }]);
  });

  it('is not called taken when the connection is lost before the answer; sent again, the mailbox shows one [REQ-RECEIPT-ONCE]', async () => {
    const proxy = await startCuttingProxy(stage.port);
    const outbox = outboxTo(proxy.port);
    let isTaken = false;
    proxy.cutNext(() => {
      isTaken = true;
    });
    expect(await outbox.send(MESSAGE)).toMatchObject({ outcome: 'not_now' });
    expect(isTaken).toBe(true);
    expect(stage.store.list()).toMatchObject([{ timesReceived: 1 }]);
    expect(await outbox.send(MESSAGE)).toEqual({ outcome: 'taken' });
    await proxy.close();
    expect(stage.store.list()).toMatchObject([{ timesReceived: 2, subject: MESSAGE.subject }]);
  });

  it.each([
    [451, 'data', 'not_now'],
    [452, 'recipient', 'not_now'],
    [550, 'recipient', 'refused'],
    [554, 'data', 'refused'],
  ] as const)(
    'invariant 12: a %i at the %s is "%s", with no address in the reason',
    async (code, at, outcome) => {
      const server = await startRefusing(code, at);
      const answer = await outboxTo(portOf(server)).send(MESSAGE);
      server.close();
      expect(answer).toMatchObject({ outcome });
      expect(JSON.stringify(answer)).toContain(String(code));
      expect(JSON.stringify(answer)).not.toContain('example.test');
    },
  );

  it('is refused with a wrong password, which is in no answer', async () => {
    const answer = await outboxTo(stage.port(), { password: 'another-password-here' }).send(
      MESSAGE,
    );
    expect(answer).toEqual({ outcome: 'refused', reason: 'EAUTH 535' });
    expect(stage.store.list()).toEqual([]);
  });

  it('goes over one connection with those before it, and over another where the server ended that [REQ-RECEIPT-CONNECTION]', async () => {
    let signIns = 0;
    let taken = 0;
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      closeTimeout: 200,
      onAuth: (auth, _session, callback) => {
        signIns += 1;
        callback(null, { user: auth.username });
      },
      onData: (stream, _session, callback) => {
        stream.resume();
        stream.on('end', () => {
          taken += 1;
          callback(null);
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const outbox = outboxTo(portOf(server));
    for (let time = 0; time < 5; time += 1) {
      expect(await outbox.send(MESSAGE)).toEqual({ outcome: 'taken' });
    }
    expect([signIns, taken]).toEqual([1, 5]);
    for (const connection of server.connections) connection.close();
    expect(await outbox.send(MESSAGE)).toEqual({ outcome: 'taken' });
    expect([signIns, taken]).toEqual([2, 6]);
    server.close();
  });

  it('is "not now" when a server says nothing', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    expect(await outboxTo(address.port).send(MESSAGE)).toMatchObject({ outcome: 'not_now' });
    silent.close();
  });
});

describe('headers', () => {
  const BREAKS = ['\r\n', '\n', '\r', '\u0000', '\u2028', '\u2029', '\u0085'];
  const INJECTED = `x${BREAKS.join('')}Bcc: stranger@example.test`;

  it('invariant 8: no field of a message adds a header or a recipient [REQ-RECEIPT-HEADERS]', async () => {
    const outbox = outboxTo(stage.port());
    for (const change of [
      { subject: INJECTED },
      { to: `customer-1@example.test${INJECTED}` },
      { to: 'customer-1@example.test, stranger@example.test' },
      { to: '<customer-1@example.test> stranger@example.test' },
      { to: 'group: customer-1@example.test;' },
      { idempotencyKey: INJECTED },
    ]) {
      expect(await outbox.send({ ...MESSAGE, ...change }), JSON.stringify(change)).toMatchObject({
        outcome: 'refused',
      });
    }
    expect(stage.store.list()).toEqual([]);
  });

  it('invariant 8: a hostile shop name or body stays a name and a body [REQ-RECEIPT-HEADERS]', async () => {
    const names = [
      INJECTED,
      'A, stranger@example.test',
      '"<stranger@example.test>',
      '=?utf-8?q?x?=',
    ];
    for (const [index, shopName] of names.entries()) {
      const outbox = outboxTo(stage.port(), { shopName });
      const idempotencyKey = `receipt-${String(index)}`;
      const text = `\r\n.\r\nMAIL FROM:<${SENDER}>\r\nRCPT TO:<customer-2@example.test>\r\nDATA\r\n.\r\n`;
      expect(await outbox.send({ ...MESSAGE, idempotencyKey, text })).toEqual({ outcome: 'taken' });
    }
    const mails = stage.store.list();
    expect(mails).toHaveLength(4);
    for (const mail of mails) {
      expect(mail).toMatchObject({ from: SENDER, to: MAILBOXES[0], timesReceived: 1 });
      expect(mail.headers.map(({ name }) => name).toSorted()).toEqual([
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ]);
    }
  });

  it('invariant 8: a subject of any one line arrives as it is, and any other is refused [REQ-RECEIPT-HEADERS]', async () => {
    const outbox = outboxTo(stage.port());
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        async (words) => {
          count += 1;
          const subject = `r ${words} r`;
          const idempotencyKey = `receipt-${String(count)}`;
          const answer = await outbox.send({ ...MESSAGE, idempotencyKey, subject });
          const isOneLine = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words);
          expect(answer.outcome).toBe(isOneLine ? 'taken' : 'refused');
          if (isOneLine) {
            const kept = stage.store.list().at(-1);
            expect(kept?.subject.replace(/\s+/gu, ' ')).toBe(subject.replace(/\s+/gu, ' '));
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
