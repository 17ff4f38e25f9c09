/** Everything that passes between the request side's network and the machine's: four doors out, two doors in, and no other. */
import type { GateConfig } from '../gate/config.ts';
import type { Ports } from '../plan-addresses.ts';

type PortName = keyof Ports;

/**
 * The only doors that the request side can reach (design, section 4: "may call"; identity for its keys and mcp's own token), and Alexa's own
 * interfaces for the skill: they have a port of their own, so that nothing else of the page's process is reached with them.
 */
const OUT = ['settlement', 'identity', 'merchant', 'alexa'] as const satisfies readonly PortName[];
const IN = ['mcp', 'skill'] as const satisfies readonly PortName[];

export const GATE_HALVES = ['gate-outside', 'gate-inside'] as const;
export type GateHalf = (typeof GATE_HALVES)[number];

export function planGate(ports: Ports): Readonly<Record<GateHalf, GateConfig>> {
  const atPort = (name: PortName): { port: number } => ({ port: ports[name] });
  const atSocket = (name: PortName): { socket: string } => ({ socket: `${name}.sock` });
  return {
    'gate-outside': {
      relays: [
        ...OUT.map((name) => ({ from: atSocket(name), to: atPort(name) })),
        ...IN.map((name) => ({ from: atPort(name), to: atSocket(name) })),
      ],
    },
    'gate-inside': {
      relays: [
        ...OUT.map((name) => ({ from: atPort(name), to: atSocket(name) })),
        ...IN.map((name) => ({ from: atSocket(name), to: atPort(name) })),
      ],
    },
  };
}

/** The sockets at which that half listens. */
export function socketsOf({ relays }: GateConfig): readonly string[] {
  return relays.flatMap(({ from }) => ('socket' in from ? [from.socket] : []));
}
