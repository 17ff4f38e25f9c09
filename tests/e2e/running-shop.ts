/** The whole product as real processes, started once for a test file, and the people and records around it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createDial, type Fetch } from '#edge';
import type { LaunchReport } from '../../simulator/launch/launch-report.ts';
import {
  createCardClient,
  createCardSender,
  type CardClient,
  type CardSender,
} from '../../simulator/walkthrough/card-client.ts';
import { createEchoClient, type EchoClient } from '../../simulator/walkthrough/echo-client.ts';
import {
  readCaptures,
  readMessages,
  type Capture,
  type Message,
} from '../../simulator/walkthrough/what-left.ts';
import { startLauncher } from '../simulator/launch/launched.ts';

export type ProcessName = keyof LaunchReport['addresses'];

export interface Phone extends CardClient {
  /** The phone's own calls, with its cookies and proofs, and the answer as it came. */
  readonly send: CardSender;
}

export interface RunningShop {
  readonly report: LaunchReport;
  readonly addresses: LaunchReport['addresses'];
  readonly dial: Fetch;
  readonly echo: EchoClient;
  /** Everything that the launcher said to the person who started it. */
  said(): string;
  /** Signed in as the demo customer. */
  phoneOf(customerId: string): Promise<Phone>;
  captures(): Promise<readonly Capture[]>;
  /** Every order request that reached the processor. */
  processorRequests(): Promise<readonly ProcessorRequest[]>;
  messages(): Promise<readonly Message[]>;
  /** Presses a button of a stand-in. */
  press(process: ProcessName, path: string, body: unknown): Promise<void>;
  /** A file of the run's folder as text. */
  read(...path: readonly string[]): string;
  /** The process's configuration as its file says it. */
  configOf(process: ProcessName): string;
  stop(): Promise<void>;
}

const requestSchema = z.looseObject({ requestId: z.string().nullable(), outcome: z.string() });
export type ProcessorRequest = z.output<typeof requestSchema>;
const wireLogSchema = z.object({ requests: z.array(requestSchema) });

export async function startShop(args: readonly string[] = []): Promise<RunningShop> {
  const launched = startLauncher(['--json', '--ports', 'auto', ...args]);
  const report = await launched.report();
  const { addresses } = report;
  const dial = createDial({
    'page.hearback.localhost': '127.0.0.1',
    'card.hearback.localhost': '127.0.0.1',
    'id.hearback.localhost': '127.0.0.1',
    '127.0.0.1': '127.0.0.1',
  });
  const read = (...path: readonly string[]): string =>
    readFileSync(join(report.directory, ...path), 'utf8');
  const ask = async (url: string): Promise<unknown> =>
    (await dial(url, { signal: AbortSignal.timeout(10_000) })).json();

  return {
    report,
    addresses,
    dial,
    read,
    said: () => launched.said(),
    echo: createEchoClient({ pageOrigin: addresses.page, dial }),
    phoneOf: (customerId) => openPhone(report, customerId, dial),
    captures: () => readCaptures(addresses.processor, dial),
    processorRequests: async () =>
      wireLogSchema.parse(await ask(`${addresses.processor}/control/wire-log`)).requests,
    messages: () => readMessages(addresses.outbox, dial),
    press: async (process, path, body) => {
      const answer = await dial(`${addresses[process]}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(process === 'merchant' && { authorization: `Bearer ${readButtonSecret(read)}` }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
    },
    configOf: (process) => read(process, 'config.json'),
    stop: async () => {
      launched.launcher.kill('SIGTERM');
      await launched.ended;
      if (existsSync(report.directory)) throw new Error('the throw-away folder was left behind');
    },
  };
}

const merchantSchema = z.looseObject({ buttonSecret: z.string() });

/** As the page shows it: the merchant's buttons are not for everybody who can reach its shelf. */
export function readButtonSecret(read: RunningShop['read']): string {
  return merchantSchema.parse(JSON.parse(read('merchant', 'config.json'))).buttonSecret;
}

async function openPhone(report: LaunchReport, customerId: string, dial: Fetch): Promise<Phone> {
  const customer = report.customers.find((candidate) => candidate.customerId === customerId);
  if (customer === undefined) throw new Error(`there is no demo customer ${customerId}`);
  const options = {
    cardOrigin: report.addresses.approval,
    issuer: report.addresses.identity,
    dial,
    username: customer.username,
    passphrase: customer.passphrase,
    nowEpochMs: () => Date.now(),
  };
  const send = await createCardSender(options);
  const client = await createCardClient(options, send);
  const answer = await client.signIn();
  if (answer.outcome !== 'signed_in') throw new Error(`the phone was not signed in`);
  return { ...client, send };
}
