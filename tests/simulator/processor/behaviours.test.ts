import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, removeFolders } from '../stand-in-store/listen.ts';
import { ORDER, startProcessor, type TestProcessor } from './processor-fixture.ts';

let processor: TestProcessor;
beforeEach(async () => {
  processor = await startProcessor();
});
afterEach(async () => {
  await processor.stop();
});
afterAll(removeFolders);

const outcomes = async (): Promise<readonly string[]> =>
  (await processor.wireLog()).requests.map(({ outcome }) => outcome);
const captureCount = async (): Promise<number> => (await processor.wireLog()).captures.length;

describe('the processor on demand', () => {
  it('declines the next card: 422, nothing captured, and the same answer for the same request id', async () => {
    await processor.behave({ next: 'decline' });
    const declined = await processor.order('hearback-1');
    expect(declined).toMatchObject({
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] },
    });
    expect((await processor.order('hearback-1')).status).toBe(422);
    expect(await captureCount()).toBe(0);
    expect((await processor.order('hearback-2')).status).toBe(201);
  });

  it('never declines what it has captured', async () => {
    await processor.order('hearback-1');
    await processor.behave({ next: 'decline' });
    expect((await processor.order('hearback-1')).status).toBe(200);
    expect((await processor.order('hearback-2')).status).toBe(422);
  });

  it('times out before: no answer and no capture; asking again captures once', async () => {
    await processor.behave({ next: 'time_out_before', delayMs: 20 });
    await expect(processor.order('hearback-1')).rejects.toThrow();
    expect(await captureCount()).toBe(0);
    expect((await processor.order('hearback-1')).status).toBe(201);
    expect(await outcomes()).toEqual(['unheard', 'captured']);
  });

  it('times out after: no answer but a capture; asking again gives that capture', async () => {
    await processor.behave({ next: 'time_out_after', delayMs: 20, times: 2 });
    await expect(processor.order('hearback-1')).rejects.toThrow();
    expect(await captureCount()).toBe(1);
    await expect(processor.order('hearback-1')).rejects.toThrow();
    expect((await processor.order('hearback-1')).status).toBe(200);
    expect(await captureCount()).toBe(1);
  });

  it('answers late: the money moved long before the answer', async () => {
    await processor.behave({ next: 'answer_late', delayMs: 300 });
    const answer = processor.order('hearback-1');
    await expect.poll(captureCount, { interval: 5, timeout: 5000 }).toBe(1);
    const first = await Promise.race([answer, processor.wireLog().then(() => 'the log')]);
    expect(first).toBe('the log');
    expect((await answer).status).toBe(201);
  });

  it('answers 500 after the capture; asking again gives that capture', async () => {
    await processor.behave({ next: 'error_500_after' });
    expect(await processor.order('hearback-1')).toMatchObject({
      status: 500,
      body: { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error occurred.' },
    });
    expect(await captureCount()).toBe(1);
    expect((await processor.order('hearback-1')).status).toBe(200);
    expect(await captureCount()).toBe(1);
  });

  it('leaves off after so many requests, or when it is told to', async () => {
    await processor.behave({ next: 'decline', times: 2 });
    const statuses = [];
    for (const id of ['1', '2', '3']) statuses.push((await processor.order(id)).status);
    expect(statuses).toEqual([422, 422, 201]);
    await processor.behave({ next: 'decline', times: 9 });
    await processor.behave({ next: 'normal' });
    expect((await processor.order('4')).status).toBe(201);
  });

  it('spends no behaviour on a request that it refuses', async () => {
    await processor.behave({ next: 'decline' });
    await processor.order('hearback-1', {});
    await processor.order('hearback-1', ORDER, { authorization: 'Bearer x' });
    expect((await processor.order('hearback-1')).status).toBe(422);
  });

  it.each([
    {},
    { next: 'explode' },
    { next: 'decline', times: 0 },
    { next: 'decline', delayMs: -1 },
  ])('is not told to do what it does not know: %j', async (order) => {
    expect((await processor.behave(order)).status).toBe(400);
  });
});

describe('what the processor remembers', () => {
  it('is there when it is started anew: request ids, captures, orders, tokens', async () => {
    const token = await processor.token();
    const first = await processor.order('hearback-1');
    await processor.behave({ next: 'decline' });
    await processor.order('hearback-2');
    const before = await processor.wireLog();
    const { folder } = processor;
    await processor.stop();

    processor = await startProcessor(folder);
    expect(await processor.wireLog()).toEqual(before);
    const headers = { authorization: `Bearer ${token}` };
    const again = await processor.order('hearback-1', ORDER, headers);
    expect(again).toEqual({ status: 200, body: first.body });
    expect((await processor.order('hearback-2', ORDER, headers)).status).toBe(422);
    const { id } = first.body as { readonly id: string };
    const read = await call(`${processor.url}/v2/checkout/orders/${id}`, undefined, headers);
    expect(read.body).toEqual(first.body);
    expect(await captureCount()).toBe(1);
  });
});
