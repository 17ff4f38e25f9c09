/** Where a dialogue is played: a device with its customer, a phone, and the stand-ins' buttons. In one process for the tests, over the wire for `converse`. */
import type { Turn } from '../alexa-cloud/turn.ts';
import type { Dialogue, OrderWords, PhoneStep, ShopStep } from './dialogue.ts';
import type { ShopKey } from './shop-key.ts';

/** What a stage tells of one turn; `fault` is why the skill's answer could not be used. */
export type PlayedTurn = Pick<
  Turn,
  'kind' | 'heard' | 'request' | 'intent' | 'saidMeanwhile' | 'caption' | 'listens' | 'fault'
> & { readonly directives: readonly { readonly type: string }[] };

export interface Answered {
  readonly turn: PlayedTurn;
  readonly session: 'open' | 'closed';
  /** What came into the Alexa app by this turn. */
  readonly card: string | undefined;
}

export interface Settled {
  readonly charged: readonly string[];
  /** Undefined where nobody ordered, or this stage cannot see it. */
  readonly ended: Dialogue['settlement']['ended'];
}

export interface Stage {
  say(words: string): Promise<Answered>;
  /** Nobody speaks for that long. */
  advance(ms: number): Promise<Answered>;
  phone(deed: PhoneStep['phone']): Promise<void>;
  press(button: ShopStep['shop']): Promise<void>;
  /** Time goes by at every side. */
  wait(minutes: number): Promise<void>;
  /** What the phone shows; undefined while it shows none. */
  code(): string | undefined;
  /** The shop's sentence by its key, and the words of the newest order; undefined where this stage cannot know them. */
  shopWords(key: ShopKey): string | undefined;
  orderWords(words: OrderWords): Promise<string | undefined>;
  settled(): Promise<Settled>;
}
