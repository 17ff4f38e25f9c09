/** Plays a scripted conversation on the page: says the customer's words one after the other, and waits where a person has to do something. */
import { beginConversation, endConversation, type EchoLocale } from './demo-client.ts';
import type { Act, Guided } from './scenarios.ts';

export interface ConversationPlayer {
  /** Plays the conversation of that name. */
  play(name: string): Promise<void>;
  /** Leads the person through one of the page's own scenarios. */
  guide(scenario: Guided): Promise<void>;
  /** Says the next words, if it is the customer's turn. */
  goOn(): void;
  /** Kept once the stand-ins are as they were before. */
  end(): Promise<void>;
}

/** The words of the page's own scenarios. */
const SCENARIOS_SPEAK: EchoLocale = 'en-US';

export function createConversationPlayer(page: {
  /** What is to be done now; undefined while something is being said. */
  readonly act: () => Act | undefined;
  readonly say: (words: string) => void;
  readonly lead: (guided: Guided) => void;
}): ConversationPlayer {
  let isPlaying = false;
  /** The stand-ins are set for what is played; they have to be set back. */
  let isSet = false;
  let told = Promise.resolve();
  /** One after the other, as the person did it. The page itself says when its server cannot be reached. */
  const tell = (act: () => Promise<void>): Promise<void> => (told = told.then(act, act));
  const end = (): Promise<void> => {
    isPlaying = false;
    if (!isSet) return told.catch(() => undefined);
    isSet = false;
    return tell(endConversation).catch(() => undefined);
  };
  const begin = async (played: Parameters<typeof beginConversation>[0]): Promise<void> => {
    isSet = true;
    await tell(() => beginConversation(played));
  };
  const goOn = (): void => {
    const act = page.act();
    if (isPlaying && act?.kind === 'say') page.say(act.words);
  };
  return {
    goOn,
    end,
    async play(name) {
      try {
        // Hundreds of conversations: loaded only by who plays one.
        const [{ findDialogue }, { asGuided }] = await Promise.all([
          import('../../conversations/dialogues.ts'),
          import('./conversation-steps.ts'),
        ]);
        const dialogue = findDialogue(name);
        if (dialogue === undefined) return;
        await begin({ name });
        isPlaying = true;
        page.lead(asGuided(dialogue));
      } catch {
        // The page itself says when its server cannot be reached.
        return;
      }
      goOn();
    },
    async guide(scenario) {
      await end();
      await begin({ locale: SCENARIOS_SPEAK }).catch(() => undefined);
      page.lead(scenario);
    },
  };
}
