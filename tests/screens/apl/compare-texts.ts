/** Whether the same texts stand where they stood, as large and in the same colour. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Area } from './compare-pictures.ts';
import type { KeptText } from './kept-pictures.ts';

/** An edge of a text may be so much elsewhere: another version of the browser rounds otherwise. */
const NEAR_DP = 1.5;

/** One line for each text that is not as it was. What our face has no letters for may be as wide as the machine's face makes it. */
export function findMoves(kept: readonly KeptText[], now: readonly KeptText[]): readonly string[] {
  if (kept.length !== now.length) {
    return [`${String(now.length)} texts in the place of ${String(kept.length)}`];
  }
  return now.flatMap((text, index) => {
    const before = kept[index];
    if (before === undefined) return [];
    if (isOurs(before.text) && before.text !== text.text) {
      return [`“${text.text}” in the place of “${before.text}”`];
    }
    if (before.size !== text.size) return [`“${text.text}” has size ${String(text.size)}`];
    if (before.color !== text.color) return [`“${text.text}” is ${text.color}`];
    const isNear = text.at.every(
      (edge, side) => Math.abs(edge - (before.at[side] ?? Infinity)) <= NEAR_DP,
    );
    return isNear || !isOurs(before.text)
      ? []
      : [`“${text.text}” at ${text.at.join()}, was at ${before.at.join()}`];
  });
}

/** Where what is drawn depends on the faces of the machine, in pixels of a picture that is so much smaller. */
export function foreignAreas(texts: readonly KeptText[], scale: number): readonly Area[] {
  const margin = 4;
  return texts
    .filter(({ text }) => !isOurs(text))
    .map(({ at: [x = 0, y = 0, right = 0, bottom = 0] }) => ({
      x: x * scale - margin,
      y: y * scale - margin,
      right: right * scale + margin,
      bottom: bottom * scale + margin,
    }));
}

/** Drawn with the face that this repository brings, whatever the machine. */
export function isOurs(text: string): boolean {
  return Array.from(text).every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return OURS.some(({ first, last }) => code >= first && code <= last);
  });
}

/** The letters in the one file of the face that the screen's style names. */
const OURS = readRanges('latin');

function readRanges(subset: string): readonly { readonly first: number; readonly last: number }[] {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/unicode.json');
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return (ranges[subset] ?? '').split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
}
