/** The written receipt and the Alexa app card of real processes; settlement is killed when the mail server has just taken the receipt. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startCuttingProxy, type CuttingProxy } from '../settlement/receipt/cutting-proxy.ts';
import { readByHand } from './by-hand.ts';
import { startShop, type Phone, type RunningShop } from './running-shop.ts';
import { confirmOn, orderByVoice, sayCode, sayIntent, SOON } from './steps.ts';
import { withoutRandom } from '../without-random.ts';

vi.setConfig({ testTimeout: 90_000 });

let shop: RunningShop;
let phone: Phone;
beforeEach(async () => {
  shop = await startShop();
  phone = await shop.phoneOf('customer-1');
}, 90_000);
afterEach(() => shop.stop());

const mailsSchema = z.object({
  messages: z.array(
    z.looseObject({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      timesReceived: z.number(),
    }),
  ),
});
const cardsSchema = z.object({
  cards: z.array(z.looseObject({ type: z.string(), title: z.string(), text: z.string() })),
});
const countSchema = z.object({ count: z.coerce.number() });

async function mails(): Promise<z.output<typeof mailsSchema>['messages']> {
  const answer = await shop.dial(`${shop.addresses.outbox}/messages`);
  return mailsSchema.parse(await answer.json()).messages;
}

async function cards(): Promise<z.output<typeof cardsSchema>['cards']> {
  const answer = await shop.dial(`${shop.addresses.page}/alexa/cards`);
  return cardsSchema.parse(await answer.json()).cards;
}

function timesNoted(): number {
  const sql = `SELECT count(*) AS count FROM ledger WHERE entry_text LIKE '%"receipt_sent"%'`;
  return readByHand(shop, 'settlement', { sql, row: countSchema })[0]?.count ?? 0;
}

function timesStarted(): number {
  const log = readFileSync(join(shop.report.directory, 'logs', 'settlement.log'), 'utf8');
  return log.split('\n').filter((line) => line.includes('"msg":"ready"')).length;
}

/** The settlement of this run and of no other: the folder of the run is in its words. */
function settlementPid(): number {
  const config = join(shop.report.directory, 'settlement', 'config.json');
  const list = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' });
  const line = list.split('\n').find((words) => words.trimEnd().endsWith(`--config ${config}`));
  const pid = Number(line?.trim().split(' ')[0]);
  if (!Number.isInteger(pid) || pid < 2) throw new Error('settlement is not running');
  return pid;
}

/** The way from settlement to the mail server leads through the proxy from settlement's next start on. */
async function putInBetween(proxy: CuttingProxy): Promise<void> {
  const path = join(shop.report.directory, 'settlement', 'config.json');
  const config = z
    .looseObject({ mail: z.looseObject({ port: z.number() }) })
    .parse(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, JSON.stringify({ ...config, mail: { ...config.mail, port: proxy.port } }));
  process.kill(shop.report.pids.settlement, 'SIGKILL');
  await expect.poll(timesStarted, SOON).toBe(2);
}

describe('the written receipt', () => {
  it('is one message in the mailbox when settlement dies after the mail server took it and before it is noted [REQ-RECEIPT-ONCE]', async () => {
    const proxy = await startCuttingProxy(() => shop.report.ports.mail);
    await putInBetween(proxy);
    let notedAtDeath: number | undefined;
    proxy.cutNext(() => {
      process.kill(settlementPid(), 'SIGKILL');
      notedAtDeath = timesNoted();
    });
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    await sayCode(shop, code);
    await expect.poll(timesNoted, SOON).toBe(1);
    expect(notedAtDeath).toBe(0);
    expect(timesStarted()).toBe(3);
    const kept = await mails();
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ to: 'customer-1@example.test', timesReceived: 2 });
    expect(await shop.captures()).toHaveLength(1);
    await proxy.close();
  });

  it('comes, with the card in the Alexa app, only once the charge is known [REQ-RECEIPT-LATE, REQ-APP-CARD]', async () => {
    const order = await orderByVoice(shop);
    expect((await cards())[0]).toMatchObject({ type: 'Simple', title: 'Dry run: nothing bought' });
    const code = await confirmOn(phone, order.digest);
    await shop.press('processor', '/control/behaviour', {
      next: 'answer_late',
      times: 1,
      delayMs: 6500,
    });
    await sayCode(shop, code);
    expect(await mails()).toEqual([]);
    expect(await cards()).toHaveLength(1);
    await expect.poll(async () => (await mails()).length, SOON).toBe(1);
    const [mail] = await mails();
    expect(mail?.text).toContain(`Total charged: ${order.total}`);
    expect(mail).toMatchObject({ timesReceived: 1 });
    await sayIntent(shop, 'how is my order', 'StatusIntent');
    const [newest] = await cards();
    expect(newest).toMatchObject({ type: 'Simple', title: 'Ordered' });
    expect(newest?.text).toContain(`You paid ${order.total}`);
    for (const seen of [JSON.stringify(mail), JSON.stringify(await cards())]) {
      expect(withoutRandom(seen)).not.toMatch(new RegExp(`\\b${code}\\b`));
    }
  });
});
