/** One session with the skill, turn after turn, as the device keeps it. */
import type { DryRun } from '#core';
import { orderDigestSchema } from '#core';
import type { Said, SkillUnderTest, Turn } from './start-skill.ts';

export interface Conversation {
  /** The attributes that the device brings back with the next words. */
  attributes: Readonly<Record<string, unknown>>;
  say(intent: string, slots?: Said['slots'], more?: Partial<Said>): Promise<Turn>;
  touch(...sent: readonly unknown[]): Promise<Turn>;
  launch(): Promise<Turn>;
}

export function startConversation(skill: SkillUnderTest): Conversation {
  const turn = async (said: Said): Promise<Turn> => {
    const answered = await skill.say({ attributes: conversation.attributes, ...said });
    conversation.attributes = answered.attributes;
    return answered;
  };
  const conversation: Conversation = {
    attributes: {},
    say: (intent, slots = {}, more = {}) => turn({ intent, slots, ...more }),
    touch: (...sent) => turn({ touch: sent }),
    launch: () => turn({ type: 'LaunchRequest', attributes: {} }),
  };
  return conversation;
}

export async function dryRunOf(skill: SkillUnderTest, turn: Turn): Promise<DryRun> {
  const digest = orderDigestSchema.parse(turn.attributes['digest']);
  const stored = await skill.shop.reader.findDryRun(digest);
  if (!stored) throw new Error('no dry run was stored');
  return stored.dryRun;
}
