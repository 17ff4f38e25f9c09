/** The cards of the Alexa app: what a skill may send (custom skill response format, "card object"), and the list that the customer sees. */
import { z } from 'zod';

/** Of title and text together. */
export const LONGEST_CARD = 8000;
const MOST_KEPT = 50;

export const cardSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Simple'), title: z.string().optional(), content: z.string() }),
  z.object({ type: z.literal('Standard'), title: z.string().optional(), text: z.string() }),
  z.object({ type: z.literal('LinkAccount') }),
]);
export type SkillCard = z.output<typeof cardSchema>;

export interface AppCard {
  /** Counts up over the account's cards. */
  readonly cardNumber: number;
  readonly type: SkillCard['type'];
  readonly title: string;
  readonly text: string;
  /** By the cloud's clock. */
  readonly atEpochMs: number;
}

/** In words, what Alexa would refuse the answer for; undefined where nothing. */
export function findCardFault(card: SkillCard): string | undefined {
  const { title, text } = wordsOf(card);
  const length = title.length + text.length;
  if (length > LONGEST_CARD) return `it has ${String(length)} characters, more than 8000`;
  return undefined;
}

/** The new list, newest first. */
export function keepCard(
  kept: readonly AppCard[],
  card: SkillCard | undefined,
  atEpochMs: number,
): readonly AppCard[] {
  if (card === undefined) return kept;
  const cardNumber = (kept[0]?.cardNumber ?? 0) + 1;
  const added: AppCard = { cardNumber, type: card.type, ...wordsOf(card), atEpochMs };
  return [added, ...kept].slice(0, MOST_KEPT);
}

function wordsOf(card: SkillCard): { readonly title: string; readonly text: string } {
  switch (card.type) {
    case 'Simple':
      return { title: card.title ?? '', text: card.content };
    case 'Standard':
      return { title: card.title ?? '', text: card.text };
    case 'LinkAccount':
      return { title: '', text: '' };
    default:
      return card satisfies never;
  }
}
