/** What the page shows beside Echo and phone: the customer's mailbox, the shop's shelf, and the trials of what somebody may try. */
import type { Express } from 'express';
import { z } from 'zod';
import { emptyBodySchema, parseBody, RequestRefused } from '#edge';
import type { AgentTrials, StrangersOrder } from '../obedient-agent/index.ts';
import type { Mail } from './customer-mailbox.ts';
import type { ShopShelf } from './shop-shelf.ts';

export interface PanelParts {
  readonly readMail: () => Promise<readonly Mail[]>;
  readonly shelf: ShopShelf;
  readonly agent: AgentTrials;
  readonly makeStrangersOrder: () => Promise<StrangersOrder>;
}

const shelfQuerySchema = z.object({ query: z.string().max(200).default('') });
const productIdSchema = z.string().regex(/^[a-z0-9-]{1,128}$/);

export function addPanelRoutes(app: Express, parts: PanelParts): void {
  app.get('/mailbox', async (_request, response) => {
    response.json({ mails: await parts.readMail() });
  });
  app.get('/shelf', async (request, response) => {
    const asked = shelfQuerySchema.safeParse(request.query);
    if (!asked.success) {
      throw new RequestRefused(400, 'invalid_request', 'That is no search of the shelf.');
    }
    response.json(await parts.shelf.list(asked.data.query));
  });
  app.get('/shelf/images/:productId', async (request, response) => {
    const productId = productIdSchema.safeParse(request.params.productId);
    const picture = productId.success ? await parts.shelf.picture(productId.data) : undefined;
    if (picture === undefined) {
      throw new RequestRefused(404, 'not_found', 'There is no such picture.');
    }
    // A drawing of ours, and yet from another server: whatever it holds can do nothing.
    response
      .set('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(picture);
  });
  addTrialRoutes(app, parts);
}

function addTrialRoutes(app: Express, { agent, makeStrangersOrder }: PanelParts): void {
  app.post('/trials/obedient-agent', (request, response) => {
    parseBody(request.body, emptyBodySchema);
    agent.start();
    response.json(agent.latest());
  });
  app.get('/trials/obedient-agent', (_request, response) => {
    response.json(agent.latest());
  });
  app.post('/trials/strangers-order', async (request, response) => {
    parseBody(request.body, emptyBodySchema);
    response.json(await makeStrangersOrder());
  });
}
