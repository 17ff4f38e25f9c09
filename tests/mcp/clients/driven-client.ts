/** An MCP client that the tests drive: in this process, or one that lives in a process of its own. */
import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { RequestSideUnderTest } from '../support/start-request-side.ts';

const resultSchema = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});
export type CallResult = z.output<typeof resultSchema>;

export interface DrivenClient {
  readonly tools: readonly string[];
  readonly call: (name: string, args: Readonly<Record<string, unknown>>) => Promise<CallResult>;
  readonly close: () => Promise<void>;
}

export type Drive = (side: RequestSideUnderTest) => Promise<DrivenClient>;

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** Node 22, from the registry: these clients ask for it. */
const node22 = (): string => here('node_modules/node/bin/node');

/** The official client, first line: the project's own dependency. */
export const driveSdkV1: Drive = async (side) => {
  const client = await side.connect();
  const { tools } = await client.listTools();
  return {
    tools: tools.map(({ name }) => name),
    call: async (name, args) =>
      resultSchema.parse(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
};

/** A client in a process of its own that is told what to call, line by line. */
export function driveScript(script: string): Drive {
  return async (side) => {
    const child = spawn(node22(), [here(script)], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const say = async (value: unknown): Promise<unknown> => {
      child.stdin.write(`${JSON.stringify(value)}\n`);
      const line: unknown = (await lines.next()).value;
      const answer: unknown = JSON.parse(z.string().parse(line));
      const failed = z.object({ fault: z.string() }).safeParse(answer);
      if (failed.success) throw new Error(failed.data.fault);
      return answer;
    };
    const authorization = `Bearer ${await side.identity.mint({})}`;
    const tools = z.array(z.string()).parse(await say({ url: side.mcpUrl, authorization }));
    return {
      tools,
      call: async (name, args) => resultSchema.parse(await say({ name, args })),
      close: () =>
        new Promise((resolve) => {
          child.once('exit', () => {
            resolve();
          });
          child.stdin.end();
        }),
    };
  };
}

/** The MCP Inspector from the command line: a process for each call, as a reviewer would type it. */
export const driveInspector: Drive = async (side) => {
  const header = `Authorization: Bearer ${await side.identity.mint({})}`;
  const run = async (...args: readonly string[]): Promise<unknown> => {
    const launcher = here(
      'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
    );
    const output = await new Promise<string>((resolve, reject) => {
      execFile(
        node22(),
        [launcher, '--cli', side.mcpUrl, '--transport', 'http', '--header', header, ...args],
        { timeout: 60_000 },
        (fault, stdout, stderr) => {
          // Its exit status says too that a tool refused; the result is then printed all the same.
          if (stdout.trim() === '') reject(fault ?? new Error(stderr));
          else resolve(stdout);
        },
      );
    });
    return JSON.parse(output);
  };
  const listed = z
    .object({ tools: z.array(z.object({ name: z.string() })) })
    .parse(await run('--method', 'tools/list'));
  return {
    tools: listed.tools.map(({ name }) => name),
    call: async (name, args) => {
      // As JSON, or it would take the digits of a code for a number.
      const pairs = Object.entries(args).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
      const argsOf = pairs.flatMap((pair) => ['--tool-arg', pair]);
      return resultSchema.parse(
        await run('--method', 'tools/call', '--tool-name', name, ...argsOf),
      );
    },
    close: () => Promise.resolve(),
  };
};
