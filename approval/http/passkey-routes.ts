/** Adding a passkey. */
import { emptyBodySchema, parseBody } from '#edge';
import { Router } from 'express';
import type { ApprovalParts } from '../approval-parts.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { beginPasskey } from '../passkeys/begin-passkey.ts';
import { sayNo } from '../refusal-words.ts';
import { beginAuthorization } from '../sign-in/begin-authorization.ts';
import { requireSession } from './authenticate.ts';
import { answerBegun } from './answer-begun.ts';
import { registrationSchema } from './passkey-bodies.ts';
import { limitByAccount } from './rate-limits.ts';

export function passkeyRoutes(parts: ApprovalParts): Router {
  const router = Router();
  const writes = limitByAccount(parts.limits.writes);
  router.post('/options', async (request, response) => {
    const session = await requireSession(request, response, parts);
    parseBody(request.body, emptyBodySchema);
    await writes.spend(session);
    const options = await beginPasskey(session, parts);
    if (options) {
      response.json(options);
      return;
    }
    const begun = await beginAuthorization(
      { kind: 'add_passkey', sessionHash: session.sessionHash },
      parts,
    );
    response.json({ ...sayNo('not_fresh'), signIn: answerBegun(begun, response) });
  });
  router.post('/', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const body = parseBody(request.body, registrationSchema);
    await writes.spend(session);
    const isAdded = await addPasskey({ session, response: body.response }, parts);
    response.json(isAdded ? { outcome: 'added' } : sayNo('passkey_refused'));
  });
  return router;
}
