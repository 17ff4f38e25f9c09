/** Hears the customer where the browser can recognise speech; elsewhere there is no microphone button. */

/** The part of the Web Speech API that is used; browsers that have it give it a prefixed name, and TypeScript does not know it. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
}

export interface VoiceIn {
  /** Listens once. `onEnd` is called in every case, also when nothing was understood. */
  listen(on: {
    readonly lang: string;
    readonly onText: (text: string) => void;
    readonly onEnd: () => void;
  }): void;
  stop(): void;
}

export function createVoiceIn(): VoiceIn | undefined {
  const Recogniser = findRecogniser();
  if (Recogniser === undefined) return undefined;
  let current: Recognition | undefined;
  return {
    listen: ({ lang, onText, onEnd }) => {
      current?.abort();
      const recognition = new Recogniser();
      current = recognition;
      recognition.lang = lang;
      recognition.interimResults = false;
      recognition.addEventListener('result', (event) => {
        const text = readTranscript(event);
        if (text !== undefined) onText(text);
      });
      recognition.addEventListener('end', onEnd);
      recognition.start();
    },
    stop: () => {
      current?.abort();
    },
  };
}

function findRecogniser(): (new () => Recognition) | undefined {
  const names = ['SpeechRecognition', 'webkitSpeechRecognition'] as const;
  for (const name of names) {
    const found: unknown = Reflect.get(window, name);
    if (typeof found === 'function') return found as new () => Recognition;
  }
  return undefined;
}

function readTranscript(event: Event): string | undefined {
  if (!('results' in event)) return undefined;
  const results = event.results as {
    readonly 0?: { readonly 0?: { readonly transcript?: string } };
  };
  return results[0]?.[0]?.transcript;
}
