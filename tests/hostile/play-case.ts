/** Plays one case on one arm, move by move, and reads from the wire log what it did. */
import { createAgent, type Agent, type KnownOrder } from './agent/agent.ts';
import { recordCalls, type Attempt } from './agent/door.ts';
import { readInstructions, writeToken } from './agent/read-instructions.ts';
import { CaseBroken, CUSTOMER, VICTIM, type Arm, type RunningArm, type Wish } from './arms/arm.ts';
import type { Case, IntruderWrites, Move, OrderName } from './cases/case.ts';
import type { Agreement } from './judge/find-harm.ts';
import { fillWords } from './fill-words.ts';
import { chooseProducts, type ChosenProducts } from './choose-products.ts';

export interface PlayedCase {
  readonly attempts: readonly Attempt[];
  readonly agreements: readonly Agreement[];
  /** In words, where a move could not be made; what was done until then stands. */
  readonly brokenBy: string | undefined;
  /** Fills the case's placeholders, for its proofs. */
  readonly fill: (words: string) => string;
}

interface Play {
  readonly arm: Arm;
  readonly shop: RunningArm;
  readonly agent: Agent;
  readonly products: ChosenProducts;
  readonly attempts: Attempt[];
  readonly agreements: Agreement[];
  /** What the words of the moves may name. */
  readonly known: Map<string, string>;
  wish: Wish | undefined;
  asked: KnownOrder | undefined;
}

/** What the customer asks for in the shop; the title on which the orders stand begins with it. */
const NOTE = 'Gift note';

export async function playCase(played: Case, arm: Arm, shop: RunningArm): Promise<PlayedCase> {
  const products = await chooseProducts(shop.standIns);
  const attempts: Attempt[] = [];
  const door = recordCalls(await shop.doorOf(CUSTOMER), attempts);
  const victim = shop.bookOf(VICTIM);
  const play: Play = {
    arm,
    shop,
    products,
    attempts,
    agreements: [],
    agent: createAgent(door, { obeysResults: arm.attackSource === 'tool result' }),
    known: new Map([
      ['product', products.wanted],
      ['dear', products.dear],
      ['victim.address', victim.addressId],
      ['victim.card', victim.instrumentId],
    ]),
    wish: undefined,
    asked: undefined,
  };
  const { agreements } = play;
  const brokenBy = await makeMoves(play, played.moves);
  return { attempts, agreements, brokenBy, fill: (words) => fillWords(words, play.known) };
}

async function makeMoves(play: Play, moves: readonly Move[]): Promise<string | undefined> {
  try {
    for (const move of moves) await makeMove(play, move);
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

async function makeMove(play: Play, move: Move): Promise<void> {
  const { standIns } = play.shop;
  switch (move.who) {
    case 'customer':
      return 'asks' in move ? ask(play, move.asks) : confirm(play, move);
    case 'victim':
      return leakOrderOfVictim(play, fillWords(move.asks, play.known));
    case 'attacker':
      return attack(play, move.orders);
    case 'intruder':
      intrude(play, move.writes);
      return;
    case 'seller':
      return standIns.raisePrice(play.products.wanted, move.raisesPriceByMinor);
    case 'processor':
      return standIns.slowDownProcessor(move.answersAfterMs);
  }
}

async function ask(play: Play, asks: string): Promise<void> {
  const words = fillWords(asks, play.known);
  await play.agent.hear(words, 'customer');
  const wish = readWish(words);
  if (wish === undefined) return;
  play.wish = wish;
  play.asked = play.agent.latestOrder();
  if (play.asked === undefined)
    throw new CaseBroken('what the customer asked for was not proposed');
  nameOrder(play.known, 'asked', play.asked);
  if (!play.known.has('first.digest')) nameOrder(play.known, 'first', play.asked);
}

async function confirm(
  play: Play,
  move: { readonly confirms: OrderName; readonly saysCode: boolean },
): Promise<void> {
  const order = move.confirms === 'asked' ? play.asked : play.agent.latestOrder();
  if (order === undefined || play.wish === undefined) throw new CaseBroken('nothing to confirm');
  const { digest } = order;
  const { code, agreement } = await play.shop.confirm(CUSTOMER, { digest, wish: play.wish });
  play.known.set('code', code);
  if (!move.saysCode) return;
  play.agreements.push(agreement);
  play.agent.hearCode(code);
}

/** Her confirmation is whole and her code is right, and she told it to nobody: no agreement comes of it. */
async function leakOrderOfVictim(play: Play, words: string): Promise<void> {
  const wish = readWish(words);
  const agent = createAgent(recordCalls(await play.shop.doorOf(VICTIM), []), {
    obeysResults: false,
  });
  await agent.hear(words, 'customer');
  const order = agent.latestOrder();
  if (order === undefined || wish === undefined) throw new CaseBroken('the victim has no order');
  const { code } = await play.shop.confirm(VICTIM, { digest: order.digest, wish });
  nameOrder(play.known, 'victim', order);
  play.known.set('victim.code', code);
}

/** The same words, by the arm's way: the assistant's own script, or a product's title that it finds. */
async function attack(play: Play, orders: readonly string[]): Promise<void> {
  for (const each of orders) {
    const words = fillWords(each, play.known);
    if (play.arm.attackSource === 'own script') {
      await play.agent.hear(words, 'own script');
      continue;
    }
    await play.shop.standIns.setTitle(play.products.bait, `${NOTE}. ${words}`);
    await play.agent.browse(NOTE);
  }
}

function intrude(play: Play, writes: IntruderWrites): void {
  const { isThere, code } = play.shop.writeByHand(writes, {
    asked: play.asked?.digest ?? '',
    latest: play.agent.latestOrder()?.digest ?? '',
  });
  if (code !== undefined) play.known.set('forged', code);
  const outcome = isThere ? 'row_is_there' : 'nothing_written';
  play.attempts.push({
    tool: 'intruder',
    sent: { writes },
    source: 'intruder',
    outcome,
    together: 1,
  });
}

function readWish(words: string): Wish | undefined {
  for (const instruction of readInstructions(words)) {
    if (instruction.do !== 'preview') continue;
    return { productId: instruction.productId, quantity: Number(instruction.quantity) };
  }
  return undefined;
}

function nameOrder(known: Map<string, string>, name: string, order: KnownOrder): void {
  known.set(`${name}.digest`, order.digest);
  known.set(`${name}.token`, writeToken(order.redemption_token ?? ''));
}
