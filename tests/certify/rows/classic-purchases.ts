/** The classic skill that allows purchases of goods: reference 4.3 and 8. */
import { z } from 'zod';
import { met, same, type Section } from '../row.ts';
import { filesUnder, readText } from '../world/repository.ts';
import { untilFound } from '../world/until-found.ts';
import { voiceJobOf } from '../world/voice-job.ts';

const skillSchema = z.object({
  manifest: z.object({
    publishingInformation: z.object({
      locales: z.record(
        z.string(),
        z.object({
          name: z.string(),
          description: z.string(),
          examplePhrases: z.array(z.string()),
        }),
      ),
    }),
    privacyAndCompliance: z.object({ allowsPurchases: z.boolean() }),
  }),
});
const modelSchema = z.object({
  interactionModel: z.object({ languageModel: z.object({ invocationName: z.string() }) }),
});

export const CLASSIC_PURCHASES: Section = {
  title: 'The custom skill: purchases',
  rows: [
    {
      id: 'skill-linking',
      requirement: 'Account linking is mandatory, and the description says so',
      source: '4.3 a [A]',
      how: 'runs the test of an unlinked customer, who gets the linking card',
      needs: 'package',
      check: { file: 'tests/lambda/account-and-faults.test.ts', title: 'account and faults' },
    },
    {
      id: 'skill-description',
      requirement: 'The description names the linked account and the four-digit voice code',
      source: '4.3 a, e [A]',
      how: 'reads the manifest',
      needs: 'package',
      check: () => {
        const { manifest } = skillSchema.parse(JSON.parse(readText('skill-package/skill.json')));
        same('allowsPurchases', manifest.privacyAndCompliance.allowsPurchases, true);
        const english = Object.entries(manifest.publishingInformation.locales).filter(([locale]) =>
          locale.startsWith('en-'),
        );
        met(english.length > 0, 'there is no English listing');
        for (const [locale, { description }] of english) {
          met(
            /account.*linked|link.*account/i.test(description) && /four-digit/i.test(description),
            `${locale} does not`,
          );
        }
        return `${String(english.length)} English listings say both`;
      },
    },
    {
      id: 'invocation-name',
      requirement: 'The invocation name is the seller’s name, of two words, in every language',
      source: '4.3 b; 8 [A]',
      how: 'reads every model',
      needs: 'package',
      check: () => {
        const files = filesUnder('skill-package/interactionModels/custom', '.json');
        met(files.length > 0, 'there is no model');
        const names = files.map(
          (file) =>
            modelSchema.parse(JSON.parse(readText(file))).interactionModel.languageModel
              .invocationName,
        );
        const odd = names.filter(
          (name) => name.split(' ').length !== 2 || name !== name.toLowerCase(),
        );
        same('names that are not', odd, []);
        const english = names[files.findIndex((file) => file.endsWith('en-US.json'))];
        same('the English one', english, 'harbor roasters');
        return `${String(files.length)} models: ${[...new Set(names)].join(', ')}`;
      },
    },
    {
      id: 'prompts-teach',
      requirement: 'Prompts teach customers the seller’s name',
      source: '4.3 b [A]',
      how: 'opens the skill and asks for help',
      needs: 'product',
      check: async (world) => {
        const { launch, help } = (await voiceJobOf(world)).turns;
        met(/harbor roasters/i.test(`${launch.caption} ${help.caption}`), launch.caption);
        return `"${launch.caption.slice(0, 90)}"`;
      },
    },
    {
      id: 'spoken-check',
      requirement:
        'Before the order: seller, products, delivery and the total with tax and charges are spoken',
      source: '4.3 c; 8 [A]',
      how: 'orders by voice',
      needs: 'product',
      check: async (world) => {
        const { caption } = (await voiceJobOf(world)).turns.order;
        for (const word of [
          /harbor roasters/i,
          /dark roast/i,
          /delivery/i,
          /tax/i,
          /total/i,
          /dollars/i,
        ]) {
          met(word.test(caption), `${String(word)} is not spoken: ${caption}`);
        }
        return `"${caption.slice(0, 160)}…"`;
      },
    },
    {
      id: 'after-placing',
      requirement: 'After it: a spoken confirmation, an e-mail, and a card in the Alexa app',
      source: '4.3 d; 8 [A]',
      how: 'buys by voice, reads mailbox and app',
      needs: 'product',
      check: async (world) => {
        const { turns, cards, shown } = await voiceJobOf(world);
        met(/ordered/i.test(turns.bought.caption), turns.bought.caption);
        const card = cards.find(({ text }) => text.includes(shown.total));
        met(card !== undefined, `no card names ${shown.total}`);
        const mail = await untilFound(
          async () =>
            (await world.product?.shop.messages())?.find(({ text }) =>
              text.includes(shown.checkWords),
            ),
          'no e-mail came',
        );
        return `"${turns.bought.caption.slice(0, 60)}…"; card "${card.title}"; e-mail "${mail.subject}"`;
      },
    },
    {
      id: 'voice-code',
      requirement:
        'A four-digit voice code for items of 100 USD and more: asked for aloud, here for every order',
      source: '4.3 e; 8 [A]',
      how: 'says yes, a code too soon, a wrong one and the right one',
      needs: 'product',
      check: async (world) => {
        const { yes, tooSoon, wrongCode, bought } = (await voiceJobOf(world)).turns;
        for (const turn of [yes, tooSoon, wrongCode])
          met(!/\bordered\b/i.test(turn.caption), turn.caption);
        met(/code/i.test(yes.caption) && /ordered/i.test(bought.caption), yes.caption);
        return `yes: "${yes.caption.slice(0, 80)}"; wrong: "${wrongCode.caption.slice(0, 60)}"`;
      },
    },
    {
      id: 'code-secret',
      requirement: 'The code is neither spoken back nor kept in a log',
      source: '4.3 [K][D]',
      how: 'runs the test of session, speech, card, screen and logs',
      needs: 'package',
      check: {
        file: 'tests/lambda/skill.test.ts',
        title: 'invariant 12: keeps neither token nor code',
      },
    },
    {
      id: 'no-amazon-pay',
      requirement: 'Amazon Pay’s setup and charge, which ended, are not used',
      source: '4.3; 8 [A]',
      how: 'reads the skill’s sources',
      needs: 'package',
      check: () => {
        const files = filesUnder('lambda', '.ts');
        const using = files.filter((file) =>
          /SetupAmazonPay|ChargeAmazonPay|Connections\.SendRequest|amazonpay/i.test(readText(file)),
        );
        met(files.length > 0, 'there is no skill');
        same('files that do', using, []);
        return `${String(files.length)} files, none does`;
      },
    },
    {
      id: 'cart-offered',
      requirement: 'A cart that was left is offered again the next time',
      source: '4.3, old list [A]',
      how: 'adds to the cart, waits until the session is over, opens the skill',
      needs: 'product',
      check: async (world) => {
        await voiceJobOf(world);
        const { echo } = world.product?.shop ?? {};
        await echo?.say('alexa, ask harbor roasters to add two bags of decaf to my cart');
        await echo?.advance(17_000);
        const again = await echo?.say('alexa, open harbor roasters');
        await echo?.advance(17_000);
        const caption = again?.turn.caption ?? '';
        met(/cart/i.test(caption), caption);
        return `"${caption.slice(0, 120)}"`;
      },
    },
    {
      id: 'no-pii',
      requirement:
        'No card number beyond its last four digits, no full address, no e-mail address is spoken',
      source: '4.3 [D]',
      how: 'reads everything that was said',
      needs: 'product',
      check: async (world) => {
        const { all } = await voiceJobOf(world);
        const telling = all.filter(([, { caption }]) =>
          /@|example street|seattle|\d{5,}/i.test(caption),
        );
        same(
          'turns that do',
          telling.map(([step]) => step),
          [],
        );
        return `${String(all.length)} turns, none does`;
      },
    },
  ],
};
