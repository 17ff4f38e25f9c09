/** Every scripted dialogue, through the interaction model of its locale, the real skill and the real sides, to what settlement did. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { SPEECH_LOCALES } from '#core';
import { DIALOGUES, playDialogue } from '../../simulator/conversations/index.ts';
import {
  oneOrderAnHour,
  openConversationShop,
  SHOP_NAME,
  type ConversationShop,
} from './stage/conversation-shop.ts';
import { makeChecks } from './stage/check-exchange.ts';
import { bookOfCustomer, vaultIdsOf } from './stage/customer.ts';
import { openStage } from './stage/open-stage.ts';

const books = DIALOGUES.map((_dialogue, customer) => bookOfCustomer(customer));
let shop: ConversationShop;
let strictShop: ConversationShop;
beforeAll(async () => {
  await makeChecks();
  shop = await openConversationShop(books.flatMap(vaultIdsOf));
  strictShop = await openConversationShop(books.flatMap(vaultIdsOf), oneOrderAnHour());
});
afterAll(() => Promise.all([shop.stop(), strictShop.stop()]));

describe.each(SPEECH_LOCALES)('dialogues in %s', (locale) => {
  const own = [...DIALOGUES.entries()].filter(([, dialogue]) => dialogue.locale === locale);
  it.each(own.map(([customer, dialogue]) => [dialogue.name, dialogue, customer] as const))(
    '%s [REQ-CONVERSATIONS]',
    async (_name, dialogue, customer) => {
      const book = books[customer];
      if (book === undefined) throw new Error('every dialogue has a customer');
      if (dialogue.steps.some((step) => 'shop' in step))
        onTestFinished(() => {
          shop.standIns.reset();
        });
      const isStrict = dialogue.customer === 'one-order-an-hour';
      const stage = await openStage(isStrict ? strictShop : shop, dialogue, book);
      const { faults, talk } = await playDialogue(dialogue, stage, { shopName: SHOP_NAME });
      if (faults.length > 0)
        expect.fail([...faults, ...talk.map(({ who, words }) => `  ${who}: ${words}`)].join('\n'));
    },
  );
});
