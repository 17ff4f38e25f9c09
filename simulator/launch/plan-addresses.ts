/** Where every process listens, and by which name it is reached: all origins, issuers and audiences follow the ports. */
import type { PublicUrls } from './public-urls.ts';

export const PROCESS_NAMES = [
  'identity',
  'merchant',
  'processor',
  'outbox',
  'settlement',
  'approval',
  'mcp',
  'skill',
  'page',
] as const;
export type ProcessName = (typeof PROCESS_NAMES)[number];

/** The order in which they are started; those of one group at the same time. A later group asks an earlier one. */
export const START_GROUPS: readonly (readonly ProcessName[])[] = [
  ['identity', 'merchant', 'processor', 'outbox'],
  ['settlement', 'approval', 'mcp', 'skill'],
  ['page'],
];

/** One port for each process, the one at which the outbox takes mail, and that of Alexa's own interfaces, which the page's process stands for. */
export const PORT_NAMES = [...PROCESS_NAMES, 'mail', 'alexa'] as const;
export type Ports = Readonly<Record<(typeof PORT_NAMES)[number], number>>;

/** The ports of the demo, as `docs/wire.md` lists them. */
export const DEMO_PORTS: Ports = {
  page: 3000,
  mcp: 3001,
  settlement: 3002,
  identity: 3003,
  skill: 3004,
  processor: 3005,
  merchant: 3006,
  outbox: 3007,
  mail: 3008,
  alexa: 3009,
  approval: 8010,
};

/** Eleven ports in a row from `base`, so that several runs can stand side by side. */
export function planPorts(base: number): Ports {
  return {
    page: base,
    mcp: base + 1,
    settlement: base + 2,
    identity: base + 3,
    skill: base + 4,
    processor: base + 5,
    merchant: base + 6,
    outbox: base + 7,
    approval: base + 8,
    mail: base + 9,
    alexa: base + 10,
  };
}

/** The origin of each process. The three that a browser opens have hosts of their own (design, section 4). */
export type Addresses = Readonly<Record<ProcessName, string>>;

/** @param publicUrls what people's browsers use for the card and the sign-in instead, where the operator's proxy stands before them. */
export function planAddresses(ports: Ports, publicUrls?: PublicUrls): Addresses {
  const onLoopback = (port: number): string => `http://127.0.0.1:${String(port)}`;
  return {
    page: `http://page.hearback.localhost:${String(ports.page)}`,
    mcp: onLoopback(ports.mcp),
    settlement: onLoopback(ports.settlement),
    identity: publicUrls?.identity ?? `http://id.hearback.localhost:${String(ports.identity)}`,
    skill: onLoopback(ports.skill),
    processor: onLoopback(ports.processor),
    merchant: onLoopback(ports.merchant),
    outbox: onLoopback(ports.outbox),
    approval: publicUrls?.card ?? `http://card.hearback.localhost:${String(ports.approval)}`,
  };
}

/** Alexa's own interfaces for the skill, as the request envelopes name them. */
export function alexaServicesOrigin(ports: Ports): string {
  return `http://127.0.0.1:${String(ports.alexa)}`;
}
