/** One dialogue's stage in this process: a device, the skill before the MCP door, a phone, and what settlement did. */
import { randomUUID } from 'node:crypto';
import { FIRST_SETTINGS, signVoiceSetting, type CustomerId, type DryRun } from '#core';
import { createSkill } from '../../../lambda/create-skill.ts';
import { connectTools } from '../../../lambda/protocol/connect-tools.ts';
import { createShop } from '../../../lambda/shop/create-shop.ts';
import {
  createAlexaCloud,
  createCloudClock,
  type AlexaCloud,
  type CallSkill,
} from '../../../simulator/alexa-cloud/index.ts';
import type { Dialogue, ShopStep } from '../../../simulator/conversations/dialogue.ts';
import type { Answered, Settled, Stage } from '../../../simulator/conversations/stage.ts';
import { checkExchange } from './check-exchange.ts';
import { CARD_ORIGIN, quietLog, SHOP_NAME, type ConversationShop } from './conversation-shop.ts';
import { vaultIdsOf, type CustomersBook } from './customer.ts';
import { deviceLanguageOf } from '../../skill-package/support/written.ts';
import { orderWordsOf, shopWordsAt } from './order-words.ts';

const APPLICATION_ID = 'amzn1.ask.skill.11111111-2222-3333-4444-555555555555';

/** What the phone refuses a total for. */
const REFUSALS = {
  'wrong-total': 'other_amount',
  'needs-passkey': 'passkey_needed',
  forbidden: 'refused_by_policy',
} as const;

export async function openStage(
  shop: ConversationShop,
  dialogue: Dialogue,
  book: CustomersBook,
): Promise<Stage> {
  const { customerId } = book;
  const { locale } = dialogue;
  const [process] = shop.stores.processes;
  await process.settlements.insertBook(book);
  if (dialogue.customer === 'own-device') await ownDevice(shop, customerId);
  const phone = await shop.openPhone(customerId);
  const cloud = await openDevice(shop, dialogue, customerId);
  let code: string | undefined;

  const newest = async (): Promise<DryRun | undefined> => {
    const [stored] = await process.requestReader.listDryRunsOfCustomer({
      customerId,
      sinceEpochMs: 0,
      limit: 1,
    });
    return stored?.dryRun;
  };
  const order = async (): Promise<DryRun> => {
    const dryRun = await newest();
    if (dryRun === undefined) throw new Error('nothing was ordered yet');
    return dryRun;
  };
  return {
    say: (words) => answeredBy(cloud, () => cloud.say(words)),
    advance: (ms) => answeredBy(cloud, () => cloud.advance(ms)),
    code: () => code,
    shopWords: (key) => shopWordsAt(key, locale),
    orderWords: async (words) => orderWordsOf((await order()).terms, words, locale),
    press: (button) => press(shop, button),
    async wait(minutes) {
      shop.clock.passMinutes(minutes);
      shop.processor.answerNow();
      shop.timers.fire();
      await shop.settlement.recover();
    },
    async phone(deed) {
      const { digest } = await order();
      if (deed === 'decline') {
        await phone.decline(digest);
        shop.tellDeclines();
        await shop.settlement.recover();
        return;
      }
      const { total } = await phone.view(digest);
      if (deed === 'confirm') {
        const ended = await (await phone.typeTotal(digest, total))();
        if (ended !== 'confirmed') throw new Error(`the phone says ${ended}`);
        code = (await phone.code(digest)) ?? undefined;
        return;
      }
      const refusal = await refusalOf(() =>
        phone.typeTotal(digest, deed === 'wrong-total' ? '1' : total),
      );
      const wanted = REFUSALS[deed];
      if (!refusal.includes(wanted)) throw new Error(`the phone says ${refusal}`);
    },
    settled: async (): Promise<Settled> => {
      const dryRun = await newest();
      const ending = dryRun && (await process.settlements.findEnding(dryRun.digest));
      return {
        charged: vaultIdsOf(book).flatMap((vaultId) =>
          shop.standIns
            .captures(vaultId)
            .map(({ amount }) => `${amount.currency_code} ${amount.value}`),
        ),
        ended: dryRun === undefined ? undefined : (ending?.kind ?? 'not-ended'),
      };
    },
  };
}

async function openDevice(
  shop: ConversationShop,
  { locale, device, customer }: Dialogue,
  customerId: CustomerId,
): Promise<AlexaCloud> {
  const token = customer === 'not-linked' ? undefined : await shop.mintToken(customerId);
  const realNowEpochMs = (): number => Date.now();
  const cloud = createAlexaCloud({
    ...deviceLanguageOf(locale),
    applicationId: APPLICATION_ID,
    shopName: SHOP_NAME,
    device: { deviceId: `device-of-${customerId}`, userId: `account-of-${customerId}` },
    callSkill: skillOf(shop),
    accessToken: () => Promise.resolve(token),
    clock: createCloudClock(realNowEpochMs),
    realNowEpochMs,
    makeId: randomUUID,
  });
  if (device === 'dot') await cloud.choose('echo-dot');
  return cloud;
}

function skillOf({ mcpUrl }: ConversationShop): CallSkill {
  const side = {
    openShop: (accessToken: string, locale: Dialogue['locale']) =>
      createShop(connectTools({ mcpUrl, accessToken, fetch }), { cardOrigin: CARD_ORIGIN, locale }),
    shopName: SHOP_NAME,
    log: quietLog(),
  };
  const skill = createSkill(side, APPLICATION_ID);
  return async (envelope) => {
    const body = JSON.stringify(await skill.invoke(envelope));
    await checkExchange(envelope, JSON.parse(body));
    return { outcome: 'answered', body };
  };
}

async function answeredBy(cloud: AlexaCloud, act: () => Promise<unknown>): Promise<Answered> {
  const before = cloud.cards()[0]?.cardNumber;
  await act();
  const { lastTurn, session } = cloud.state();
  if (lastTurn === null) throw new Error('the device has not done anything');
  const [newest] = cloud.cards();
  return {
    turn: lastTurn,
    session,
    card: newest?.cardNumber === before ? undefined : newest?.type,
  };
}

async function press(
  { standIns, processor }: ConversationShop,
  button: ShopStep['shop'],
): Promise<void> {
  if (button === 'times-out') processor.next = 'lost';
  else if (button === 'answers-late') processor.next = 'late';
  else await standIns.faults.press(button);
}

async function ownDevice({ approval }: ConversationShop, customerId: CustomerId): Promise<void> {
  const decidedAt = approval.clock.nowEpochMs();
  const voice = { version: 1, customerId, isSharedDevice: false, decidedAt } as const;
  await approval.store.saveSettings(
    {
      customerId,
      settings: { ...FIRST_SETTINGS, isSharedDevice: false },
      voiceJws: signVoiceSetting(voice, approval.approvalKey),
    },
    { at: decidedAt, kind: 'settings_changed', digest: null, facts: {} },
  );
}

/** What the phone refuses a typed total for. */
async function refusalOf(type: () => Promise<unknown>): Promise<string> {
  try {
    await type();
    return 'nothing against it';
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}
