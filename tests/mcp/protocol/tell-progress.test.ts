import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Timers } from '#edge';
import { EVERY_MS, FIRST_AFTER_MS, tellProgress } from '../../../mcp/protocol/tell-progress.ts';

/** Timers that go on when they are told to. */
function createTimers(): Timers & { run(): boolean; waiting(): readonly number[] } {
  const waiting = new Map<() => void, number>();
  return {
    after(delayMs, run) {
      waiting.set(run, delayMs);
      return () => waiting.delete(run);
    },
    run() {
      const [first] = waiting.keys();
      if (first === undefined) return false;
      waiting.delete(first);
      first();
      return true;
    },
    waiting: () => [...waiting.values()],
  };
}

const JSON_ANSWER = '{"jsonrpc":"2.0","id":1,"result":{}}';
const answered = (body = JSON_ANSWER, type = 'application/json'): Response =>
  new Response(body, { headers: { 'content-type': type } });

const call = (progressToken: unknown, args: unknown = {}): unknown => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'redeem_order', arguments: args, _meta: { progressToken } },
});

let timers: ReturnType<typeof createTimers>;
let answer: (response: Response) => void;
let fail: (fault: Error) => void;
let answering: Promise<Response>;
beforeEach(() => {
  timers = createTimers();
  answering = new Promise((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
});
afterEach(() => {
  expect(timers.waiting()).toEqual([]);
});

const tell = (message: unknown, readsStreams = true): Promise<Response> =>
  tellProgress(answering, { message, readsStreams, timers });

describe('a host that asks to hear of a long call [REQ-MCP-PROGRESS]', () => {
  it('gets the answer that comes soon as ever', async () => {
    const told = tell(call('t1'));
    expect(timers.waiting()).toEqual([FIRST_AFTER_MS]);
    const json = answered();
    answer(json);
    expect(await told).toBe(json);
  });

  it('hears that one is at work, again and again, and then the answer, on one stream', async () => {
    const told = tell(call('t1'));
    timers.run();
    const response = await told;
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(timers.waiting()).toEqual([EVERY_MS]);
    timers.run();
    answer(answered());
    const events = (await response.text()).trim().split('\n\n');
    expect(events).toHaveLength(3);
    const messages = events.map((event) => {
      expect(event).toMatch(/^event: message\ndata: [^\n]+$/);
      return JSON.parse(event.replace('event: message\ndata: ', '')) as unknown;
    });
    const note = (progress: number): unknown => ({
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken: 't1', progress, message: 'Still working on it.' },
    });
    expect(messages).toEqual([note(1), note(2), JSON.parse(JSON_ANSWER)]);
  });

  it('hears it in the language of the call', async () => {
    const told = tell(call(7, { locale: 'de-DE' }));
    timers.run();
    const response = await told;
    answer(answered());
    expect(await response.text()).toContain(
      '"progressToken":7,"progress":1,"message":"Es dauert noch einen Moment."',
    );
  });

  it('gets events for events', async () => {
    const told = tell(call('t1'));
    timers.run();
    answer(answered(`event: message\ndata: ${JSON_ANSWER}\n\n`, 'text/event-stream'));
    expect((await (await told).text()).split('data: ')).toHaveLength(3);
  });

  it('may go away: nobody is told any more', async () => {
    const told = tell(call('t1'));
    timers.run();
    await (await told).body?.cancel();
    answer(answered());
    await answering;
  });

  it('sees its stream break where the call broke', async () => {
    const told = tell(call('t1'));
    timers.run();
    const response = await told;
    fail(new Error('broken'));
    await expect(response.text()).rejects.toThrow('broken');
  });
});

describe('without such a wish nothing changes [REQ-MCP-PROGRESS]', () => {
  it.each([
    ['no token', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'a' } }, true],
    ['a token that is an object', call({ a: 1 }), true],
    ['a token without end', call('x'.repeat(501)), true],
    ['a host that reads no streams', call('t1'), false],
    [
      'another method',
      { jsonrpc: '2.0', id: 1, method: 'ping', params: { _meta: { progressToken: 1 } } },
      true,
    ],
    [
      'no request',
      { jsonrpc: '2.0', method: 'tools/call', params: { _meta: { progressToken: 1 } } },
      true,
    ],
  ] as const)('with %s', async (_what, message, readsStreams) => {
    const told = tell(message, readsStreams);
    expect(timers.waiting()).toEqual([]);
    const json = answered();
    answer(json);
    expect(await told).toBe(json);
  });
});
