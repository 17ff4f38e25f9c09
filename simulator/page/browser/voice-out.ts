/** Says Alexa's captions aloud where the browser has a voice, and knows how long that takes where it has none. */

export interface VoiceOut {
  /** Speaks in place of what was being said; `onEnd` is called once, when it is over or cut off. */
  say(text: string, options: { readonly isMuted: boolean; readonly onEnd: () => void }): void;
  stop(): void;
}

/** How long people need for reading, and a voice at most for speaking. */
const READING_MS_PER_CHARACTER = 55;
const SPEAKING_MS_PER_CHARACTER = 110;

export function createVoiceOut(): VoiceOut {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  let finish: (() => void) | undefined;

  const stop = (): void => {
    synthesis?.cancel();
    finish?.();
  };
  return {
    stop,
    say: (text, { isMuted, onEnd }) => {
      stop();
      const hasVoice = synthesis !== undefined && synthesis.getVoices().length > 0 && !isMuted;
      const pace = hasVoice ? SPEAKING_MS_PER_CHARACTER : READING_MS_PER_CHARACTER;
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
      utterance.lang = 'en-US';
      utterance.addEventListener('end', own);
      utterance.addEventListener('error', own);
      synthesis.speak(utterance);
    },
  };
}
