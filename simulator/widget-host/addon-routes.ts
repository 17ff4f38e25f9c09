/** The calls of the page's Alexa+ device: `docs/wire.md`, "Page (3000) and the Alexa cloud stand-in". */
import type { Express } from 'express';
import { z } from 'zod';
import { emptyBodySchema, parseBody, RequestRefused, type Log } from '#edge';
import type { AddonConversation } from './addon-conversation.ts';
import type { AddonHostDoor } from './addon-door.ts';

const utteranceSchema = z.strictObject({ text: z.string().trim().min(1).max(500) });
const callSchema = z.strictObject({
  tool: z.string().min(1).max(100),
  args: z.record(z.string(), z.unknown()),
});
const uriSchema = z.object({ uri: z.string().startsWith('ui://').max(200) });

export function addAddonRoutes(
  app: Express,
  using: {
    readonly conversation: AddonConversation;
    readonly door: AddonHostDoor;
    readonly log: Log;
  },
): void {
  const { conversation, door, log } = using;
  /** The door's answer, or 502 with a word of what went wrong: a host tells its customer that, too. */
  const asked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask();
    } catch (fault) {
      log.warn({ err: fault }, 'the add-on did not answer');
      throw new RequestRefused(502, 'addon_refused', 'The add-on did not answer.');
    }
  };
  app.post('/addon/utterances', async (request, response) => {
    const { text } = parseBody<z.output<typeof utteranceSchema>>(request.body, utteranceSchema);
    response.json(await asked(() => conversation.say(text)));
  });
  app.post('/addon/tools', async (request, response) => {
    const call = parseBody<z.output<typeof callSchema>>(request.body, callSchema);
    response.json(await asked(() => conversation.callForWidget(call)));
  });
  app.post('/addon/begin', (request, response) => {
    parseBody(request.body, emptyBodySchema);
    conversation.begin();
    response.json({});
  });
  app.get('/addon/widget', async (request, response) => {
    const wanted = uriSchema.safeParse(request.query);
    if (!wanted.success) throw new RequestRefused(400, 'invalid_request', 'That is no widget.');
    response.json({ html: await asked(() => door.read(wanted.data.uri)) });
  });
}
