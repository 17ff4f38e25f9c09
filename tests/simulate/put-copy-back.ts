/**
 * The end of some worlds: when everything has come to rest, an older copy of settlement's store is put back, as from a backup, and people go on. What the
 * copy lacks was bought, cancelled and paid back all the same: nothing more may be spent, and nothing may be called not bought.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { orderDigestSchema, type ChargeRequest } from '#core';
import { z } from 'zod';
import { Agent } from './actors/agent.ts';
import { shop } from './actors/customer.ts';
import { attempt } from './actors/life.ts';
import { Phone } from './actors/phone.ts';
import type { Onlooker } from './invariants/stores-seen.ts';
import { CUSTOMERS } from './world/books.ts';
import type { Told } from './world/history.ts';
import type { World } from './world/world.ts';
import type { Violation, Watch } from './watch.ts';

const NOTICED = { name: 'a copy put back is noticed', number: 10 };
const MOST_STEPS = 1500;
/** By then settlement has looked at what the phones have asked for. */
const LOOKED_AT_WITHIN_MS = 2 * 60_000;
/** By voice and by phone: what may be said of an order that was bought. */
const TRUE_OF_BOUGHT = [
  ...['ordered', 'already_ordered', 'payment_unknown', 'unavailable', 'refused'],
  ...['partly_refunded', 'refunded', 'stopping', 'too_late'],
];

export async function putCopyBack(
  world: World,
  { watch, onlooker }: { readonly watch: Watch; readonly onlooker: Onlooker },
): Promise<Violation | undefined> {
  const { folder, scheduler, processor, coverage } = world;
  if (!existsSync(folder.copyPath)) return undefined;
  const copied = lengthOfLedger(folder.copyPath);
  const lacksCapture = processor.api.captures.some(
    ({ request }) => !isRedeemedIn(folder.copyPath, request.reference),
  );
  if (anchoredLength(folder.anchorPath) <= copied) {
    // No more than what no look has seen yet is lost, and no money has moved since.
    return lacksCapture ? watch.complain('a purchase was never anchored', NOTICED) : undefined;
  }
  replaceStore(world);
  onlooker.openAgain();
  for (const process of world.settlements) process.start();
  scheduler.note('an older copy of the settlement store is put back');
  coverage.count('copies_put_back');
  if (lacksCapture) coverage.count('copies_without_a_purchase');
  return goOn(world, { watch, onlooker });
}

async function goOn(
  world: World,
  { watch, onlooker }: { readonly watch: Watch; readonly onlooker: Onlooker },
): Promise<Violation | undefined> {
  const { scheduler, history, processor, coverage } = world;
  const { requests, refundRequests } = processor.api;
  const [asked, paidBack] = [requests.length, refundRequests.length];
  let told = history.told.length;
  const refused = new Set(refusedReturns(onlooker));
  const lives = { endAt: Infinity };
  void Promise.all(livesAfterwards(world)).then(() => {
    lives.endAt = scheduler.elapsedMs + LOOKED_AT_WITHIN_MS;
  });
  for (let steps = 0; steps < MOST_STEPS && scheduler.elapsedMs < lives.endAt; steps += 1) {
    await scheduler.runNext();
    if (requests.length > asked) return watch.complain('money was asked for again', NOTICED);
    if (refundRequests.length > paidBack) return watch.complain('money was paid back', NOTICED);
    if (refusedReturns(onlooker).some((returnId) => !refused.has(returnId))) {
      return watch.complain('a return was refused for ever', NOTICED);
    }
    for (const said of history.told.slice(told)) {
      const words = findUntrue(world, said);
      if (words !== undefined) return watch.complain(words, NOTICED);
      if (said.outcome === 'payment_unknown') coverage.count('told_unknown_after_put_back');
    }
    told = history.told.length;
  }
  return undefined;
}

/** Every code that is known is said again, and each customer orders something new. */
function livesAfterwards(world: World): readonly Promise<unknown>[] {
  const ofCustomers = CUSTOMERS.map((customerId) => {
    const customer = {
      phone: new Phone(world, customerId),
      agent: new Agent(world, customerId, 'alexa-skill'),
      isPatient: true,
    };
    return shop(world, customer);
  });
  const again = world.history.heard.flatMap(({ digest, token, code, customerId, clientId }) => {
    const agent = new Agent(world, customerId, clientId);
    const said = code === null ? [] : [attempt(world, () => agent.redeem(digest, { token, code }))];
    return [...said, attempt(world, () => agent.ask(digest))];
  });
  const backAgain = world.processor.api.captures.map(({ request }) => askBack(world, request));
  const cancelled = world.history.heard.map(({ digest, customerId, clientId }) =>
    attempt(world, () => new Agent(world, customerId, clientId).cancel(digest)),
  );
  return [...ofCustomers, ...again, ...cancelled, ...backAgain];
}

/** What was bought is sent back by whoever bought it; whether the copy tells of it or not. */
async function askBack(world: World, { reference }: ChargeRequest): Promise<void> {
  const { customerId } = world.history.heard.find(({ digest }) => digest === reference) ?? {};
  if (customerId === undefined) return;
  const phone = new Phone(world, customerId);
  await attempt(world, () => phone.signIn(), 2);
  const digest = orderDigestSchema.parse(reference);
  await attempt(world, () => phone.open(digest), 2);
  const lines = [{ line: 0, quantity: 1 }];
  const asked = await attempt(world, () => phone.change({ kind: 'return_order', digest, lines }));
  if (asked === 'changed') world.coverage.count('returns_asked_after_put_back');
}

/** The returns that a settlement process has refused, as the store says. */
function refusedReturns(onlooker: Onlooker): readonly string[] {
  const { returns } = onlooker.look();
  return [...returns].filter(([, isAccepted]) => !isAccepted).map(([returnId]) => returnId);
}

/** The phone reads settlement's rows, and yet must say the same. */
function findUntrue(
  { processor }: World,
  { by, about, digest, outcome }: Told,
): string | undefined {
  const isBought = processor.api.captures.some(({ request }) => request.reference === digest);
  if (isBought && !TRUE_OF_BOUGHT.includes(outcome)) {
    return `${by} called an order that was bought ${outcome}, asked by ${about}`;
  }
  return outcome === 'ordered' && !isBought
    ? `${by} called an order ordered that was not bought`
    : undefined;
}

function replaceStore({ settlements, folder }: World): void {
  for (const process of settlements) process.crash();
  const path = folder.pathOf('settlement');
  for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
  renameSync(folder.copyPath, path);
}

const anchorSchema = z.object({ sequence: z.number() });

function anchoredLength(path: string): number {
  if (!existsSync(path)) return 0;
  return anchorSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).sequence;
}

function lengthOfLedger(path: string): number {
  return countIn(path, 'SELECT count(*) AS count FROM ledger', {});
}

function isRedeemedIn(path: string, digest: string): boolean {
  const sql = "SELECT count(*) AS count FROM endings WHERE digest = :digest AND kind = 'redeemed'";
  return countIn(path, sql, { digest }) > 0;
}

function countIn(path: string, sql: string, of: Readonly<Record<string, string>>): number {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return z.object({ count: z.number() }).parse(database.prepare(sql).get(of)).count;
  } finally {
    database.close();
  }
}
