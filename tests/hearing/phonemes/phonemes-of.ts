/** A text as the phonemes that espeak-ng would say, by a voice for each locale. */
import type { SpeechLocale } from '#core';
import { runTool } from '../tools.ts';

export interface PhonemeVoice {
  readonly voice: string;
  /** Said in the report where espeak-ng has no voice of that locale. */
  readonly standsInFor?: string;
}

export const PHONEME_VOICES: Readonly<Record<SpeechLocale, PhonemeVoice>> = {
  'en-US': { voice: 'en-us' },
  'en-GB': { voice: 'en-gb' },
  'en-CA': { voice: 'en-us', standsInFor: 'Canadian English' },
  'es-US': { voice: 'es-419', standsInFor: 'Spanish of the United States' },
  'es-ES': { voice: 'es' },
  'de-DE': { voice: 'de' },
  'fr-FR': { voice: 'fr-fr' },
  'it-IT': { voice: 'it' },
  'pt-BR': { voice: 'pt-br' },
  'ja-JP': { voice: 'ja' },
  'hi-IN': { voice: 'hi' },
};

export interface Phonemes {
  readonly list: readonly string[];
  /** True when espeak-ng read a part with the voice of another language: it does not know the word. */
  readonly hasForeignPart: boolean;
}

/** Stress, pauses and word ends are left out: phonemes alone are compared. */
export async function phonemesOf(text: string, { voice }: PhonemeVoice): Promise<Phonemes> {
  return parsePhonemes(await runTool('espeak-ng', ['-v', voice, '-q', '--ipa', '--sep=_', text]));
}

export function parsePhonemes(ipa: string): Phonemes {
  const plain = ipa.replaceAll(/\([a-z-]+\)/gu, ' ').replaceAll(/[\u02c8\u02cc]/gu, '');
  return {
    list: plain.split(/[\s_]+/u).filter((phoneme) => phoneme !== ''),
    hasForeignPart: /\([a-z-]+\)/u.test(ipa),
  };
}
