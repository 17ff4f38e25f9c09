/** The configuration file of every process, as `docs/wire.md` and each process's own `config.ts` want it. */
import { join } from 'node:path';
import type { IdentityConfig } from '../identity/config.ts';
import type { MerchantConfig } from '../merchant/config.ts';
import type { OutboxConfig } from '../outbox/config.ts';
import type { PageConfig } from '../page/config.ts';
import type { ProcessorConfig } from '../processor/config.ts';
import type { DemoBook } from './demo-books.ts';
import { checkPolicyFile, keepPolicyFile, policyPath } from './demo-policy.ts';
import type { DemoSecrets } from './demo-secrets.ts';
import { alexaChainFiles } from './make-alexa-chain.ts';
import type { PublicKeys } from './make-keys.ts';
import {
  alexaServicesOrigin,
  type Addresses,
  type Ports,
  type ProcessName,
} from './plan-addresses.ts';
import { makePrivateFolder, writePrivateFile } from './private-file.ts';

export interface DemoPlan {
  readonly directory: string;
  /** The root of the repository: where `dist/` and `skill-package/` are. */
  readonly root: string;
  readonly ports: Ports;
  readonly addresses: Addresses;
  /** The card and the identity provider are at the operator's own https addresses. */
  readonly isPublic: boolean;
  readonly publicKeys: PublicKeys;
  readonly secrets: DemoSecrets;
  readonly books: readonly DemoBook[];
  readonly payees: readonly string[];
  readonly confirmWithinSeconds: number;
  readonly redeemWithinSeconds: number;
}

export const SHOP = { id: 'harbor-roasters', name: 'Harbor Roasters' } as const;
const SKILL_ID = 'amzn1.ask.skill.3f9d6c52-0b7e-4f0a-9d3b-6f1f2a4c8e10';
const MAIL_SENDER = 'receipts@harbor-roasters.example';
/** Of the browsers that people use: Chromium, Firefox, Safari and Edge, in this order. */
const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
] as const;
const PUSH_CONTACT = 'mailto:notices@harbor-roasters.example';
const DIAL_ADDRESS = '127.0.0.1';

/** Writes each file readable by its owner only, and gives their paths. */
export function writeConfigs(plan: DemoPlan): Readonly<Record<ProcessName, string>> {
  const write = (name: ProcessName, config: unknown): string => {
    const folder = join(plan.directory, name);
    makePrivateFolder(folder);
    const path = join(folder, 'config.json');
    writePrivateFile(path, `${JSON.stringify(config, undefined, 2)}\n`);
    return path;
  };
  makePrivateFolder(join(plan.directory, 'settlement'));
  writePrivateFile(mailCredentialsPath(plan), JSON.stringify(mailAccount(plan)));
  keepPolicyFile(plan);
  checkPolicyFile(plan.directory);
  return {
    identity: write('identity', identityConfig(plan)),
    merchant: write('merchant', merchantConfig(plan)),
    processor: write('processor', processorConfig(plan)),
    outbox: write('outbox', outboxConfig(plan)),
    settlement: write('settlement', settlementConfig(plan)),
    approval: write('approval', approvalConfig(plan)),
    mcp: write('mcp', mcpConfig(plan)),
    skill: write('skill', skillConfig(plan)),
    page: write('page', pageConfig(plan)),
  };
}

/** Where the vault of an empty settlement store gets its demo customers from. */
export function demoBooksPath(directory: string): string {
  return join(directory, 'settlement', 'demo-books.json');
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}

/** Our servers ask identity on this machine, whatever it is called outside; behind the operator's proxy there is no TLS. */
function identityDialAddress({ isPublic, ports }: DemoPlan): string {
  return isPublic ? `http://${DIAL_ADDRESS}:${String(ports.identity)}` : DIAL_ADDRESS;
}

function resourceOf({ addresses }: DemoPlan): string {
  return `${addresses.mcp}/mcp`;
}

function identityConfig(plan: DemoPlan): IdentityConfig {
  const { clientSecrets, customers } = plan.secrets;
  return {
    port: plan.ports.identity,
    issuer: plan.addresses.identity,
    data: join(plan.directory, 'identity', 'data'),
    audiences: {
      mcp: resourceOf(plan),
      approval: plan.addresses.approval,
      settlement: plan.addresses.settlement,
    },
    clients: {
      'alexa-skill': {
        clientSecret: clientSecrets['alexa-skill'],
        redirectUris: [`${plan.addresses.page}/alexa/link/callback`],
      },
      'alexa-service': { clientSecret: clientSecrets['alexa-service'] },
      'approval-card': {
        clientSecret: clientSecrets['approval-card'],
        redirectUris: [`${plan.addresses.approval}/callback`],
      },
      'mcp-service': { clientSecret: clientSecrets['mcp-service'] },
      'approval-service': { clientSecret: clientSecrets['approval-service'] },
    },
    customers: customers.map(({ username, passphrase, customerId }) => ({
      username,
      passphrase,
      sub: customerId,
    })),
    pageOrigin: plan.addresses.page,
    cardOrigin: plan.addresses.approval,
  };
}

function merchantConfig(plan: DemoPlan): MerchantConfig {
  return {
    port: plan.ports.merchant,
    hosts: [hostOf(plan.addresses.merchant)],
    data: join(plan.directory, 'merchant', 'data'),
    settlementSecret: plan.secrets.clientSecrets.merchant,
    buttonSecret: plan.secrets.clientSecrets['merchant-buttons'],
  };
}

function processorConfig(plan: DemoPlan): ProcessorConfig {
  return {
    port: plan.ports.processor,
    hosts: [hostOf(plan.addresses.processor)],
    data: join(plan.directory, 'processor', 'data'),
    clients: [{ clientId: SHOP.id, clientSecret: plan.secrets.clientSecrets.processor }],
    payees: [...plan.payees],
    cards: plan.books.flatMap(({ instruments }) =>
      instruments.map(({ processorVaultId, label }) => ({
        vaultId: processorVaultId,
        brand: label.startsWith('Visa') ? ('VISA' as const) : ('MASTERCARD' as const),
        lastDigits: label.slice(-4),
      })),
    ),
    cardPage: {
      origin: cardPageOrigin(plan),
      returnOrigins: [plan.addresses.approval],
      // The phone is a frame in the page.
      framedBy: plan.isPublic ? [] : [plan.addresses.page, plan.addresses.approval],
    },
  };
}

/** The processor's own host for people's browsers: theirs is another site than the API's. */
function cardPageOrigin({ ports }: DemoPlan): string {
  return `http://pay.hearback.localhost:${String(ports.processor)}`;
}

/** Where a customer enters a new card; outside this machine there is no such page. */
function instrumentPageOf(plan: DemoPlan): string | null {
  return plan.isPublic ? null : `${cardPageOrigin(plan)}/card-entry?client_id=${SHOP.id}`;
}

function outboxConfig(plan: DemoPlan): OutboxConfig {
  return {
    port: plan.ports.outbox,
    hosts: [hostOf(plan.addresses.outbox)],
    smtp: { port: plan.ports.mail, ...mailAccount(plan), sender: MAIL_SENDER },
    mailboxes: plan.books.map(({ email }) => email),
    data: join(plan.directory, 'outbox', 'data'),
  };
}

/** Settlement's name and password at the mail server. */
function mailAccount({ secrets }: DemoPlan): { readonly user: string; readonly password: string } {
  return { user: 'settlement', password: secrets.clientSecrets.mail };
}

function mailCredentialsPath({ directory }: DemoPlan): string {
  return join(directory, 'settlement', 'mail-credentials.json');
}

function settlementDoor(plan: DemoPlan, clientId: 'mcp-service' | 'approval-service'): object {
  return {
    url: plan.addresses.settlement,
    audience: plan.addresses.settlement,
    clientId,
    clientSecret: plan.secrets.clientSecrets[clientId],
  };
}

/** Each side's own store. */
export function storesOf({ directory }: DemoPlan): {
  readonly request: string;
  readonly approval: string;
  readonly settlement: string;
} {
  return {
    request: join(directory, 'mcp', 'request.sqlite'),
    approval: join(directory, 'approval', 'approval.sqlite'),
    settlement: join(directory, 'settlement', 'settlement.sqlite'),
  };
}

function settlementConfig(plan: DemoPlan): object {
  const stores = storesOf(plan);
  return {
    port: plan.ports.settlement,
    hosts: [hostOf(plan.addresses.settlement)],
    audience: plan.addresses.settlement,
    identity: { issuer: plan.addresses.identity, dialAddress: identityDialAddress(plan) },
    shop: SHOP,
    policyFile: policyPath(plan.directory),
    merchantUrl: plan.addresses.merchant,
    merchantSecret: plan.secrets.clientSecrets.merchant,
    processor: {
      url: plan.addresses.processor,
      clientId: SHOP.id,
      clientSecret: plan.secrets.clientSecrets.processor,
      timeoutMs: 5000,
    },
    mail: {
      host: DIAL_ADDRESS,
      port: plan.ports.mail,
      tls: 'off',
      credentials: mailCredentialsPath(plan),
      from: MAIL_SENDER,
      timeoutMs: 5000,
    },
    store: stores.settlement,
    requestStore: stores.request,
    approvalStore: stores.approval,
    keys: join(plan.directory, 'settlement', 'keys'),
    demoBooks: demoBooksPath(plan.directory),
  };
}

function approvalConfig(plan: DemoPlan): object {
  const stores = storesOf(plan);
  return {
    port: plan.ports.approval,
    origin: plan.addresses.approval,
    identity: {
      issuer: plan.addresses.identity,
      dialAddress: identityDialAddress(plan),
      clientId: 'approval-card',
      clientSecret: plan.secrets.clientSecrets['approval-card'],
    },
    audience: plan.addresses.approval,
    settlement: settlementDoor(plan, 'approval-service'),
    shop: SHOP,
    policyFile: policyPath(plan.directory),
    store: stores.approval,
    requestStore: stores.request,
    settlementStore: stores.settlement,
    keys: join(plan.directory, 'approval', 'keys'),
    screens: join(plan.root, 'dist', 'web', 'card'),
    push: { serviceOrigins: [...PUSH_SERVICES, plan.addresses.outbox], contact: PUSH_CONTACT },
    instrumentPage: instrumentPageOf(plan),
    // Another site than the page's: the card is opened there as a window, and nobody frames it.
    simulator: plan.isPublic ? null : { pageOrigin: plan.addresses.page },
  };
}

function mcpConfig(plan: DemoPlan): object {
  return {
    port: plan.ports.mcp,
    hosts: [hostOf(plan.addresses.mcp), `localhost:${String(plan.ports.mcp)}`],
    allowedOrigins: [],
    resource: resourceOf(plan),
    identity: { issuer: plan.addresses.identity, dialAddress: identityDialAddress(plan) },
    settlement: settlementDoor(plan, 'mcp-service'),
    merchantUrl: plan.addresses.merchant,
    cardOrigin: plan.addresses.approval,
    shop: SHOP,
    clientNames: { 'alexa-skill': 'Alexa' },
    store: storesOf(plan).request,
    keys: join(plan.directory, 'mcp', 'keys'),
    confirmWithinSeconds: plan.confirmWithinSeconds,
    redeemWithinSeconds: plan.redeemWithinSeconds,
    maxWaitingOrders: 5,
    redeemWaitMs: 300,
    callsPerMinute: 60,
    apps: { widget: join(plan.root, 'dist', 'web', 'widget', 'index.html'), cards: 'all' },
  };
}

function skillConfig(plan: DemoPlan): object {
  const { rootFile, chainFile, chainUrl } = alexaChainFiles(plan.directory);
  return {
    port: plan.ports.skill,
    applicationId: SKILL_ID,
    standIn: { rootFile, chainFile, chainUrl, apiOrigin: alexaServicesOrigin(plan.ports) },
    mcpUrl: resourceOf(plan),
    shopName: SHOP.name,
    cardOrigin: plan.addresses.approval,
  };
}

function pageConfig(plan: DemoPlan): PageConfig {
  const { chainUrl, privateKeyFile } = alexaChainFiles(plan.directory);
  return {
    port: plan.ports.page,
    origin: plan.addresses.page,
    screens: join(plan.root, 'dist', 'web', 'page'),
    interactionModel: join(plan.root, 'skill-package', 'interactionModels', 'custom', 'en-US.json'),
    skill: {
      url: `${plan.addresses.skill}/skill`,
      applicationId: SKILL_ID,
      signing: { chainUrl, privateKeyFile },
    },
    alexaServices: { port: plan.ports.alexa, origin: alexaServicesOrigin(plan.ports) },
    identity: {
      issuer: plan.addresses.identity,
      dialAddress: identityDialAddress(plan),
      clientId: 'alexa-skill',
      clientSecret: plan.secrets.clientSecrets['alexa-skill'],
      resource: resourceOf(plan),
    },
    customers: plan.secrets.customers.map((customer) => ({
      ...customer,
      email: emailOf(plan, customer.customerId),
    })),
    shopName: SHOP.name,
    publicKeys: plan.publicKeys,
    addresses: plan.addresses,
    merchantButtonSecret: plan.secrets.clientSecrets['merchant-buttons'],
    isCardElsewhere: plan.isPublic,
  };
}

function emailOf({ books }: DemoPlan, customerId: string): string {
  const book = books.find((candidate) => candidate.customerId === customerId);
  if (book === undefined) throw new Error(`${customerId} has no address book`);
  return book.email;
}
