/** "We'll tell you" is kept: whoever heard that a payment is unknown hears, by letter and once, that it was not taken. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLetterDelivery } from '../../settlement/book/letter-delivery.ts';
import { createCharging } from '../../settlement/charge/create-charging.ts';
import { makeWorld, redeemRequestOf, type Order, type World } from './settlement-fixture.ts';

let world: World;
let order: Order;
beforeEach(async () => {
  world = await makeWorld();
  order = await world.propose();
});
afterEach(async () => {
  await world.stop();
});

const letters = async () =>
  (await world.ports.store.listUnsentLetters()).map(({ kind, about }) => ({ kind, about }));
const stateOf = async (): Promise<string | undefined> =>
  (await world.ports.store.findCharge(order.dryRun.digest))?.state;

describe('a payment that was called unknown and is found declined', () => {
  it('is told by one letter, written with the state itself, also where two processes ask [REQ-PAYMENT-NOT-TAKEN]', async () => {
    world.processor.next('cut_before', 'decline');
    const code = await world.confirm(order);
    const heard = await world.settlement.redeem(redeemRequestOf(order, code));
    expect(heard).toEqual({ outcome: 'payment_unknown' });
    expect(await letters()).toEqual([]);
    const others = [world.open(), world.open()];
    await Promise.all(others.map(({ settlement }) => settlement.recover()));
    for (const other of others) other.close();
    expect(await stateOf()).toBe('declined_by_processor');
    expect(await letters()).toEqual([{ kind: 'payment_not_taken', about: '$47.61' }]);
  });

  it('wakes who sends letters as soon as it is known, in whatever process [REQ-PAYMENT-NOT-TAKEN]', async () => {
    world.processor.next('cut_before', 'cut_before', 'decline');
    const code = await world.confirm(order);
    await world.settlement.redeem(redeemRequestOf(order, code));
    let woken = 0;
    const charging = createCharging(world.ports, () => {
      woken += 1;
    });
    await charging.settle(order.dryRun.digest);
    expect(woken).toBe(0);
    charging.stop();
    const again = createCharging(world.ports, () => {
      woken += 1;
    });
    await again.settle(order.dryRun.digest);
    expect(await stateOf()).toBe('declined_by_processor');
    expect(woken).toBe(1);
  });

  it('goes out to the customer’s own address and says that nothing was bought and nothing charged [REQ-PAYMENT-NOT-TAKEN]', async () => {
    world.processor.next('decline');
    const code = await world.confirm(order);
    await world.settlement.redeem(redeemRequestOf(order, code));
    const delivery = createLetterDelivery(world.ports);
    delivery.deliver();
    await expect.poll(() => world.outbox.messages.length).toBe(1);
    delivery.stop();
    const [letter] = world.outbox.messages;
    expect(letter?.to).toBe('customer-1@example.test');
    expect(letter?.subject).toBe('Harbor Roasters: about your payment');
    expect(letter?.text).toContain('The payment of $47.61 was not taken.');
    expect(letter?.text).toContain('Nothing was bought, and nothing was charged.');
    expect(letter?.text).not.toContain('If this was not you');
  });

  it('a payment that is made is told by its receipt alone', async () => {
    const code = await world.confirm(order);
    await world.settlement.redeem(redeemRequestOf(order, code));
    expect(await stateOf()).toBe('charged');
    expect(await letters()).toEqual([]);
  });
});
