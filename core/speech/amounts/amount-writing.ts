/** How each locale writes an amount: separators, grouping, and the sign or code of each currency with the side it stands on. */
import type { CurrencyCode } from '../../money/currency.ts';
import type { WrittenLocale } from '../speech-locale.ts';

/** With the space, if any, that stands between it and the digits. */
export interface CurrencySign {
  readonly text: string;
  readonly stands: 'before' | 'after';
}

export interface AmountWriting {
  readonly decimal: '.' | ',';
  readonly group: string;
  /** Thousands everywhere; in Hindi by lakh and crore; in European Spanish no group in a number of four digits. */
  readonly grouping: 'thousands' | 'indian' | 'from five digits';
  readonly signs: Readonly<Record<CurrencyCode, CurrencySign>>;
  /** Around text from outside, which is no text of ours. */
  readonly quotes: { readonly open: string; readonly close: string };
}

const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';

const CURLY = { open: '“', close: '”' };
const ANGLE = { open: '«', close: '»' };

/** One sign, one currency, in every locale: where "$" or "¥" is another country's too, only the home currency has it alone. */
const SIGNS: Readonly<Record<CurrencyCode, string>> = {
  USD: 'US$',
  GBP: '£',
  CAD: 'CA$',
  EUR: '€',
  MXN: 'MX$',
  BRL: 'R$',
  JPY: 'JP¥',
  INR: '₹',
  CNY: 'CN¥',
  KWD: 'KWD',
};

const POINT = { decimal: '.', group: ',', grouping: 'thousands' } as const;
const COMMA = { decimal: ',', group: '.', grouping: 'thousands' } as const;

const PLAIN_YEN = { JPY: '¥' } as const;
const PLAIN_DOLLAR = { USD: '$' } as const;

export const WRITING: Readonly<Record<WrittenLocale, AmountWriting>> = {
  'en-US': { ...POINT, signs: before({ ...PLAIN_DOLLAR, ...PLAIN_YEN }), quotes: CURLY },
  'en-GB': { ...POINT, signs: before({}), quotes: CURLY },
  'en-CA': { ...POINT, signs: before({ CAD: '$' }), quotes: CURLY },
  'es-US': { ...POINT, signs: before({ ...PLAIN_DOLLAR, ...PLAIN_YEN }), quotes: CURLY },
  'es-ES': { ...COMMA, grouping: 'from five digits', signs: after(PLAIN_YEN), quotes: ANGLE },
  'de-DE': {
    ...COMMA,
    signs: after({ ...PLAIN_DOLLAR, ...PLAIN_YEN }),
    quotes: { open: '„', close: '“' },
  },
  'fr-FR': {
    ...COMMA,
    group: NARROW_NO_BREAK_SPACE,
    // In French the country stands behind the sign.
    signs: after({ USD: '$US', CAD: '$CA', MXN: '$MX', ...PLAIN_YEN }),
    quotes: ANGLE,
  },
  'it-IT': { ...COMMA, signs: after(PLAIN_YEN), quotes: ANGLE },
  'pt-BR': { ...COMMA, signs: before({}, NO_BREAK_SPACE), quotes: CURLY },
  'ja-JP': {
    ...POINT,
    // "円" stands behind and is nobody else's; a bare "¥" could be the yuan.
    signs: { ...before(PLAIN_DOLLAR), JPY: { text: '円', stands: 'after' } },
    quotes: { open: '「', close: '」' },
  },
  'hi-IN': {
    ...POINT,
    grouping: 'indian',
    signs: before({ ...PLAIN_DOLLAR, JPY: 'JP¥' }),
    quotes: CURLY,
  },
  'zh-CN': { ...POINT, signs: before({ CNY: '¥' }), quotes: CURLY },
};

/** Directly before the digits; a code brings its no-break space with it. */
function before(own: Partial<Record<CurrencyCode, string>>, space = ''): AmountWriting['signs'] {
  return signsOf(own, (sign) => ({
    text: `${sign}${/^[A-Z]{3}$/u.test(sign) ? NO_BREAK_SPACE : space}`,
    stands: 'before',
  }));
}

function after(own: Partial<Record<CurrencyCode, string>>): AmountWriting['signs'] {
  return signsOf(own, (sign) => ({ text: `${NO_BREAK_SPACE}${sign}`, stands: 'after' }));
}

function signsOf(
  own: Partial<Record<CurrencyCode, string>>,
  signOf: (sign: string) => CurrencySign,
): AmountWriting['signs'] {
  const signs: Record<CurrencyCode, string> = { ...SIGNS, ...own };
  return {
    USD: signOf(signs.USD),
    GBP: signOf(signs.GBP),
    CAD: signOf(signs.CAD),
    EUR: signOf(signs.EUR),
    MXN: signOf(signs.MXN),
    BRL: signOf(signs.BRL),
    JPY: signOf(signs.JPY),
    INR: signOf(signs.INR),
    CNY: signOf(signs.CNY),
    KWD: signOf(signs.KWD),
  };
}
