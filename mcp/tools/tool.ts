/** What a tool is, apart from any protocol: names, strict input, declared output, honest marks, and a plain function. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { StoreUnavailable, type Locale } from '#core';
import { CallFailed } from '#edge';
import type { Beside, Caller, Guest, RequestSide } from '../request-side.ts';
import { faultWords } from '../words/fault-words.ts';
import { notUnderstoodWords } from '../words/request-words.ts';
import type { Words } from '../words/words.ts';
import { localeIn } from './locale-input.ts';

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

/** Who called, and the language in which the customer is spoken to. */
export interface Call extends Beside {
  readonly caller: Caller;
  readonly locale: Locale;
}

export interface ToolDefinition<Input extends LocaleNamed> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodObject;
  readonly marks: ToolMarks;
  readonly run: (input: Input, call: Call) => Promise<ToolAnswer>;
  /** For who has not linked an account: the catalogue and the help. Without it the tool is a person's, and no guest reaches it. */
  readonly runForGuest?: (input: Input, locale: Locale) => Promise<ToolAnswer>;
  /** The language of the order that the call is about, where the call names none. */
  readonly localeOf?: (input: Input, caller: Caller) => Promise<Locale | undefined>;
  /** For what must be recorded although it was not understood. */
  readonly onNotUnderstood?: (caller: Caller) => Promise<void>;
}

export interface LocaleNamed {
  readonly locale?: Locale | undefined;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema: Readonly<Record<string, unknown>>;
  readonly marks: ToolMarks;
  readonly call: (args: unknown, caller: Caller, beside?: Beside) => Promise<ToolAnswer>;
  /** Undefined where the tool is a person's. */
  readonly callAsGuest: ((args: unknown, guest: Guest) => Promise<ToolAnswer>) | undefined;
}

/** Both schemas are made from the same objects that check the values, so that they cannot drift. */
export function makeTool<Input extends LocaleNamed>(
  side: Pick<RequestSide, 'log'>,
  definition: ToolDefinition<Input>,
): Tool {
  const { name, title, description, input, output, marks, runForGuest } = definition;
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
    async call(args, caller, beside) {
      let locale = localeIn(args);
      try {
        const parsed = input.safeParse(args ?? {});
        if (!parsed.success) {
          await definition.onNotUnderstood?.(caller);
          return refusal(notUnderstoodWords(parsed.error.issues, locale));
        }
        locale = parsed.data.locale ?? (await definition.localeOf?.(parsed.data, caller)) ?? locale;
        return await definition.run(parsed.data, { caller, locale, ...beside });
      } catch (fault) {
        return answerFault(side.log, fault, { tool: name, locale });
      }
    },
    callAsGuest:
      runForGuest &&
      (async (args) => {
        let locale = localeIn(args);
        try {
          const parsed = input.safeParse(args ?? {});
          if (!parsed.success) return refusal(notUnderstoodWords(parsed.error.issues, locale));
          locale = parsed.data.locale ?? locale;
          return await runForGuest(parsed.data, locale);
        } catch (fault) {
          return answerFault(side.log, fault, { tool: name, locale });
        }
      }),
  };
}

/** A refusal that has nothing to tell but its words. */
export function refusal(words: Words, structured?: Readonly<Record<string, unknown>>): ToolAnswer {
  return { words, structured, isRefused: true };
}

function answerFault(
  log: RequestSide['log'],
  fault: unknown,
  at: { readonly tool: string; readonly locale: Locale },
): ToolAnswer {
  const { tool } = at;
  if (fault instanceof CallFailed || fault instanceof StoreUnavailable) {
    log.warn({ tool, fault: fault.message }, 'a part that the tool needs cannot be reached');
    return refusal(faultWords('unreachable', at));
  }
  log.error({ err: fault, tool, logId: randomUUID() }, 'unexpected fault in a tool');
  return refusal(faultWords('unexpected', at));
}
