/** Plays a scripted conversation on the page: says the customer's words one after the other, and waits where a person has to do something. */
import { beginConversation, endConversation } from './demo-client.ts';
import type { Act, Guided } from './scenarios.ts';

export interface ConversationPlayer {
  play(name: string): Promise<void>;
  /** Says the next words, if it is the customer's turn. */
  goOn(): void;
  end(): void;
}

export function createConversationPlayer(page: {
  /** What is to be done now; undefined while something is being said. */
  readonly act: () => Act | undefined;
  readonly say: (words: string) => void;
  readonly lead: (guided: Guided) => void;
}): ConversationPlayer {
  let isPlaying = false;
  const goOn = (): void => {
    const act = page.act();
    if (isPlaying && act?.kind === 'say') page.say(act.words);
  };
  return {
    goOn,
    async play(name) {
      try {
        // Hundreds of conversations: loaded only by who plays one.
        const [{ findDialogue }, { asGuided }] = await Promise.all([
          import('../../conversations/dialogues.ts'),
          import('./conversation-steps.ts'),
        ]);
        const dialogue = findDialogue(name);
        if (dialogue === undefined) return;
        await beginConversation(name);
        isPlaying = true;
        page.lead(asGuided(dialogue));
      } catch {
        // The page itself says when its server cannot be reached.
        return;
      }
      goOn();
    },
    end() {
      if (!isPlaying) return;
      isPlaying = false;
      void endConversation().catch(() => undefined);
    },
  };
}
