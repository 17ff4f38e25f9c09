/** What a tool is, apart from any protocol: names, strict input, declared output, honest marks, and a plain function. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { showableText, StoreUnavailable } from '#core';
import { CallFailed } from '#edge';
import type { Caller, RequestSide } from '../request-side.ts';
import { faultWords } from '../words/fault-words.ts';
import { plainWords, type Words } from '../words/words.ts';

export interface ToolAnswer {
  readonly words: Words;
  /** Without `spoken_message`, which is added from the words. Undefined: nothing but words, alike in text and speech. */
  readonly structured: Readonly<Record<string, unknown>> | undefined;
  /** It did not do what was asked. */
  readonly isRefused: boolean;
}

/** MCP tool annotations (MCP 2025-11-25, ToolAnnotations), all stated. */
export interface ToolMarks {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** The marks of a tool that only looks something up in the shop. */
export const READING_MARKS: ToolMarks = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

export interface ToolDefinition<Input> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodObject;
  readonly marks: ToolMarks;
  readonly run: (input: Input, caller: Caller) => Promise<ToolAnswer>;
  /** For what must be recorded although it was not understood. */
  readonly onNotUnderstood?: (caller: Caller) => Promise<void>;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema: Readonly<Record<string, unknown>>;
  readonly marks: ToolMarks;
  readonly call: (args: unknown, caller: Caller) => Promise<ToolAnswer>;
}

/** Both schemas are made from the same objects that check the values, so that they cannot drift. */
export function makeTool<Input>(
  side: Pick<RequestSide, 'log'>,
  definition: ToolDefinition<Input>,
): Tool {
  const { name, title, description, input, output, marks } = definition;
  const wholeOutput = output.extend({
    spoken_message: z.string().describe('What to say to the customer.'),
  });
  return {
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(input, { io: 'input' }),
    outputSchema: z.toJSONSchema(wholeOutput, { io: 'input' }),
    marks,
    async call(args, caller) {
      try {
        return await understandAndRun(definition, args, caller);
      } catch (fault) {
        return answerFault(side.log, name, fault);
      }
    },
  };
}

async function understandAndRun<Input>(
  { input, run, onNotUnderstood }: ToolDefinition<Input>,
  args: unknown,
  caller: Caller,
): Promise<ToolAnswer> {
  const parsed = input.safeParse(args ?? {});
  if (parsed.success) return run(parsed.data, caller);
  await onNotUnderstood?.(caller);
  const faults = parsed.error.issues.slice(0, 3).map(describeIssue);
  return refusal(plainWords(`I didn't understand that request. ${faults.join(' ')}`));
}

/** A refusal that has nothing to tell but its words. */
export function refusal(words: Words, structured?: Readonly<Record<string, unknown>>): ToolAnswer {
  return { words, structured, isRefused: true };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.slice(0, 3).map((key) => showableText(key, 'en-US').slice(0, 40));
    return `It does not take ${keys.join(', ')}.`;
  }
  const where = issue.path.map(String).join(' ').slice(0, 60);
  const what = where === '' ? 'The request' : `The part "${showableText(where, 'en-US')}"`;
  return `${what} is not as it should be: ${issue.message.slice(0, 120)}.`;
}

function answerFault(log: RequestSide['log'], tool: string, fault: unknown): ToolAnswer {
  if (fault instanceof CallFailed || fault instanceof StoreUnavailable) {
    log.warn({ tool, fault: fault.message }, 'a part that the tool needs cannot be reached');
    return refusal(faultWords('unreachable', tool));
  }
  log.error({ err: fault, tool, logId: randomUUID() }, 'unexpected fault in a tool');
  return refusal(faultWords('unexpected', tool));
}
