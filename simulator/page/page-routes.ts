/** The calls of the judges' page and of tests: `docs/wire.md`, "Page (3000) and the Alexa cloud stand-in". */
import type { Express, RequestHandler } from 'express';
import { z } from 'zod';
import { emptyBodySchema, parseBody, RequestRefused } from '#edge';
import { ECHO_NAMES, type AlexaCloud, type LinkedAccount } from '../alexa-cloud/index.ts';
import type { PageConfig } from './config.ts';
import { FAULT_NAMES, type StandInFaults } from './stand-in-faults.ts';

const utteranceSchema = z.strictObject({ text: z.string().trim().min(1).max(500) });
const clockSchema = z.strictObject({ advanceMs: z.number().int().min(0).max(86_400_000) });
const linkSchema = z.strictObject({ customer: z.string().min(1).max(128) });
const deviceSchema = z.strictObject({ device: z.enum(ECHO_NAMES) });
const faultSchema = z.enum(FAULT_NAMES);
/** What a document of ours sends: words, and the place of what is chosen. */
const touchSchema = z.strictObject({
  arguments: z
    .array(z.union([z.string().max(100), z.number()]))
    .min(1)
    .max(10),
});
const soundSchema = z.strictObject({ isHeard: z.boolean() });

export function addPageRoutes(
  app: Express,
  using: {
    readonly cloud: AlexaCloud;
    readonly account: LinkedAccount;
    readonly faults: StandInFaults;
    readonly config: PageConfig;
  },
): void {
  const { cloud, account, faults, config } = using;
  app.use(refuseOtherPages(config.origin));
  addDeviceRoutes(app, cloud);
  addFaultRoute(app, faults);

  app.post('/alexa/utterances', async (request, response) => {
    const { text } = parseBody<z.output<typeof utteranceSchema>>(request.body, utteranceSchema);
    response.json(await cloud.say(text));
  });
  app.get('/alexa/state', (_request, response) => {
    response.json({ ...cloud.state(), linkedCustomer: account.linkedCustomerId() ?? null });
  });
  app.get('/alexa/cards', (_request, response) => {
    response.json({ cards: cloud.cards() });
  });
  app.post('/alexa/clock', async (request, response) => {
    const { advanceMs } = parseBody<z.output<typeof clockSchema>>(request.body, clockSchema);
    await cloud.advance(advanceMs);
    response.json(cloud.state());
  });
  app.post('/alexa/link', async (request, response) => {
    const wanted = parseBody<z.output<typeof linkSchema>>(request.body, linkSchema).customer;
    const customer = config.customers.find(({ customerId }) => customerId === wanted);
    if (customer === undefined) {
      throw new RequestRefused(404, 'customer_unknown', 'There is no demo customer of that name.');
    }
    await account.link(customer);
    response.json({ linkedCustomer: customer.customerId });
  });
  app.get('/demo', (_request, response) => {
    response.json({
      shopName: config.shopName,
      isCardElsewhere: config.isCardElsewhere,
      addresses: config.addresses,
      customers: config.customers,
      publicKeys: config.publicKeys,
      linkedCustomer: account.linkedCustomerId() ?? null,
    });
  });
}

function addDeviceRoutes(app: Express, cloud: AlexaCloud): void {
  app.post('/alexa/sound', (request, response) => {
    const { isHeard } = parseBody<z.output<typeof soundSchema>>(request.body, soundSchema);
    cloud.hearSound(isHeard);
    response.json(cloud.state());
  });
  app.post('/alexa/touch', async (request, response) => {
    const touch = parseBody<z.output<typeof touchSchema>>(request.body, touchSchema);
    await cloud.touch(touch.arguments);
    response.json(cloud.state());
  });
  app.post('/alexa/device', async (request, response) => {
    const { device } = parseBody<z.output<typeof deviceSchema>>(request.body, deviceSchema);
    await cloud.choose(device);
    response.json(cloud.state());
  });
}

function addFaultRoute(app: Express, faults: StandInFaults): void {
  app.post('/faults/:name', async (request, response) => {
    const name = faultSchema.safeParse(request.params.name);
    if (!name.success) {
      throw new RequestRefused(404, 'fault_unknown', 'There is no such button.');
    }
    parseBody(request.body, emptyBodySchema);
    response.json({ name: name.data, words: await faults.press(name.data) });
  });
}

/**
 * A page of another site must not drive the stand-in. A browser names the origin of every POST; what names none is no browser.
 * Nothing here answers with CORS headers, so other pages cannot read either.
 */
function refuseOtherPages(origin: string): RequestHandler {
  return (request, _response, next) => {
    const from = request.headers.origin;
    const site = request.headers['sec-fetch-site'];
    const isForeign =
      (from !== undefined && from !== origin) ||
      (request.method !== 'GET' && site !== undefined && site !== 'same-origin');
    next(
      isForeign
        ? new RequestRefused(403, 'wrong_origin', 'Only the page itself may ask for that.')
        : undefined,
    );
  };
}
