/** Measures as people say them and as packets print them: "twelve ounces" is `12 oz`. */

const UNITS: Readonly<Record<string, string>> = {
  ounce: 'oz',
  pound: 'lb',
  lbs: 'lb',
  gram: 'g',
  gramm: 'g',
  gramme: 'g',
  gramo: 'g',
  grammo: 'g',
  grama: 'g',
  kilo: 'kg',
  kilogram: 'kg',
  kilogramm: 'kg',
  kilogramme: 'kg',
  litre: 'liter',
  litro: 'liter',
  l: 'liter',
  milliliter: 'ml',
  millilitre: 'ml',
  mililitro: 'ml',
  millimeter: 'mm',
  millimetre: 'mm',
  centimeter: 'cm',
  centimetre: 'cm',
};

/** Beside a number they tell how large a thing is; alone they tell nothing. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  'oz lb g kg liter ml mm cm fl inch watt'.split(' '),
);

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  (
    'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 ' +
    'sixteen:16 eighteen:18 twenty:20 thirty:30 forty:40 fifty:50 hundred:100'
  )
    .split(' ')
    .map((pair) => {
      const [word = '', figure = ''] = pair.split(':');
      return [word, figure] as const;
    }),
);

export function unitOf(word: string): string {
  return UNITS[word] ?? word;
}

/** The figure of a number word, where a measure follows it: "five pounds", and not "five bags". */
export function figureBefore(word: string, next: string | undefined): string {
  const figure = NUMBER_WORDS.get(word);
  return figure !== undefined && next !== undefined && UNIT_WORDS.has(next) ? figure : word;
}
