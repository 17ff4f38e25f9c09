/** Four digits in whatever way people say them and recognisers write them. */
import type { VoiceCode } from '../confirmation/voice-code.ts';
import { voiceCodeSchema } from '../confirmation/voice-code.ts';
import type { Locale } from '../order/order-terms.ts';

export type SpokenCode =
  { readonly outcome: 'read'; readonly code: VoiceCode } | { readonly outcome: 'unclear' };

export function readSpokenCode(text: string, _locale: Locale): SpokenCode {
  const code = voiceCodeSchema.safeParse(text);
  return code.success ? { outcome: 'read', code: code.data } : { outcome: 'unclear' };
}
