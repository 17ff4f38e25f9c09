/** Joins what the page shows beside Echo and phone: the outbox, the merchant, and two assistants of the shop's MCP endpoint. */
import { createDial, type Log } from '#edge';
import { createLinkedAccount, type LinkedAccount, type LinkOptions } from '../alexa-cloud/index.ts';
import {
  createAgentTrials,
  createShopTools,
  createStrangersOrder,
  readWireLog,
  type ShopTools,
} from '../obedient-agent/index.ts';
import type { PageConfig } from './config.ts';
import { readMailbox } from './customer-mailbox.ts';
import type { PanelParts } from './panel-routes.ts';
import { createShopShelf } from './shop-shelf.ts';

export function createPanelParts(using: {
  readonly config: PageConfig;
  readonly account: LinkedAccount;
  readonly linkOptions: LinkOptions;
  readonly log: Log;
  readonly makeUpDigest: () => string;
}): PanelParts {
  const { config, account, linkOptions, log } = using;
  const { addresses, identity, customers } = config;
  const fetch = createDial(
    Object.fromEntries(
      [addresses.outbox, addresses.merchant, addresses.processor, identity.resource].map((url) => [
        new URL(url).hostname,
        '127.0.0.1',
      ]),
    ),
  );
  const toolsOf = (owner: Pick<LinkedAccount, 'accessToken'>): ShopTools =>
    createShopTools({
      mcpUrl: identity.resource,
      accessToken: () => owner.accessToken(),
      fetch,
    });
  const linkedTools = toolsOf(account);
  const stranger = createLinkedAccount(linkOptions);

  return {
    readMail: async () => {
      const linked = account.linkedCustomerId();
      const customer = customers.find(({ customerId }) => customerId === linked);
      return customer === undefined
        ? []
        : readMailbox(customer.email, { outbox: addresses.outbox, fetch });
    },
    shelf: createShopShelf({ merchant: addresses.merchant, fetch }),
    agent: createAgentTrials({
      tools: linkedTools,
      readWireLog: () => readWireLog(addresses.processor, fetch),
      onFault: (fault) => {
        log.error({ err: fault }, 'the obedient assistant broke off');
      },
    }),
    makeStrangersOrder: async () => {
      const linked = account.linkedCustomerId();
      const owner = customers.find(({ customerId }) => customerId !== linked);
      if (owner === undefined) throw new Error('the demo has no second customer');
      if (stranger.linkedCustomerId() !== owner.customerId) await stranger.link(owner);
      return createStrangersOrder({
        owner: owner.username,
        ownersTools: toolsOf(stranger),
        linkedTools,
        makeUpDigest: using.makeUpDigest,
      });
    },
  };
}
