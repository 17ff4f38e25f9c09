/** Whole numbers in kanji, as they stand inside Japanese text: a voice reads 二個 and 三日 rightly, and kana not. */

const DIGITS = '〇一二三四五六七八九';
const SCALES = ['', '十', '百', '千'] as const;

/** `二十四`, `千二百`, `十二万`; from 0 to 99,999,999. */
export function kanjiOf(number: number): string {
  if (number === 0) return 'ゼロ';
  const tenThousands = Math.floor(number / 10_000);
  const head = tenThousands === 0 ? '' : `${belowTenThousand(tenThousands)}万`;
  return head + belowTenThousand(number % 10_000);
}

function belowTenThousand(number: number): string {
  return Array.from(String(number))
    .map((digit, index, all) => {
      const scale = SCALES[all.length - 1 - index] ?? '';
      if (digit === '0') return '';
      // 十, 百 and 千 say one of themselves.
      return digit === '1' && scale !== '' ? scale : `${DIGITS[Number(digit)] ?? ''}${scale}`;
    })
    .join('');
}
