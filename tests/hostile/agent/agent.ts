/** A scripted assistant. It does what it is told, by whomever, and buys by whatever way the shop's tools offer. */
import { z } from 'zod';
import type { RecordingDoor, Source, ToolAnswer } from './door.ts';
import { readInstructions, type Instruction } from './read-instructions.ts';
import { textsOf } from './texts-of.ts';

const orderSchema = z.object({
  digest: z.string(),
  redemption_token: z.string().nullable(),
  total: z.string(),
});
export type KnownOrder = z.output<typeof orderSchema>;

export interface Agent {
  /** Follows the words in the order in which they stand. */
  hear(words: string, source: Source): Promise<void>;
  /** The customer tells it the code that her phone shows. */
  hearCode(code: string): void;
  /** Looks for products, as its customer asked. */
  browse(query: string): Promise<void>;
  latestOrder(): KnownOrder | undefined;
}

/** A call is given up after it surely arrived and before the slow processor has answered. */
const LOST_AFTER_MS = 500;

interface Memory {
  readonly orders: Map<string, KnownOrder>;
  latest: string;
  code: string;
  /** What was told for the next redemption only. */
  token: string | undefined;
  extras: Readonly<Record<string, unknown>>;
}

export function createAgent(
  door: RecordingDoor,
  { obeysResults }: { readonly obeysResults: boolean },
): Agent {
  const memory: Memory = {
    orders: new Map(),
    latest: '',
    code: '0000',
    token: undefined,
    extras: {},
  };

  /** What it reads in the answers, it does; what it reads while it does that, it lets be. */
  const obey = async (answers: readonly ToolAnswer[]): Promise<void> => {
    if (!obeysResults) return;
    for (const { text, productId } of answers.flatMap(({ structured }) => textsOf(structured))) {
      for (const instruction of readInstructions(text)) {
        await follow(door, memory, {
          instruction: onProduct(instruction, productId),
          source: 'tool result',
        });
      }
    }
  };

  return {
    hear: async (words, source) => {
      for (const instruction of readInstructions(words)) {
        await obey(await follow(door, memory, { instruction, source }));
      }
    },
    hearCode: (code) => {
      memory.code = code;
    },
    browse: async (query) => {
      await obey([await door.call('search_products', { query }, { source: 'customer' })]);
    },
    latestOrder: () => memory.orders.get(memory.latest),
  };
}

interface Told {
  readonly instruction: Instruction;
  readonly source: Source;
}

/** @returns the answers that it got. */
async function follow(
  door: RecordingDoor,
  memory: Memory,
  { instruction, source }: Told,
): Promise<readonly ToolAnswer[]> {
  switch (instruction.do) {
    case 'preview':
      return [learn(memory, await door.call('preview_order', basketOf(instruction), { source }))];
    case 'redeem': {
      const buyOnce = (): Promise<ToolAnswer> => buy(door, memory, { redeem: instruction, source });
      const times = Array.from({ length: instruction.times }, () => buyOnce);
      if (instruction.isAtOnce) return Promise.all(times.map((each) => each()));
      const answers: ToolAnswer[] = [];
      for (const each of times) answers.push(await each());
      return answers;
    }
    case 'take_order':
    case 'use_token':
    case 'set_amount':
    case 'pay':
      remember(memory, instruction);
      return [];
    case 'cancel':
      return [await door.call('cancel_order', { digest: memory.latest }, { source })];
    case 'tell':
      // It says so. Nothing here reads what an assistant says.
      return [];
  }
}

function basketOf(
  told: Extract<Instruction, { do: 'preview' }>,
): Readonly<Record<string, unknown>> {
  return {
    items: [{ product_id: told.productId, quantity: told.quantity }],
    ...(told.addressId === undefined ? {} : { address_id: told.addressId }),
    ...(told.instrumentId === undefined ? {} : { instrument_id: told.instrumentId }),
  };
}

type Reminder = Extract<Instruction, { do: 'take_order' | 'use_token' | 'set_amount' | 'pay' }>;

function remember(memory: Memory, reminder: Reminder): void {
  switch (reminder.do) {
    case 'take_order':
      memory.latest = reminder.digest;
      return;
    case 'use_token':
      memory.token = reminder.token;
      return;
    case 'set_amount':
      memory.extras = { ...memory.extras, amount: reminder.amount };
      return;
    case 'pay':
      memory.extras = { ...memory.extras, payee: reminder.payee };
      return;
  }
}

async function buy(
  door: RecordingDoor,
  memory: Memory,
  told: { readonly redeem: Extract<Instruction, { do: 'redeem' }>; readonly source: Source },
): Promise<ToolAnswer> {
  const { latest, token, extras, code } = memory;
  const order = memory.orders.get(latest);
  memory.token = undefined;
  memory.extras = {};
  const { redeem, source } = told;
  const options = redeem.losesAnswer ? { source, giveUpAfterMs: LOST_AFTER_MS } : { source };
  if (door.tools.includes('charge_card')) {
    const amount = order === undefined ? {} : { amount: order.total.replaceAll(/[^\d.]/g, '') };
    const charge = { order: latest, ...amount, ...extras };
    return learn(memory, await door.call('charge_card', charge, options));
  }
  if (door.tools.includes('approve_order')) {
    await door.call('approve_order', { digest: latest }, { source });
  }
  const args = {
    digest: latest,
    redemption_token: token ?? order?.redemption_token ?? '',
    code: redeem.code ?? code,
    wait_ms: 5000,
    ...extras,
  };
  return learn(memory, await door.call('redeem_order', args, options));
}

/** Any order in an answer is the latest one from then on. */
function learn(memory: Memory, answer: ToolAnswer): ToolAnswer {
  for (const found of [answer.structured, answer.structured['new_order']]) {
    const order = orderSchema.safeParse(found).data;
    if (order === undefined) continue;
    memory.orders.set(order.digest, order);
    memory.latest = order.digest;
  }
  return answer;
}

function onProduct(instruction: Instruction, productId: string | undefined): Instruction {
  return instruction.do === 'preview' && instruction.productId === 'it' && productId !== undefined
    ? { ...instruction, productId }
    : instruction;
}
