/** One JSON request to another server, with a time limit and a strict answer. */
import type { z } from 'zod';
import type { Fetch } from './dial.ts';
import { exchange, type ExchangeAnswer } from './exchange.ts';
import { createTimeLimit } from './time-limit.ts';

/** The other server could not be reached, was too slow, or answered something else than it should. */
export class CallFailed extends Error {
  readonly code = 'CALL_FAILED';
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;

  constructor(message: string, options: { readonly cause?: unknown; readonly status?: number }) {
    super(message, { cause: options.cause });
    this.status = options.status;
  }
}

export interface JsonCall<Answer> {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer: z.ZodType<Answer>;
  readonly timeoutMs: number;
  readonly fetch: Fetch;
}

/** The answer of a 2xx in the given shape. @throws {CallFailed} for everything else. */
export async function callJson<Answer>(call: JsonCall<Answer>): Promise<Answer> {
  const target = `${call.method} ${new URL(call.url).pathname}`;
  const limit = createTimeLimit(call.timeoutMs);
  let status: number;
  let body: unknown;
  try {
    const answer: ExchangeAnswer = await exchange(call.fetch, {
      method: call.method,
      url: call.url,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...call.headers },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: limit.signal,
    });
    ({ status } = answer);
    body = JSON.parse(answer.text);
  } catch (cause) {
    throw new CallFailed(`${target} gave no answer`, { cause });
  } finally {
    limit.end();
  }
  if (status < 200 || status > 299) {
    throw new CallFailed(`${target} answered ${String(status)}`, { status });
  }
  const answer = call.answer.safeParse(body);
  if (!answer.success) {
    throw new CallFailed(`${target} answered in another shape`, {
      cause: answer.error,
      status,
    });
  }
  return answer.data;
}
