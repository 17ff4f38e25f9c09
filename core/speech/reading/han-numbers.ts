/** Chinese and Japanese numerals in a text, written over in digits: `五十三点二`, `5千3百`, `一万二千`, `53元2角`. */

const DIGITS: ReadonlyMap<string, string> = new Map(
  ['〇零', '一壹', '二两兩贰弐', '三叁参', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'].flatMap(
    (characters, digit) =>
      Array.from(characters, (character) => [character, String(digit)] as const),
  ),
);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['佰', 100],
  ['千', 1000],
  ['仟', 1000],
]);
const NUMERALS = `[${[...DIGITS.keys(), ...SCALES.keys()].join('')}万萬億亿]`;
const NUMBER = new RegExp(
  `(?:\\d[\\d,]*)?${NUMERALS}(?:${NUMERALS}|\\d[\\d,]*)*(?:[点點](?:${NUMERALS}|\\d)+)?`,
  'gu',
);

/** Each number that is written in one way only; any other numeral stays, and is then no part of an amount. */
export function withHanNumbersAsDigits(text: string, isChinese: boolean): string {
  const plain = text.replace(NUMBER, (numeral) => readHanNumber(numeral, isChinese) ?? numeral);
  if (!isChinese) return plain;
  return (
    plain
      .replace(/(\d)[点點](?=\d)/gu, '$1.')
      // 53元2角5分, 53块2: tenths and hundredths of a yuan have names; a lone digit after 块 is a tenth.
      .replace(/(\d)(元|块)零?(\d)[角毛](\d)分?(?!\d)/gu, '$1.$3$4$2')
      .replace(/(\d)(元|块)零?(\d)[角毛](?!\d)/gu, '$1.$30$2')
      .replace(/(\d)(元|块)零?(\d{2})分(?!\d)/gu, '$1.$3$2')
      .replace(/(\d)(元|块)[零0](\d)分(?!\d)/gu, '$1.0$3$2')
      .replace(/(\d)块(\d)(?![\d.,角毛分元])/gu, '$1.$20块')
  );
}

/** True when a character can be part of a numeral. */
export function hasHanNumeral(text: string): boolean {
  return new RegExp(NUMERALS, 'u').test(text);
}

function readHanNumber(numeral: string, isChinese: boolean): string | undefined {
  const [whole = '', fraction] = numeral.split(/[点點]/u);
  const digits = positional(whole) ?? structural(whole, isChinese);
  if (fraction === undefined || digits === undefined) return digits;
  const places = positional(fraction);
  return places === undefined ? undefined : `${digits}.${places}`;
}

/** `五三〇〇`: digit for digit. */
function positional(numeral: string): string | undefined {
  const digits = Array.from(numeral, (each) => digitOf(each) ?? 'x');
  return digits.includes('x') ? undefined : digits.join('');
}

function structural(numeral: string, isChinese: boolean): string | undefined {
  const [high = '', ...others] = numeral.split(/(?=[万萬億亿])/u);
  let rest = high;
  let value = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (const part of others) {
    const scale = /^[万萬]/u.test(part) ? 10_000 : 100_000_000;
    const count = sectionOf(rest);
    if (count === undefined || count === 0 || scale >= smallest) return undefined;
    value += count * scale;
    smallest = scale;
    rest = part.slice(1);
  }
  if (rest !== '' || others.length === 0) {
    const last = sectionOf(rest);
    if (last === undefined) return undefined;
    value += last;
  }
  // "一万二" is twelve thousand to some and ten thousand and two to others: what we would not write so is not read.
  const isPlain = /\d[\d,]/u.test(numeral) || normal(numeral) === normal(hanOf(value, isChinese));
  return isPlain ? String(value) : undefined;
}

/** A number below ten thousand: `八千二十一`, `2,000`. */
function sectionOf(section: string): number | undefined {
  if (/^\d{1,4}$|^\d,\d{3}$/u.test(section)) return Number.parseInt(section.replace(',', ''), 10);
  let value = 0;
  let digit: number | undefined;
  let smallest = 10_000;
  for (const character of section) {
    const scale = SCALES.get(character);
    const single = digitOf(character);
    if (scale !== undefined) {
      if (scale >= smallest) return undefined;
      value += (digit ?? 1) * scale;
      smallest = scale;
      digit = undefined;
    } else if (single === undefined || (digit !== undefined && digit !== 0)) return undefined;
    else digit = Number.parseInt(single, 10);
  }
  return section === '' ? undefined : value + (digit ?? 0);
}

/** As it is written in one way, with a zero between in Chinese where a place is empty. */
function hanOf(value: number, isChinese: boolean): string {
  const zero = isChinese ? '零' : '';
  let text = '';
  let hasGap = false;
  for (let place = String(value).length - 1; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) hasGap = text !== '';
    else {
      text += (hasGap ? zero : '') + ('零一二三四五六七八九'[digit] ?? '');
      text += ['', '十', '百', '千'][place % 4] ?? '';
      hasGap = false;
    }
    const isScale = place === 4 || place === 8;
    if (isScale && Math.floor(value / 10 ** place) % 10_000 > 0) {
      text += place === 4 ? '万' : '億';
      hasGap = false;
    }
  }
  return text;
}

/** One spelling: a leading one is said or not, and two has two characters. */
function normal(numeral: string): string {
  return Array.from(numeral, (character) => {
    const digit = digitOf(character);
    if (digit !== undefined) return '零一二三四五六七八九'[Number.parseInt(digit, 10)] ?? '';
    return { 拾: '十', 佰: '百', 仟: '千', 萬: '万', 亿: '億' }[character] ?? character;
  })
    .join('')
    .replace(/一(?=[十百千])/gu, '');
}

function digitOf(character: string): string | undefined {
  return DIGITS.get(character) ?? (/\d/u.test(character) ? character : undefined);
}
