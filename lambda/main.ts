/** The skill's process. It holds no store and no key: it passes the linked customer's token on, one request at a time. */
import { configPathFromArguments, createDial, createLog, readConfig, serve } from '#edge';
import { skillConfigSchema } from './config.ts';
import { createSkillApp } from './create-skill-app.ts';
import { connectTools } from './protocol/connect-tools.ts';
import { createShop } from './shop/create-shop.ts';

const log = createLog('skill');
const { port, applicationId, mcpUrl, shopName, cardOrigin } = readConfig(
  configPathFromArguments(process.argv.slice(2)),
  skillConfigSchema,
);
const fetch = createDial({ localhost: '127.0.0.1' });

const app = createSkillApp({
  side: {
    openShop: (accessToken, locale) =>
      createShop(connectTools({ mcpUrl, accessToken, fetch }), { cardOrigin, locale }),
    shopName,
    log,
  },
  applicationId,
  hosts: [`127.0.0.1:${String(port)}`, `localhost:${String(port)}`],
});

await serve(app, { port, log });
