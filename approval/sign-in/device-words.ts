/** Browser and system of a session in names that people know, for them to recognise it by. What is not known is left out, never guessed. */

/** In the order in which they must be asked: each browser also calls itself by the names of those after it. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
const LONGEST_READ = 400;

/** `Chrome, Android`; empty when nothing of it is known. Only names of these lists ever come out: the header is a stranger's text. */
export function deviceWordsOf(userAgent: string | undefined): string {
  const read = (userAgent ?? '').slice(0, LONGEST_READ);
  return [nameIn(BROWSERS, read), nameIn(SYSTEMS, read)].filter((name) => name !== '').join(', ');
}

function nameIn(names: readonly (readonly [string, RegExp])[], read: string): string {
  return names.find(([, pattern]) => pattern.test(read))?.[0] ?? '';
}
