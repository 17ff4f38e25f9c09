/** A customer with a phone and an assistant: orders, reads, types the total, says the code, changes their mind. */
import { productIdSchema, type OrderDigest, type OrderView } from '#core';
import type { ProposalAnswer } from '../../../mcp/orders/propose-order.ts';
import { PRODUCTS } from '../world/simulated-merchant.ts';
import { crash } from '../world/weather.ts';
import type { World } from '../world/world.ts';
import type { Agent } from './agent.ts';
import { attempt, pause } from './life.ts';
import type { Phone } from './phone.ts';

export interface Customer {
  readonly phone: Phone;
  readonly agent: Agent;
  /** It answers a redeem that told nothing final by asking again. */
  readonly isPatient: boolean;
}

const MINUTE = 60_000;

/** One order from the wish to whatever becomes of it. */
export async function shop(world: World, customer: Customer): Promise<void> {
  const { people } = world;
  const { phone, agent } = customer;
  await pause(world, people.int(MINUTE));
  const proposal = await propose(world, agent);
  if (proposal?.outcome !== 'proposed') return;
  const { digest } = proposal.dryRun;
  const { token } = proposal;
  if (people.chance(0.05)) return;
  await pause(world, people.chance(0.1) ? people.int(11 * MINUTE) : people.int(MINUTE));
  if (people.chance(0.06)) {
    await attempt(world, () => agent.cancel(digest));
    if (people.chance(0.5)) return;
  }
  await attempt(world, () => phone.signIn(), 3);
  const view = await attempt(world, () => phone.open(digest), 3);
  if (view === undefined) return;
  if (people.chance(0.07)) {
    await decline(world, phone, digest);
    return;
  }
  const code = await confirm(world, phone, view);
  if (code === undefined) return;
  world.history.heard.push({ digest, token, code, ...agent.caller });
  await redeemOrChangeMind(world, customer, { digest, token, code });
  if (people.chance(0.4)) await sendBack(world, phone, digest);
}

/** Who hears that it cannot be had now asks again in a minute or two. */
async function propose(world: World, agent: Agent): Promise<ProposalAnswer | undefined> {
  const wished = wish(world);
  for (let tries = 0; tries < 4; tries += 1) {
    const proposal = await attempt(world, () => agent.propose(wished), 3);
    const isWorthAnother = proposal?.outcome === 'refused' && proposal.reason === 'unavailable';
    if (!isWorthAnother) return proposal;
    await pause(world, world.people.between(MINUTE, 2 * MINUTE));
  }
  return undefined;
}

function wish({ people }: World): Parameters<Agent['propose']>[0] {
  const productId = productIdSchema.parse(people.pick(PRODUCTS));
  return { items: [{ productId, quantity: people.between(1, 3) }], locale: 'en-US' };
}

/** The code that the phone shows in the end, or undefined. */
async function confirm(world: World, phone: Phone, view: OrderView): Promise<string | undefined> {
  const { people, coverage } = world;
  const { digest } = view;
  if (people.chance(0.1)) {
    coverage.count('wrong_totals');
    await attempt(world, () => phone.type(digest, people.pick(['1.00', '99', '$53.20'])));
  }
  const taken = await attempt(world, () => phone.type(digest, view.total), 2);
  if (taken?.outcome !== 'verify') return undefined;
  await pause(world, people.chance(0.1) ? people.int(3 * MINUTE) : people.int(20_000));
  const verified = await attempt(world, () => phone.verify(taken));
  if (verified?.outcome === 'confirmed') coverage.count('confirmations');
  // The answer may have been lost on its way: the phone looks again.
  const shown = await attempt(world, () => phone.open(digest), 3);
  return shown?.code ?? undefined;
}

interface Said {
  readonly digest: OrderDigest;
  readonly token: string;
  readonly code: string;
}

async function redeemOrChangeMind(world: World, customer: Customer, said: Said): Promise<void> {
  const { people, coverage } = world;
  const { phone, agent } = customer;
  await pause(world, people.chance(0.1) ? people.int(16 * MINUTE) : people.int(MINUTE));
  if (people.chance(0.15)) {
    coverage.count('races_of_decline_and_code');
    coverage.count('declines_after_confirming');
    // The code is said while settlement is being told, or cannot be told, of the decline.
    if (people.chance(0.5)) {
      coverage.count('lines_cut');
      const to = world.settlements.map(({ name }) => name);
      world.network.cutLine({ from: 'approval', to, ms: people.between(1000, MINUTE) });
    }
    const late = pause(world, people.int(400)).then(() => say(world, customer, said));
    await Promise.all([decline(world, phone, said.digest), late]);
  } else if (people.chance(0.08)) {
    coverage.count('races_of_cancel_and_code');
    await Promise.all([
      attempt(world, () => agent.cancel(said.digest)),
      say(world, customer, said),
    ]);
  } else {
    if (people.chance(0.1)) beSlow(world);
    await say(world, customer, said);
  }
  if (people.chance(0.15)) await attempt(world, () => agent.cancel(said.digest));
  if (people.chance(0.1)) await decline(world, phone, said.digest);
  await attempt(world, () => phone.open(said.digest));
}

/** The code arrives at last when nobody waits for it any more. For the one that repeats it no price is to be had, or nobody is there. */
function beSlow(world: World): void {
  const { people, network, coverage, settlements } = world;
  coverage.count('codes_slow_on_their_way');
  const requestAfterMs = people.between(4500, 12_000);
  const givesUpAfterMs = people.between(100, 3000);
  network.slowNext({ from: 'request', name: '/redeem', fate: { requestAfterMs, givesUpAfterMs } });
  if (people.chance(0.5)) {
    for (const { name: from } of settlements) {
      network.cutLine({ from, to: ['merchant'], ms: people.between(1000, 4500) });
    }
    return;
  }
  void pause(world, people.int(3000)).then(() => {
    for (const process of settlements) crash(world, process, people);
  });
}

/** One of what was ordered goes back, asked for once or twice; it may be more than there is. */
async function sendBack(world: World, phone: Phone, digest: OrderDigest): Promise<void> {
  const { people } = world;
  await pause(world, people.int(5 * MINUTE));
  const back = { kind: 'return_order', digest, lines: [{ line: 0, quantity: 1 }] } as const;
  const ask = (): Promise<unknown> => attempt(world, () => phone.change(back), 2);
  await (people.chance(0.5) ? Promise.all([ask(), ask()]) : ask());
}

/** Says the code, perhaps misheard, perhaps several times, perhaps twice at once. */
async function say(world: World, { agent, isPatient }: Customer, said: Said): Promise<void> {
  const { people } = world;
  const { digest, token, code } = said;
  const waitMs = people.pick([0, 300, 5000]);
  if (people.chance(0.2)) {
    await attempt(world, () => agent.redeem(digest, { token, code: '1234', waitMs }));
  }
  if (people.chance(0.2)) await mixUp(world, agent, said);
  if (people.chance(0.12)) await shout(world, agent, said);
  const right = async (): Promise<void> => {
    const redeemed = await attempt(world, () => agent.redeem(digest, { token, code, waitMs }));
    // Who hears that it is not known says it again, at once.
    if (redeemed?.answer.outcome !== 'payment_unknown' || people.chance(0.5)) return;
    await attempt(world, () => agent.redeem(digest, { token, code, waitMs }));
  };
  await (people.chance(0.2) ? Promise.all([right(), right()]) : right());
  const more = isPatient ? people.between(1, 5) : 0;
  for (let times = 0; times < more; times += 1) {
    await pause(world, people.int(20_000));
    const state = await attempt(world, () => agent.ask(digest));
    if (state === 'confirmed' || state === 'payment_processing') await right();
  }
}

/** A room full of voices: more wrong codes at the same moment than there are tries. */
async function shout(world: World, agent: Agent, { digest, token, code }: Said): Promise<void> {
  const { people } = world;
  const wrong = Array.from({ length: people.between(4, 6) }, () => {
    const guess = String(people.between(1000, 9999));
    return guess === code ? '1234' : guess;
  });
  await Promise.all(
    wrong.map((guess) =>
      attempt(world, () => agent.redeem(digest, { token, code: guess, waitMs: 0 })),
    ),
  );
}

/** The right code with the token of another of the customer's own orders. */
async function mixUp(world: World, agent: Agent, { digest, code }: Said): Promise<void> {
  const { caller } = agent;
  const [other, ...more] = world.history.heard.filter(
    (heard) =>
      heard.digest !== digest &&
      heard.customerId === caller.customerId &&
      heard.clientId === caller.clientId,
  );
  if (!other) return;
  world.coverage.count('tokens_mixed_up');
  const { token } = world.people.pick([other, ...more]);
  await attempt(world, () => agent.redeem(digest, { token, code, waitMs: 0 }));
}

async function decline(world: World, phone: Phone, digest: OrderDigest): Promise<void> {
  world.coverage.count('declines');
  // Mostly "not this one", and now and then "this wasn't me", which takes the client's right away.
  const keepsClient = world.people.chance(0.75);
  await attempt(world, () => phone.decline(digest, keepsClient), 2);
}
