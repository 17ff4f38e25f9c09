/** Who may open a live connection at all: our own page, in a browser with a session. It opens nothing yet (`first-message.ts`). */
import type { IncomingMessage } from 'node:http';
import type { Session } from '#core';
import type { MinuteBound } from '#edge';
import type { ApprovalParts } from '../approval-parts.ts';
import { findCookieSession } from '../http/authenticate.ts';

export const LIVE_PATH = '/live';

export type Admission =
  | { readonly outcome: 'admitted'; readonly session: Session }
  | { readonly outcome: 'refused'; readonly status: 401 | 403 | 404 | 421 | 429 };

/**
 * Browsers send `Origin` with every WebSocket handshake (RFC 6455, section 4.1), and cookies to any page's handshake: without this check
 * another site could open one in the customer's name. `Sec-Fetch-Site` must be right where it is given.
 */
export async function admitUpgrade(
  request: IncomingMessage,
  bound: MinuteBound,
  parts: ApprovalParts,
): Promise<Admission> {
  const { headers, socket, url } = request;
  if (headers.host !== new URL(parts.origin).host) return { outcome: 'refused', status: 421 };
  if (url !== LIVE_PATH) return { outcome: 'refused', status: 404 };
  if (headers.origin !== parts.origin) return { outcome: 'refused', status: 403 };
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return { outcome: 'refused', status: 403 };
  const session = await findCookieSession(request, parts);
  // Whoever has no session may not use up the handshakes of those who have one at the same address.
  const isInTime = bound.take(session?.sessionHash ?? socket.remoteAddress ?? '');
  if (!isInTime) return { outcome: 'refused', status: 429 };
  return session ? { outcome: 'admitted', session } : { outcome: 'refused', status: 401 };
}
