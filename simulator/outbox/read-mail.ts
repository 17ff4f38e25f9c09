/** A message as it came over SMTP, read as a mail program reads it (RFC 5322, MIME). */
import PostalMime from 'postal-mime';
import type { Mail } from './mailbox-store.ts';

/** What a mailbox needs of it; undefined where it has no Message-ID, by which it is kept once. */
export async function readMail(
  raw: Uint8Array,
  { to }: { readonly to: string },
): Promise<Mail | undefined> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 10 });
  const { messageId } = mail;
  if (messageId === undefined || messageId.length < 3) return undefined;
  return {
    messageId,
    // Whose mailbox it is says the envelope, not the header.
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date: mail.date ?? '',
    headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
  };
}
