/** Certification tests of a custom skill: reference 4.4 and 8. */
import { z } from 'zod';
import { met, same, type Section } from '../row.ts';
import { readText } from '../world/repository.ts';
import { voiceJobOf } from '../world/voice-job.ts';

const modelSchema = z.object({
  interactionModel: z.object({
    languageModel: z.object({
      intents: z.array(
        z.looseObject({ name: z.string(), samples: z.array(z.string()).optional() }),
      ),
    }),
  }),
});
const listingSchema = z.object({
  manifest: z.object({
    publishingInformation: z.object({
      locales: z.object({ 'en-US': z.object({ examplePhrases: z.array(z.string()) }) }),
    }),
  }),
});

const LOCALES = [
  'en-US',
  'en-GB',
  'en-CA',
  'es-US',
  'es-ES',
  'de-DE',
  'fr-FR',
  'it-IT',
  'pt-BR',
  'ja-JP',
  'hi-IN',
];
const BUILT_IN = [
  'AMAZON.HelpIntent',
  'AMAZON.StopIntent',
  'AMAZON.CancelIntent',
  'AMAZON.FallbackIntent',
  'AMAZON.NavigateHomeIntent',
  'AMAZON.YesIntent',
  'AMAZON.NoIntent',
  'AMAZON.RepeatIntent',
];

function intentsOf(locale: string): ReadonlyMap<string, readonly string[]> {
  const model = modelSchema.parse(
    JSON.parse(readText(`skill-package/interactionModels/custom/${locale}.json`)),
  );
  return new Map(
    model.interactionModel.languageModel.intents.map(({ name, samples = [] }) => [name, samples]),
  );
}

export const CLASSIC_TESTS: Section = {
  title: 'The custom skill: certification tests',
  rows: [
    {
      id: 'skill-phrases',
      requirement: 'Every example phrase of the store works on the first try',
      source: '4.4; 8 [A]',
      how: 'says each to the Echo',
      needs: 'product',
      check: async (world) => {
        await voiceJobOf(world);
        const { examplePhrases } = listingSchema.parse(
          JSON.parse(readText('skill-package/skill.json')),
        ).manifest.publishingInformation.locales['en-US'];
        met(examplePhrases.length >= 3, 'there are fewer than three');
        for (const phrase of examplePhrases) {
          const said = await world.product?.shop.echo.say(phrase.toLowerCase());
          met(
            said?.turn.kind === 'answer' && said.turn.fault === null,
            `${phrase}: ${said?.turn.caption ?? ''}`,
          );
          met(said.turn.intent?.name !== 'AMAZON.FallbackIntent', `${phrase} is not understood`);
          await world.product?.shop.echo.advance(17_000);
        }
        return `${String(examplePhrases.length)} phrases, each understood`;
      },
    },
    {
      id: 'all-locales',
      requirement: 'A model for every language that Alexa offers, each with every intent',
      source: 'issue 8; 4.4 [A]',
      how: 'reads the models',
      needs: 'package',
      check: () => {
        const own = [...intentsOf('en-US').keys()].sort();
        for (const locale of LOCALES)
          same(`the intents of ${locale}`, [...intentsOf(locale).keys()].sort(), own);
        return `${String(LOCALES.length)} languages, ${String(own.length)} intents each`;
      },
    },
    {
      id: 'samples',
      requirement: 'Every intent of ours has at least 20 samples',
      source: '4.4 [A]; issue 8',
      how: 'counts them in every language',
      needs: 'package',
      check: () => {
        const counted = LOCALES.flatMap((locale) =>
          [...intentsOf(locale)]
            .filter(([name]) => !name.startsWith('AMAZON.'))
            .map(([name, samples]) => [`${locale} ${name}`, new Set(samples).size] as const),
        );
        met(counted.length >= 19 * LOCALES.length, 'there are fewer than nineteen of them');
        const few = counted.filter(([, count]) => count < 20);
        same(
          'intents with fewer than 20',
          few.map(([name, count]) => `${name}: ${String(count)}`),
          [],
        );
        return `the fewest are ${String(Math.min(...counted.map(([, count]) => count)))}`;
      },
    },
    {
      id: 'model-lint',
      requirement: 'No sample twice across intents, all slots used, limits kept',
      source: 'issue 8; 4.4 [A]',
      how: 'runs the linter’s tests',
      needs: 'package',
      check: { file: 'tests/skill-package/lint-models.test.ts', title: '' },
    },
    {
      id: 'built-in-intents',
      requirement: 'Help, stop, cancel, fallback, home, yes, no and repeat are in every model',
      source: '4.4; 8 [K]',
      how: 'reads the models',
      needs: 'package',
      check: () => {
        const missing = LOCALES.flatMap((locale) =>
          BUILT_IN.filter((name) => !intentsOf(locale).has(name)).map(
            (name) => `${locale} ${name}`,
          ),
        );
        same('missing', missing, []);
        return `${String(BUILT_IN.length)} in each of ${String(LOCALES.length)}`;
      },
    },
    {
      id: 'session-flag',
      requirement:
        'A session stays open only behind a question or an invitation, and a question never closes it',
      source: '4.4; 8 [A opening part][K]',
      how: 'compares every turn’s words with whether the Echo listens',
      needs: 'product',
      check: async (world) => {
        const { all } = await voiceJobOf(world);
        const asking = (caption: string): boolean =>
          /[?]\s*$|\b(?:say|tell me|ask)\b/i.test(caption);
        const closed = all.filter(
          ([, { caption, listens }]) => /[?]\s*$/.test(caption) && !listens,
        );
        same(
          'questions that close',
          closed.map(([step, { caption }]) => `${step}: ${caption}`),
          [],
        );
        const open = all.filter(([, { caption, listens }]) => listens && !asking(caption));
        same(
          'sessions open without a question',
          open.map(([step, { caption }]) => `${step}: ${caption}`),
          [],
        );
        return `${String(all.length)} turns agree`;
      },
    },
    {
      id: 'help-stop-cancel',
      requirement: 'Help leaves the session open, stop closes it, nonsense is answered',
      source: '4.4 [K]',
      how: 'says them',
      needs: 'product',
      check: async (world) => {
        const { help, stop, nonsense } = (await voiceJobOf(world)).turns;
        same('help listens', help.listens, true);
        same('stop listens', stop.listens, false);
        met(nonsense.kind === 'answer' && nonsense.caption.length > 0, 'nonsense is not answered');
        return `help: "${help.caption.slice(0, 70)}…"`;
      },
    },
    {
      id: 'reprompt',
      requirement: 'Every prompt that listens has a reprompt',
      source: '4.4; issue 8 [K]',
      how: 'opens the skill and is silent',
      needs: 'product',
      check: async (world) => {
        await voiceJobOf(world);
        const { echo } = world.product?.shop ?? {};
        await echo?.say('alexa, open harbor roasters');
        const state = await echo?.advance(8500);
        same('what comes after eight seconds', state?.lastTurn?.kind, 'reprompt');
        await echo?.advance(17_000);
        return `"${state?.lastTurn?.caption.slice(0, 80) ?? ''}"`;
      },
    },
    {
      id: 'screen-checked',
      requirement:
        'No screen is sent to a device that has none, and speech comes with every screen',
      source: '4.4; 8 [A][N13]',
      how: 'orders on an Echo without a screen and on one with',
      needs: 'product',
      check: async (world) => {
        const { all, turns } = await voiceJobOf(world);
        const drawn = [turns.dotLaunch, turns.dotOrder, turns.dotStatus].flatMap(({ directives }) =>
          directives.filter(({ type }) => type.startsWith('Alexa.Presentation')),
        );
        same('documents without a screen', drawn.length, 0);
        met(
          turns.order.directives.some(({ type }) => type.startsWith('Alexa.Presentation')),
          'none with one',
        );
        const silent = all.filter(
          ([, { kind, caption }]) => kind === 'answer' && caption.trim() === '',
        );
        same(
          'turns without speech',
          silent.map(([step]) => step),
          [],
        );
        return 'none without, one with; all speak';
      },
    },
    {
      id: 'speech-only',
      requirement: 'A device without a screen hears everything, and is told to look at nothing',
      source: '8; functional 3 [N1,N2]',
      how: 'compares the dry run there with that on a screen',
      needs: 'product',
      check: async (world) => {
        const { dotOrder } = (await voiceJobOf(world)).turns;
        for (const word of [/total/i, /check words/i, /phone/i])
          met(word.test(dotOrder.caption), dotOrder.caption);
        met(!/\b(?:screen|tap|touch|shown)\b/i.test(dotOrder.caption), dotOrder.caption);
        return `"${dotOrder.caption.slice(0, 110)}…"`;
      },
    },
    {
      id: 'schemas-of-responses',
      requirement: 'Requests and responses fit the schemas of ask-sdk-model',
      source: 'issue 8 [X]',
      how: 'runs the tests of the schemas',
      needs: 'package',
      check: {
        file: 'tests/lambda/schemas/schemas.test.ts',
        title: 'the schemas of the envelopes',
      },
    },
    {
      id: 'conversations',
      requirement: 'Scripted dialogues in every language, through the model and the skill',
      source: 'issue 8',
      how: 'runs the conversation suite',
      needs: 'package',
      check: { file: 'tests/conversations/dialogues.test.ts', title: '' },
    },
    {
      id: 'apl-documents',
      requirement:
        'APL documents pass a linter and an allow-list, and are drawn by the real engine on every viewport',
      source: '6; issue 8 [A][X]',
      how: 'runs the tests of the documents',
      needs: 'package',
      check: { file: 'tests/screens/apl/documents.test.ts', title: '' },
    },
    {
      id: 'no-paying-control',
      requirement: 'No control on any screen pays',
      source: 'issue 8; design 8',
      how: 'looks for every event that a document can send',
      needs: 'product',
      check: async (world) => {
        const { turns } = await voiceJobOf(world);
        const sent = JSON.stringify(turns.order.directives);
        met(
          !/pay|buy|confirm(?!ed)|redeem/i.test((/"SendEvent"[^}]*}/.exec(sent) ?? [''])[0]),
          'one does',
        );
        return 'the total card’s events name none';
      },
    },
  ],
};
