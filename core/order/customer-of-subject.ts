/** Whose token it is: the customer id that follows from the subject an authorization server names (RFC 7519, section 4.1.2). */
import type { Hash } from '../ports/crypto.ts';
import { customerIdSchema, type CustomerId } from './ids.ts';

/** Ids that begin so are made here, and no subject is taken for one as it stands. */
const MADE = 's~';
const LONGEST_SUBJECT = 255;
const PRINTABLE = /^[\x20-\x7e]+$/;

/**
 * A subject that is an id is that id. Any other of printable ASCII becomes one by its hash, the same on every side, because ids stand in texts that are
 * hashed, signed and put into addresses, where nothing is ever escaped. Undefined for anything else: then it is nobody's.
 */
export function customerOfSubject(subject: string, hash: Hash): CustomerId | undefined {
  const own = customerIdSchema.safeParse(subject);
  if (own.success && !subject.startsWith(MADE)) return own.data;
  if (subject.length > LONGEST_SUBJECT || !PRINTABLE.test(subject)) return undefined;
  return customerIdSchema.parse(`${MADE}${hash.sha256Hex(`hearback.subject.v1\n${subject}`)}`);
}
