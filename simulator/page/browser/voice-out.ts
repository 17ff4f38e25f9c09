/** Says Alexa's captions aloud where the browser has a voice, and knows how long that takes where it has none. */

export interface VoiceOut {
  /** Speaks in place of what was being said; `onEnd` is called once, when it is over or cut off. */
  say(
    text: string,
    options: {
      readonly isMuted: boolean;
      /** Left out: American English. */
      readonly lang?: string;
      readonly onEnd: () => void;
    },
  ): void;
  stop(): void;
}

/** How long people need for reading a character, and a voice at most for speaking it; a Japanese one holds as much as two or three others. */
const PACE = { readingMs: 55, speakingMs: 110 };
const JAPANESE_PACE = { readingMs: 140, speakingMs: 280 };

export function createVoiceOut(): VoiceOut {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  let finish: (() => void) | undefined;

  const stop = (): void => {
    synthesis?.cancel();
    finish?.();
  };
  return {
    stop,
    say: (text, { isMuted, lang = 'en-US', onEnd }) => {
      stop();
      const hasVoice = synthesis !== undefined && speaks(synthesis, lang) && !isMuted;
      const { readingMs, speakingMs } = lang.startsWith('ja') ? JAPANESE_PACE : PACE;
      const pace = hasVoice ? speakingMs : readingMs;
      const timer = window.setTimeout(() => finish?.(), 500 + text.length * pace);
      const own = (): void => {
        if (finish !== own) return;
        finish = undefined;
        window.clearTimeout(timer);
        onEnd();
      };
      finish = own;
      if (!hasVoice) return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = lang;
      utterance.addEventListener('end', own);
      utterance.addEventListener('error', own);
      synthesis.speak(utterance);
    },
  };
}

/** A voice of another language would make noise of the words: then they are only written. */
function speaks(synthesis: SpeechSynthesis, lang: string): boolean {
  const [language = ''] = lang.split('-');
  return synthesis.getVoices().some((voice) => voice.lang.toLowerCase().startsWith(language));
}
