/**
 * The outbox over SMTP (RFC 5321). A message that is sent again has the same Message-ID, so that the customer's mailbox keeps one of it:
 * after a connection that was lost between the end of the data and the answer, nobody knows whether it was taken.
 */
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Clock, Hash, Outbox, SendAnswer, WrittenMessage } from '#core';
import type { MailConfig } from './mail-config.ts';
import type { MailCredentials } from './read-mail-credentials.ts';

/** What of a message goes into headers has no line break or other control character; what has one is never handed to the mailer. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,500}$/u;
/** As many as there are receipts on their way at once. */
const CONNECTIONS_AT_ONCE = 4;
const KEPT_IDLE_MS = 2000;

const addressSchema = z.email().max(254);
const headersSchema = z.object({
  idempotencyKey: z.string().regex(/^[\x21-\x7e]{1,200}$/),
  to: addressSchema,
  subject: z.string().regex(ONE_LINE),
});

export function createSmtpOutbox(
  config: MailConfig,
  using: {
    readonly credentials: MailCredentials;
    /** Shown beside the sender's address. */
    readonly shopName: string;
    readonly clock: Clock;
    readonly hash: Hash;
  },
): Outbox {
  const { credentials, shopName, clock, hash } = using;
  const transport = createTransport({
    host: config.host,
    port: config.port,
    secure: config.tls === 'implicit',
    requireTLS: config.tls === 'starttls',
    ignoreTLS: config.tls === 'off',
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    auth: { user: credentials.user, pass: credentials.password },
    connectionTimeout: config.timeoutMs,
    greetingTimeout: config.timeoutMs,
    socketTimeout: config.timeoutMs,
    // Signing in takes longer than the message: a connection is kept for what follows soon, and is given up before a server would.
    pool: true,
    maxConnections: CONNECTIONS_AT_ONCE,
    idleTimeout: KEPT_IDLE_MS,
    // Once more where a server had ended a kept connection, with nothing of the message sent. All other trying again is for the caller, who remembers it.
    maxRequeues: 1,
    // A message of ours is made of texts alone: no text in it can name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  const domain = config.from.slice(config.from.lastIndexOf('@') + 1);
  return {
    async send(message) {
      const headers = headersSchema.safeParse(message);
      if (!headers.success) {
        const fields = headers.error.issues.map(({ path }) => path.join('.')).join(', ');
        return { outcome: 'refused', reason: `not fit for a header: ${fields}` };
      }
      try {
        await transport.sendMail({
          messageId: messageIdOf(message, { domain, hash }),
          date: new Date(clock.nowEpochMs()),
          // As objects: no text in them is taken for a list of addresses.
          from: { name: lineOf(shopName), address: config.from },
          to: { name: '', address: message.to },
          envelope: { from: config.from, to: [message.to] },
          subject: message.subject,
          text: message.text,
          html: message.html,
          // RFC 3834, section 5: nobody's absence notice answers a receipt.
          headers: { 'Auto-Submitted': 'auto-generated' },
          xMailer: false,
        });
        return { outcome: 'taken' };
      } catch (fault) {
        return readFault(fault);
      }
    },
  };
}

/** Follows from the key alone, and tells nobody the key: it holds an order's digest. */
function messageIdOf(
  { idempotencyKey }: Pick<WrittenMessage, 'idempotencyKey'>,
  { domain, hash }: { readonly domain: string; readonly hash: Hash },
): string {
  return `<${hash.sha256Hex(`hearback-message-id-v1\n${idempotencyKey}`)}@${domain}>`;
}

function lineOf(name: string): string {
  return ONE_LINE.test(name) ? name : '';
}

const faultSchema = z.object({
  code: z
    .string()
    .regex(/^[A-Z_]{1,40}$/)
    .catch('UNKNOWN'),
  /** Of the server's last answer; a lost connection has none. */
  responseCode: z.number().int().min(400).max(599).optional().catch(undefined),
});

/**
 * A 5yz is a "no" to this message as it is (RFC 5321, section 4.2.1), as is a refused sign-in; everything else may pass. The server's words
 * are left out: they often repeat the customer's address.
 */
function readFault(fault: unknown): SendAnswer {
  const read = faultSchema.safeParse(fault);
  const { code, responseCode } = read.success
    ? read.data
    : { code: 'UNKNOWN', responseCode: undefined };
  const reason = responseCode === undefined ? code : `${code} ${String(responseCode)}`;
  const isRefused = responseCode !== undefined && responseCode >= 500;
  return { outcome: isRefused ? 'refused' : 'not_now', reason };
}
