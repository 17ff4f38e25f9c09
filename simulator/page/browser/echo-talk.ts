/** What was said last at the Echo: as the page shows it, and what of it is to be said aloud now. */
import type { ShownState } from './demo-client.ts';
import type { VoiceOut } from './voice-out.ts';

export interface EchoTalk {
  readonly heard: string;
  /** Said by the Echo before the answer. */
  readonly meanwhile: readonly string[];
  readonly caption: string;
}

export const NOTHING_SAID: EchoTalk = { heard: '', meanwhile: [], caption: '' };

/** The end of a session is silent: what was said last stays to be read, until the device is set to another language. */
export function talkAfter(
  before: EchoTalk,
  was: ShownState | undefined,
  { locale, lastTurn }: ShownState,
): EchoTalk {
  const kept = was === undefined || was.locale === locale ? before : NOTHING_SAID;
  if (lastTurn === null) return kept;
  const heard = lastTurn.heard ?? kept.heard;
  return lastTurn.caption === ''
    ? { ...kept, heard }
    : { heard, meanwhile: lastTurn.saidMeanwhile, caption: lastTurn.caption };
}

export interface EchoSpeaker {
  /** Says the answer, if it is a new one. */
  sayAnswer(device: ShownState, onEnd: () => void): void;
  /** Says what comes before the answer, once, and gives the talk as it then is. */
  sayMeanwhile(device: ShownState, talk: EchoTalk): EchoTalk;
}

export function createEchoSpeaker(
  voice: VoiceOut,
  {
    isMuted,
    tellSound,
  }: { readonly isMuted: () => boolean; readonly tellSound: (isHeard: boolean) => void },
): EchoSpeaker {
  let spokenTurn: number | undefined;
  let spokenWord = 0;
  return {
    sayAnswer({ lastTurn, locale }, onEnd) {
      const turnNumber = lastTurn?.turnNumber ?? 0;
      // What was said before this page was opened is not said again.
      const isNew = spokenTurn !== undefined && turnNumber > spokenTurn;
      spokenTurn = turnNumber;
      if (!isNew || lastTurn === null || lastTurn.caption === '') return;
      tellSound(true);
      voice.say(lastTurn.caption, {
        isMuted: isMuted(),
        lang: locale,
        onEnd: () => {
          tellSound(false);
          onEnd();
        },
      });
    },
    sayMeanwhile({ meanwhile, locale }, talk) {
      if (meanwhile === null || meanwhile.wordNumber <= spokenWord) return talk;
      spokenWord = meanwhile.wordNumber;
      voice.say(meanwhile.caption, { isMuted: isMuted(), lang: locale, onEnd: () => undefined });
      return { ...talk, meanwhile: [...talk.meanwhile, meanwhile.caption] };
    },
  };
}
