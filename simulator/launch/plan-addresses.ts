/** Where every process listens, and by which name it is reached: all origins, issuers and audiences follow the ports. */
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

export type Ports = Readonly<Record<ProcessName, number>>;

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
  approval: 8010,
};

/** Nine ports in a row from `base`, so that several runs can stand side by side. */
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
  };
}

/** The origin of each process. The three that a browser opens have hosts of their own (design, section 4). */
export type Addresses = Readonly<Record<ProcessName, string>>;

export function planAddresses(ports: Ports): Addresses {
  const onLoopback = (port: number): string => `http://127.0.0.1:${String(port)}`;
  return {
    page: `http://page.hearback.localhost:${String(ports.page)}`,
    mcp: onLoopback(ports.mcp),
    settlement: onLoopback(ports.settlement),
    identity: `http://id.hearback.localhost:${String(ports.identity)}`,
    skill: onLoopback(ports.skill),
    processor: onLoopback(ports.processor),
    merchant: onLoopback(ports.merchant),
    outbox: onLoopback(ports.outbox),
    approval: `http://card.hearback.localhost:${String(ports.approval)}`,
  };
}
