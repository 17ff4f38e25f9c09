/** How a number is written in each locale, and by whom else it is read there. */
import type { WrittenLocale } from '../speech-locale.ts';

export interface NumberFormat {
  readonly decimal: '.' | ',';
  /** Marks between groups of three digits, beside the no-break spaces that our own amounts have. */
  readonly groups: readonly string[];
  /** True where many people write the other mark before the cents: `53.20` in Germany, on a keyboard's number pad. */
  readonly isOtherDecimalUsed: boolean;
  /** `1,23,456`. */
  readonly hasIndianGroups: boolean;
  /**
   * True where people write `53.2` for 53.20: only in Chinese, where the tenth of a yuan has a name (`五十三元二角`). Elsewhere it may be a
   * slip for 53.02 or 53.25.
   */
  readonly hasShortFraction: boolean;
}

const POINT: NumberFormat = {
  decimal: '.',
  groups: [','],
  isOtherDecimalUsed: false,
  hasIndianGroups: false,
  hasShortFraction: false,
};

const COMMA: NumberFormat = {
  decimal: ',',
  groups: ['.', ' ', "'"],
  isOtherDecimalUsed: true,
  hasIndianGroups: false,
  hasShortFraction: false,
};

export const NUMBER_FORMATS: Readonly<Record<WrittenLocale, NumberFormat>> = {
  'en-US': POINT,
  'en-GB': POINT,
  // The government of Canada writes `1 234.50` in English too.
  'en-CA': { ...POINT, groups: [',', ' '] },
  // Mexico and the United States write `1,234.50`, most other homes of Spanish `1.234,50`: both are at home here.
  'es-US': { ...POINT, isOtherDecimalUsed: true },
  'es-ES': COMMA,
  'de-DE': COMMA,
  'fr-FR': COMMA,
  'it-IT': COMMA,
  'pt-BR': COMMA,
  'ja-JP': POINT,
  'hi-IN': { ...POINT, hasIndianGroups: true },
  'zh-CN': { ...POINT, hasShortFraction: true },
};
