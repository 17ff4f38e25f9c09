/** The one line of JSON that `npm start -- --json` prints when every process is ready. */
import { z } from 'zod';
import { PORT_NAMES, PROCESS_NAMES, type ProcessName } from './plan-addresses.ts';

function eachProcess<Value extends z.ZodType>(value: Value) {
  return z.record(z.enum(PROCESS_NAMES), value);
}

export const launchReportSchema = z.strictObject({
  page: z.url(),
  addresses: eachProcess(z.url()),
  ports: z.record(z.enum(PORT_NAMES), z.number().int()),
  pids: eachProcess(z.number().int()),
  directory: z.string(),
  isKept: z.boolean(),
  isIsolated: z.boolean(),
  /** The operator's own addresses of the card and the identity provider, where they were given. */
  publicUrls: z.strictObject({ card: z.url(), identity: z.url() }).nullable(),
  customers: z.array(
    z.strictObject({ customerId: z.string(), username: z.string(), passphrase: z.string() }),
  ),
});
export type LaunchReport = z.output<typeof launchReportSchema>;

const SHARED = [
  '  Nine processes, each with its own keys, its own audience and its own file. They share one machine and',
  '  one user here, so this shows the sides apart, not a wall between them: npm start -- --isolated builds the wall.',
];
const ISOLATED = [
  '  Nine processes. Each side is a user of its own, which can read no key of another and change no store of another;',
  '  the side that asks has a network of its own, in which approval is not there. See docs/isolation.md.',
];

/** What a person reads when everything runs. */
export function describeForPerson(report: LaunchReport): string {
  const kept = report.isKept
    ? `Orders and keys are kept in ${report.directory}.`
    : 'Orders and keys are thrown away when you stop it.';
  return [
    '',
    `  Hearback is running. Open ${report.page}`,
    '',
    ...(report.isIsolated ? ISOLATED : SHARED),
    ...describePublic(report),
    '  Stand-ins: the page and its Echo, the identity provider, the merchant, the payment processor, the mailbox.',
    `  ${kept} Ctrl-C stops everything.`,
    '',
  ].join('\n');
}

function describePublic({ publicUrls, ports }: LaunchReport): readonly string[] {
  if (publicUrls === null) return [];
  const to = (port: number): string => `http://127.0.0.1:${String(port)}`;
  return [
    `  On a phone the card is at ${publicUrls.card}, the sign-in at ${publicUrls.identity}. Your proxy passes them on, with the`,
    `  Host as it came and X-Forwarded-Proto: https, to ${to(ports.approval)} and ${to(ports.identity)}.`,
  ];
}

export type { ProcessName };
