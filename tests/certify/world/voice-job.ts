/** The main job by voice through the classic skill, once for a world: on an Echo with a screen and on one without. */
import { z } from 'zod';
import {
  readDryRunCard,
  sayDigits,
  type DryRunCard,
} from '../../../simulator/walkthrough/read-turn.ts';
import type { EchoTurn } from '../../../simulator/walkthrough/echo-client.ts';
import { met } from '../row.ts';
import { mcpJobOf } from './mcp-job.ts';
import { oncePerWorld, type World } from './world.ts';

type StepName =
  | 'launch'
  | 'help'
  | 'search'
  | 'order'
  | 'yes'
  | 'readBack'
  | 'total'
  | 'tooSoon'
  | 'stop'
  | 'wrongCode'
  | 'bought'
  | 'status'
  | 'nonsense'
  | 'dotLaunch'
  | 'dotOrder'
  | 'dotStatus'
  | 'cancel';

export interface VoiceJob {
  readonly turns: Readonly<Record<StepName, EchoTurn>>;
  readonly all: readonly (readonly [string, EchoTurn])[];
  readonly shown: DryRunCard;
  /** In the Alexa app, the newest first. */
  readonly cards: readonly AppCard[];
  /** How long each answer took, the Alexa cloud's own time included. */
  readonly times: readonly SaidTime[];
}

interface SaidTime {
  readonly text: string;
  readonly ms: number;
}

const cardSchema = z.looseObject({ type: z.string(), title: z.string(), text: z.string() });
type AppCard = z.output<typeof cardSchema>;
const cardsSchema = z.object({ cards: z.array(cardSchema) });

/** Two times eight seconds of silence, and a little. */
const SILENCE_MS = 17_000;

export const voiceJobOf = oncePerWorld(doVoiceJob);

async function doVoiceJob(world: World): Promise<VoiceJob> {
  const { product } = world;
  met(product !== undefined, 'only the whole product has an Echo');
  // One customer, and one thing at a time.
  await mcpJobOf(world);
  const { shop } = product;
  const times: SaidTime[] = [];
  const say = async (text: string): Promise<EchoTurn> => {
    const begunAt = performance.now();
    const { turn } = await shop.echo.say(text);
    times.push({ text, ms: performance.now() - begunAt });
    return turn;
  };
  const silence = async (): Promise<void> => {
    await shop.echo.advance(SILENCE_MS);
  };
  const launch = await say('alexa, open harbor roasters');
  const help = await say('help');
  const search = await say('do you have decaf');
  await silence();
  const order = await say('alexa, ask harbor roasters to order two bags of the dark roast');
  const shown = readDryRunCard(order);
  const before = {
    launch,
    help,
    search,
    order,
    yes: await say('yes'),
    readBack: await say('read it back'),
    total: await say('what is the total'),
    tooSoon: await say('my code is four eight two one'),
    stop: await say('stop'),
  };
  await silence();
  const code = await world.confirm({ digest: shown.digest, total: shown.total });
  const wrong = code === '4821' ? '4823' : '4821';
  const ask = (digits: string): Promise<EchoTurn> =>
    say(`alexa, ask harbor roasters, my code is ${sayDigits(digits)}`);
  const wrongCode = await ask(wrong);
  await silence();
  const bought = await ask(code);
  const status = await say('alexa, ask harbor roasters how is my order');
  await silence();
  const nonsense = await say('alexa, ask harbor roasters to paint the moon');
  await silence();
  const turns = {
    ...before,
    wrongCode,
    bought,
    status,
    nonsense,
    ...(await withoutScreen(world, say, silence)),
  };
  const { cards } = cardsSchema.parse(
    await (await shop.dial(`${shop.addresses.page}/alexa/cards`)).json(),
  );
  return { turns, all: Object.entries(turns), shown, cards, times };
}

async function withoutScreen(
  world: World,
  say: (text: string) => Promise<EchoTurn>,
  silence: () => Promise<void>,
): Promise<Pick<VoiceJob['turns'], 'dotLaunch' | 'dotOrder' | 'dotStatus' | 'cancel'>> {
  const press = async (device: string): Promise<void> => {
    await world.product?.shop.press('page', '/alexa/device', { device });
  };
  await press('echo-dot');
  const dotLaunch = await say('alexa, open harbor roasters');
  const dotOrder = await say('order one bag of decaf');
  const dotStatus = await say('how is my order');
  const cancel = await say('cancel my order');
  await silence();
  await press('echo-show-8');
  return { dotLaunch, dotOrder, dotStatus, cancel };
}
