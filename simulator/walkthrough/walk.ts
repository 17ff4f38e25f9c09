/** The main job as a customer does it, step by step; each step gives its record and stops the walk when anything is not as it must be. */
import { decimalText, idempotencyKeyOf, writeAmount, type OrderView, type Receipt } from '#core';
import type { CardClient } from './card-client.ts';
import { checkReceipt, type ReceiptKeys } from './check-receipt.ts';
import type { EchoClient, EchoTurn } from './echo-client.ts';
import { eventually, expect, expectSame, WalkFailed } from './expect.ts';
import { readDryRunCard, sayDigits, type DryRunCard } from './read-turn.ts';
import type { Capture, Message } from './what-left.ts';

export interface WalkParts {
  readonly echo: EchoClient;
  readonly makeCard: () => Promise<CardClient>;
  readonly captures: () => Promise<readonly Capture[]>;
  readonly messages: () => Promise<readonly Message[]>;
  readonly receiptKeys: ReceiptKeys;
  readonly record: (step: string, record: unknown) => void;
}

const UTTERANCE = 'order two bags of the dark roast';
const WRONG_TOTAL = '$1.00';
/** Two times eight seconds of silence, and a little. */
const UNTIL_THE_SESSION_ENDS_MS = 17_000;

/** @throws {WalkFailed} at the first deviation. */
export async function walk(parts: WalkParts): Promise<void> {
  const capturesBefore = (await parts.captures()).length;
  const dryRun = await orderByVoice(parts);
  const card = await parts.makeCard();
  const order = await findOnPhone(parts, card, dryRun);
  await expectCaptures(parts, capturesBefore, 'A dry run');
  await writeWrongTotal(parts, card, order);
  const code = await confirm(parts, card, order);
  await expectCaptures(parts, capturesBefore, 'A confirmation');
  const spoken = await sayCodeInNewSession(parts, code);
  const receipt = await findReceipt(parts, card, order);
  const capture = await checkCharge(parts, capturesBefore, receipt);
  await sayCodeAgain(parts, spoken, capturesBefore);
  await findWrittenReceipt(parts, receipt);
  parts.record('done', {
    digest: order.digest,
    charged: capture.amount,
    receiptNumber: receipt.receiptNumber,
  });
}

async function orderByVoice({ echo, record }: WalkParts): Promise<DryRunCard> {
  const { turn } = await echo.say(UTTERANCE);
  expectAnswer(turn);
  expect(turn.listens, 'the Echo does not listen after the dry run');
  const shown = readDryRunCard(turn);
  expect(
    /nothing (has been|is|was) bought/i.test(turn.caption),
    'the Echo does not say that nothing was bought',
  );
  expect(
    turn.caption.includes(shown.checkWords),
    'the Echo does not speak the check words of its screen',
  );
  expect(!/\d/.test(turn.caption), 'the Echo is given a digit to read by itself');
  record('dry_run', {
    heard: turn.heard,
    intent: turn.intent,
    spoken: turn.caption,
    screen: shown,
  });
  return shown;
}

async function findOnPhone(
  { record }: WalkParts,
  card: CardClient,
  dryRun: DryRunCard,
): Promise<OrderView> {
  expectSame('signing in', await card.signIn(), { outcome: 'signed_in' });
  const order = await eventually(() => card.findOrder(dryRun.digest), {
    isThere: ({ state }) => state === 'to_confirm',
    otherwise: 'the phone does not show the order as waiting',
  });
  expectSame('the total on the phone', order.total, dryRun.total);
  expectSame('the check words on the phone', order.checkWords, dryRun.checkWords);
  expectSame('the code before the confirmation', order.code, null);
  const { customerId, orders } = await card.listOrders();
  expect(
    orders.some(({ digest }) => digest === order.digest),
    'the list on the phone lacks the order',
  );
  record('phone', {
    customerId,
    digest: order.digest,
    state: order.state,
    sentence: order.sentence,
    checkWords: order.checkWords,
    total: order.total,
    lines: order.lines,
    charges: order.charges,
    requester: order.requester,
  });
  return order;
}

async function writeWrongTotal(
  { record }: WalkParts,
  card: CardClient,
  order: OrderView,
): Promise<void> {
  const answer = await card.typeTotal(order.digest, WRONG_TOTAL);
  if (answer.outcome !== 'refused') throw new WalkFailed('a wrong total was taken');
  expectSame('what was read', answer.read, WRONG_TOTAL);
  expectSame('what is expected', answer.expected, order.total);
  record('wrong_total', { typed: WRONG_TOTAL, ...answer });
}

/** @returns the four digits, which no record holds. */
async function confirm({ record }: WalkParts, card: CardClient, order: OrderView): Promise<string> {
  const answer = await card.typeTotal(order.digest, order.total);
  if (answer.outcome !== 'verify')
    throw new WalkFailed(`the right total was refused: ${answer.message}`);
  expectSame('the code before the verification', (await card.findOrder(order.digest)).code, null);
  const verified = await card.verify(answer.signIn.authorizationUrl);
  // It may also say that it took the confirmation of an earlier order back.
  expectSame('the verification', verified.outcome, 'confirmed');
  const { state, code, triesLeft, redeemBy } = await card.findOrder(order.digest);
  expectSame('the state after the verification', state, 'confirmed_here');
  if (code === null) throw new WalkFailed('the phone shows no code after the verification');
  record('confirmation', { typed: order.total, state, hasCode: true, triesLeft, redeemBy });
  return code;
}

async function sayCodeInNewSession({ echo, record }: WalkParts, code: string): Promise<string> {
  const { session } = await echo.advance(UNTIL_THE_SESSION_ENDS_MS);
  expectSame('the voice session after the silence', session, 'closed');
  const spoken = `alexa, ask harbor roasters, my code is ${sayDigits(code)}`;
  const { turn } = await echo.say(spoken);
  expectAnswer(turn);
  expectSame('the intent', turn.intent?.name, 'CodeIntent');
  record('code_spoken', { newSession: true, intent: turn.intent?.name, spoken: turn.caption });
  return spoken;
}

async function findReceipt(
  { record, receiptKeys }: WalkParts,
  card: CardClient,
  order: OrderView,
): Promise<Receipt> {
  const ordered = await eventually(() => card.findOrder(order.digest), {
    isThere: ({ state }) => state === 'ordered',
    otherwise: 'the phone does not show the order as bought',
  });
  if (ordered.receipt === null) throw new WalkFailed('the phone shows no receipt');
  expectSame('the code after the order', ordered.code, null);
  const checked = checkReceipt(ordered.receipt.jws, receiptKeys);
  expectSame('the receipt’s digest', checked.receipt.digest, order.digest);
  expectSame('the receipt’s sentence', checked.receipt.sentence, order.sentence);
  expectSame('the charged amount on the phone', ordered.receipt.charged, order.total);
  record('receipt', {
    shown: { receiptNumber: ordered.receipt.receiptNumber, charged: ordered.receipt.charged },
    ...checked,
  });
  return checked.receipt;
}

/** Exactly one capture, of exactly the amount that was spoken, shown and written, to the payee of the terms. */
async function checkCharge(
  { captures, record }: WalkParts,
  before: number,
  receipt: Receipt,
): Promise<Capture> {
  const made = (await captures()).slice(before);
  const [capture] = made;
  if (made.length !== 1 || capture === undefined) {
    throw new WalkFailed(`the processor captured ${String(made.length)} times, not once`);
  }
  const { terms } = receipt;
  expectSame('the captured amount', capture.amount, {
    currency_code: terms.currency,
    value: decimalText({ amountMinor: terms.totalMinor, currency: terms.currency }),
  });
  expectSame('the payee', capture.payee, terms.payeeId);
  expectSame('the idempotency key', capture.requestId, idempotencyKeyOf(receipt.digest));
  expectSame('the receipt’s amount', receipt.chargedMinor, terms.totalMinor);
  record('captured', {
    requestId: capture.requestId,
    amount: capture.amount,
    payee: capture.payee,
  });
  return capture;
}

async function sayCodeAgain(
  { echo, captures, record }: WalkParts,
  spoken: string,
  before: number,
): Promise<void> {
  const { turn } = await echo.say(spoken);
  expectAnswer(turn);
  expectSame(
    'the number of captures after the code was said again',
    (await captures()).length,
    before + 1,
  );
  record('code_said_again', { spoken: turn.caption, captures: 1 });
}

async function findWrittenReceipt(
  { messages, record }: WalkParts,
  receipt: Receipt,
): Promise<void> {
  const total = writeAmount(
    { amountMinor: receipt.terms.totalMinor, currency: receipt.terms.currency },
    receipt.terms.locale,
  );
  const sent = await eventually(messages, {
    isThere: (all) => all.some(({ text }) => text.includes(receipt.receiptNumber)),
    otherwise: 'no written receipt was sent',
  });
  const found = sent.filter(({ text }) => text.includes(receipt.receiptNumber));
  const [message] = found;
  if (message === undefined || found.length > 1) throw new WalkFailed('the receipt was sent twice');
  expect(message.text.includes(total), 'the written receipt does not name the total');
  record('written_receipt', { to: message.to, subject: message.subject, text: message.text });
}

async function expectCaptures(
  { captures }: WalkParts,
  count: number,
  after: string,
): Promise<void> {
  expectSame(
    `${after} charges something: the number of captures`,
    (await captures()).length,
    count,
  );
}

function expectAnswer(turn: EchoTurn): void {
  expect(turn.kind === 'answer', `the Echo had trouble: ${turn.fault ?? turn.caption}`);
}
