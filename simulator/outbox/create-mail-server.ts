/**
 * The mail server of the outbox stand-in: it takes mail from the shop alone, for the demo customers alone, and says 250 only when the
 * message is on disk (RFC 5321, section 6.1).
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Log } from '#edge';
import type { OutboxConfig } from './config.ts';
import type { MailboxStore } from './mailbox-store.ts';
import { readMail } from './read-mail.ts';

export const LARGEST_MESSAGE_BYTES = 256 * 1024;
const MOST_RECIPIENTS = 3;
const SILENCE_ENDS_IT_MS = 10_000;

/** A "no" of the protocol: its code, and words for whoever reads the sender's log. */
class MailRefused extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, words: string) {
    super(words);
    this.responseCode = responseCode;
  }
}

export interface MailServer {
  /** Kept once it listens on 127.0.0.1; the port that it listens at. */
  listen(port: number): Promise<number>;
  close(): void;
}

export function createMailServer(using: {
  readonly smtp: Omit<OutboxConfig['smtp'], 'port'>;
  readonly mailboxes: OutboxConfig['mailboxes'];
  readonly store: MailboxStore;
  readonly log: Log;
}): MailServer {
  const { smtp, mailboxes, store, log } = using;
  const server = new SMTPServer({
    name: 'mail.hearback.localhost',
    banner: 'the mailbox stand-in',
    // It is at the loopback address alone, where no one listens in.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN'],
    size: LARGEST_MESSAGE_BYTES,
    maxClients: 20,
    socketTimeout: SILENCE_ENDS_IT_MS,
    closeTimeout: 500,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, callback) => {
      const isRight = isSame(username, smtp.user) && isSame(password, smtp.password);
      if (isRight) callback(null, { user: smtp.user });
      else callback(new MailRefused(535, 'the name or the password is wrong'));
    },
    onMailFrom: ({ address }, _session, callback) => {
      const isOwn = address === smtp.sender;
      callback(isOwn ? null : new MailRefused(553, 'that sender is not yours'));
    },
    onRcptTo: ({ address }, session, callback) => {
      if (!mailboxes.includes(address)) callback(new MailRefused(550, 'no such mailbox here'));
      else if (session.envelope.rcptTo.length >= MOST_RECIPIENTS) {
        callback(new MailRefused(452, 'too many recipients'));
      } else callback(null);
    },
    onData: (stream, session, callback) => {
      takeMail(stream, session, store).then(
        () => {
          callback(null, 'it is in the mailbox');
        },
        (fault: unknown) => {
          if (fault instanceof MailRefused) callback(fault);
          else {
            log.error({ err: fault }, 'a message could not be kept');
            callback(new MailRefused(451, 'it could not be kept; try again'));
          }
        },
      );
    },
  });
  // A connection that breaks is the other side's matter; it must not end this process.
  server.on('error', (fault) => {
    log.warn({ err: fault }, 'the mail server has a fault');
  });
  return {
    listen: (port) => listenAt(server, port),
    close: () => {
      server.close();
    },
  };
}

function listenAt(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

async function takeMail(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  store: MailboxStore,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    // The rest of a message that is too large is read and let go, as the protocol wants it.
    if (!stream.sizeExceeded) chunks.push(Buffer.from(chunk as Uint8Array));
  }
  if (stream.sizeExceeded) throw new MailRefused(552, 'the message is too large');
  for (const { address } of session.envelope.rcptTo) {
    const mail = await readMail(Buffer.concat(chunks), { to: address });
    if (mail === undefined) throw new MailRefused(554, 'the message has no Message-ID');
    store.receive(mail);
  }
}

/** In a time that tells nothing. */
function isSame(given: string | null | undefined, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(right));
}
