/** One customer's second device: the real use cases of the approval side, with a sign-in that is as good as done. */
import { clientIdSchema, type OrderDigest, type OrderView, type Session } from '#core';
import { nodeHash } from '#stores';
import { revokeClient } from '../../approval/account/client-rights.ts';
import type { ApprovalParts } from '../../approval/approval-parts.ts';
import { takeTotal } from '../../approval/confirm/take-total.ts';
import { declineOrder } from '../../approval/decline/decline-order.ts';
import { viewOrder } from '../../approval/orders/view-order.ts';
import { finishAuthorization } from '../../approval/sign-in/finish-authorization.ts';
import { openSession, sessionHashOf } from '../../approval/sign-in/open-session.ts';
import { FIRST_TOTAL } from './race-merchant.ts';

const assistant = clientIdSchema.parse('alexa-skill');

export interface Phone {
  /** Types the total, that of a race where none is given; what it gives signs in again and is told how it ended. */
  typeTotal(digest: OrderDigest, text?: string): Promise<() => Promise<string>>;
  decline(digest: OrderDigest): Promise<string>;
  revoke(): Promise<string>;
  view(digest: OrderDigest): Promise<OrderView>;
  /** The code that it shows, or none. */
  code(digest: OrderDigest): Promise<string | null>;
}

export async function makePhone(
  parts: ApprovalParts,
  customerId: Session['customerId'],
): Promise<Phone> {
  const person = {
    customerId,
    proofKeyThumbprint: 'thumbprint',
    verifiedAt: parts.clock.nowEpochMs(),
    device: '',
    isRemembered: false,
  };
  const { sessionSecret } = await openSession(person, parts);
  const session = await parts.store.findSession({
    sessionHash: sessionHashOf(sessionSecret, nodeHash),
    nowEpochMs: parts.clock.nowEpochMs(),
  });
  if (!session) throw new Error('the session is not there');
  const view = async (digest: OrderDigest): Promise<OrderView> => {
    const order = await viewOrder({ digest, session }, parts);
    if (!order) throw new Error('the order is not there');
    return order;
  };
  return {
    view,
    code: async (digest) => (await view(digest)).code,
    async typeTotal(digest, text = FIRST_TOTAL) {
      const typed = await takeTotal({ session, digest, text, shownDigest: digest }, parts);
      if (typed.outcome !== 'verify' || !typed.signIn) throw new Error(JSON.stringify(typed));
      const { authorizationUrl, stateSecret } = typed.signIn;
      const state = new URL(authorizationUrl).searchParams.get('state') ?? '';
      return async () => {
        const answer = await finishAuthorization(
          {
            code: customerId,
            state,
            iss: parts.identity.issuer,
            stateSecret,
            proofKeyThumbprint: session.proofKeyThumbprint,
            session,
            device: '',
          },
          parts,
        );
        return answer.outcome === 'refused' ? answer.reason : answer.outcome;
      };
    },
    async revoke() {
      await revokeClient({ customerId, clientId: assistant, name: 'Alexa', because: null }, parts);
      return 'revoked';
    },
    async decline(digest) {
      const declined = await declineOrder({ digest, session, keepsClient: true }, parts);
      return declined?.view.state ?? 'not there';
    },
  };
}
