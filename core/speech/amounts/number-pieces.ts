/** Number words taken to pieces and added up; the same for every language. Whether the words are good words is for the caller to check. */
import type { WrittenLocale } from '../speech-locale.ts';
import { compactWords, foldWord } from './fold-word.ts';
import { numberWordsOf } from './languages/amount-language-of.ts';

export interface Piece {
  readonly kind: 'addend' | 'scale' | 'filler';
  readonly value: number;
}

export interface PieceTable {
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly longest: number;
  readonly loose: ReadonlySet<string>;
}

const TABLES = new Map<WrittenLocale, PieceTable>();

/** Made once per locale, on first use. */
export function piecesOf(locale: WrittenLocale): PieceTable {
  const made = TABLES.get(locale);
  if (made !== undefined) return made;
  const { fillers, addends, scales, looseWords } = numberWordsOf(locale);
  const pieces = new Map<string, Piece>();
  for (const word of fillers) pieces.set(compactWords(word), { kind: 'filler', value: 0 });
  for (const [word, value] of addends) pieces.set(compactWords(word), { kind: 'addend', value });
  for (const [word, value] of scales) pieces.set(compactWords(word), { kind: 'scale', value });
  const longest = Math.max(...Array.from(pieces.keys(), (word) => word.length));
  const table = { pieces, longest, loose: new Set(looseWords.map(foldWord)) };
  TABLES.set(locale, table);
  return table;
}

/** The pieces that the whole text is made of, the longer one where two fit, or undefined. Its cost grows with the length alone. */
export function readPieces(text: string, table: PieceTable): readonly Piece[] | undefined {
  const lengths = new Array<number>(text.length + 1).fill(0);
  for (let at = text.length - 1; at >= 0; at -= 1) lengths[at] = lengthAt(text, at, table, lengths);
  if (text === '' || lengths[0] === 0) return undefined;
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += lengths[at] ?? text.length) {
    const piece = table.pieces.get(text.slice(at, at + (lengths[at] ?? 0)));
    if (piece !== undefined) pieces.push(piece);
  }
  return pieces;
}

/** "two thousand five hundred": a scale multiplies whatever smaller stands before it, and then waits to be added. */
export function evaluateNumber(pieces: readonly Piece[]): number {
  const parts: number[] = [];
  for (const { kind, value } of pieces) {
    if (kind === 'addend') parts.push(value);
    if (kind === 'scale') parts.push(takeSmaller(parts, value) * value);
  }
  return parts.reduce((sum, part) => sum + part, 0);
}

/** Length of the longest piece at this place after which the rest of the text can be read too; 0 when none. */
function lengthAt(text: string, at: number, table: PieceTable, lengths: readonly number[]): number {
  const most = Math.min(table.longest, text.length - at);
  for (let length = most; length > 0; length -= 1) {
    const isEnd = at + length === text.length;
    if (!isEnd && lengths[at + length] === 0) continue;
    if (table.pieces.has(text.slice(at, at + length))) return length;
  }
  return 0;
}

function takeSmaller(parts: number[], scale: number): number {
  let sum = 0;
  for (let last = parts.at(-1); last !== undefined && last < scale; last = parts.at(-1)) {
    sum += last;
    parts.pop();
  }
  return sum === 0 ? 1 : sum;
}
