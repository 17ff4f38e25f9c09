/** Request verification and limits of a custom skill: reference 4.5 and 8. */
import type { EchoTurn } from '../../../simulator/walkthrough/echo-client.ts';
import { met, same, type Row, type Section } from '../row.ts';
import { voiceJobOf } from '../world/voice-job.ts';
import type { World } from '../world/world.ts';

const ADMIT = 'tests/lambda/door/admit-request.test.ts';

const test = (
  id: string,
  requirement: string,
  source: string,
  file: string,
  title: string,
): Row => ({
  id,
  requirement,
  source,
  how: 'runs the test',
  needs: 'package',
  check: { file, title },
});

/** Alexa takes no answer that comes later (4.5). */
const MOST_ANSWER_MS = 8000;

/** What a customer hears where the shop behind the skill is there and says nothing; the process goes on afterwards. */
async function askWhileShopIsSilent(
  world: World,
): Promise<{ readonly ms: number; readonly turn: EchoTurn }> {
  const { shop } = world.product ?? {};
  met(shop !== undefined, 'only the whole product has an Echo');
  await voiceJobOf(world);
  process.kill(shop.report.pids.mcp, 'SIGSTOP');
  try {
    const begunAt = performance.now();
    const { turn } = await shop.echo.say('alexa, ask harbor roasters how is my order');
    return { ms: performance.now() - begunAt, turn };
  } finally {
    process.kill(shop.report.pids.mcp, 'SIGCONT');
    await shop.echo.advance(17_000);
  }
}

export const CLASSIC_LIMITS: Section = {
  title: 'The custom skill: requests and limits',
  rows: [
    test(
      'signature',
      'A request that Alexa signed is admitted; the signature is over the raw body',
      '4.5; 8 [A][X]',
      ADMIT,
      'a request that Alexa signed',
    ),
    test(
      'one-defect',
      'Each single defect is refused: signature, chain, host, path, port, timestamp both ways (150 s), application id',
      '4.5; 8 [A][X]',
      ADMIT,
      'a request with one defect',
    ),
    test(
      'chain',
      'The certificate chain is checked by our own code, against the roots that Node brings',
      '4.5; 7 [I][X]',
      'tests/lambda/door/check-chain.test.ts',
      'a certificate chain',
    ),
    test(
      'chain-address',
      'Host, path prefix and port of the chain’s address',
      '4.5 [X]',
      'tests/lambda/door/chain-address.test.ts',
      'the address of the certificate chain',
    ),
    {
      id: 'answer-in-time',
      requirement: 'Every answer comes within 8 s; a word while waiting wins no time',
      source: '4.5 [K]',
      how: 'takes the time of every turn of the main job by voice, the purchase among them',
      needs: 'product',
      check: async (world) => {
        const { times } = await voiceJobOf(world);
        const slowest = times.reduce((most, next) => (next.ms > most.ms ? next : most));
        met(slowest.ms < MOST_ANSWER_MS, `"${slowest.text}" took ${slowest.ms.toFixed(0)} ms`);
        return `${String(times.length)} turns, the slowest ${slowest.ms.toFixed(0)} ms ("${slowest.text}"); the skill's own part is in docs/performance.md`;
      },
    },
    {
      id: 'answer-in-time-unreachable',
      requirement: 'The same where the shop behind the skill is there and never answers',
      source: '4.5 [K]; functional 2 [N1,N2]',
      how: 'stops the shop’s process, asks for an order, and takes the time',
      needs: 'product',
      check: async (world) => {
        const { ms, turn } = await askWhileShopIsSilent(world);
        same('what came', turn.kind, 'answer');
        met(ms < MOST_ANSWER_MS, `it took ${ms.toFixed(0)} ms`);
        met(/can't reach|cannot reach/i.test(turn.caption), turn.caption);
        return `after ${ms.toFixed(0)} ms: "${turn.caption}"`;
      },
    },
    test(
      'word-while-waiting',
      'An answer that takes long says so meanwhile, and is no later for it',
      '4.5; issue 8 [A][K]',
      'tests/lambda/alexa-services.test.ts',
      'the word while waiting',
    ),
    test(
      'context-kept',
      'What was read out can still be chosen after help, a status or words that fit nothing',
      '4.1 context [N2]; issue 8',
      'tests/lambda/conversation.test.ts',
      'after help, status and words that fit nothing',
    ),
    test(
      'list-over',
      'Where nothing was read out any more, "more" is answered with a question',
      '4.1 context [N2]',
      'tests/lambda/conversation.test.ts',
      'asks what to order when "more" is asked of nothing',
    ),
    test(
      'certification-probe',
      'Certification’s own probe, with a field that nobody knows, is admitted',
      '7 [I]',
      ADMIT,
      'as certification sends them',
    ),
    test(
      'application-id',
      'An envelope of another skill is refused',
      '4.5; 8 [A]',
      'tests/lambda/account-and-faults.test.ts',
      'refuses an envelope of another skill',
    ),
    {
      id: 'response-size',
      requirement: 'Responses stay under 120 KB, speech under 8,000 characters',
      source: '4.5; 8 [A]',
      how: 'weighs what every turn of the main job brought',
      needs: 'product',
      check: async (world) => {
        const { all } = await voiceJobOf(world);
        const weights = all.map(
          ([, { directives, caption }]) =>
            [JSON.stringify(directives).length, caption.length] as const,
        );
        const [largest, longest] = [
          Math.max(...weights.map(([bytes]) => bytes)),
          Math.max(...weights.map(([, letters]) => letters)),
        ];
        met(
          largest < 120_000 && longest < 8000,
          `${String(largest)} bytes, ${String(longest)} letters`,
        );
        return `the largest ${String(largest)} bytes, the longest speech ${String(longest)} letters`;
      },
    },
  ],
};
