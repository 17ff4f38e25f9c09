/** The buttons of what can go wrong, against the real stand-ins. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDial } from '#edge';
import {
  createStandInFaults,
  FAULT_NAMES,
  type StandInFaults,
} from '../../../simulator/page/stand-in-faults.ts';
import { BUTTON_SECRET, startMerchant, type TestMerchant } from '../merchant/merchant-fixture.ts';
import { ORDER, startProcessor, type TestProcessor } from '../processor/processor-fixture.ts';
import { call, removeFolders } from '../stand-in-store/listen.ts';

let merchant: TestMerchant;
let processor: TestProcessor;
let faults: StandInFaults;

beforeAll(async () => {
  [merchant, processor] = await Promise.all([startMerchant(), startProcessor()]);
  faults = createStandInFaults({
    addresses: { merchant: merchant.url, processor: processor.url },
    merchantButtonSecret: BUTTON_SECRET,
    fetch: createDial({ '127.0.0.1': '127.0.0.1' }),
  });
});
afterAll(async () => {
  await Promise.all([merchant.stop(), processor.stop()]);
  removeFolders();
});
beforeEach(() => faults.press('reset'));

const productsSchema = z.object({
  products: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      unitPriceMinor: z.number(),
      isInStock: z.boolean(),
    }),
  ),
});

/** What the page's own suggestion orders. */
async function darkRoast() {
  const { body } = await call(`${merchant.url}/products?query=dark%20roast`);
  const [first] = productsSchema.parse(body).products;
  if (first === undefined) throw new Error('there is no dark roast');
  return first;
}

describe('the buttons of what can go wrong', () => {
  it('change the price, the stock and the title of what the page suggests to order, and reset puts all back', async () => {
    const before = await darkRoast();
    expect(await faults.press('price-changes')).toContain('$21.49 for the dark roast, not $18.99');
    expect((await darkRoast()).unitPriceMinor).toBe(2149);
    await faults.press('out-of-stock');
    expect((await darkRoast()).isInStock).toBe(false);
    await faults.press('hostile-title');
    const hostile = await darkRoast();
    expect(hostile.productId).toBe(before.productId);
    expect(hostile.title).toContain('$0.01');
    await faults.press('reset');
    expect(await darkRoast()).toEqual(before);
  });

  it('make the processor decline one payment, and not the next', async () => {
    await faults.press('declines');
    expect((await processor.order('first', ORDER)).status).toBe(422);
    expect((await processor.order('second', ORDER)).status).toBe(201);
  });

  it('are taken back by reset before they had an effect', async () => {
    await faults.press('declines');
    await faults.press('reset');
    expect((await processor.order('third', ORDER)).status).toBe(201);
  });

  it('each say in whole plain words what is so now', async () => {
    for (const name of FAULT_NAMES) {
      expect(await faults.press(name), name).toMatch(/^[A-Z][^{}_<>]+\.$/);
    }
  });
});
