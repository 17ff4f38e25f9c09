/**
 * What the judges' page and the frame of the APL engine tell each other. Types alone: each side parses with code of its own, because a
 * file that both load would lie outside the frame's folder.
 */

export interface AplViewport {
  readonly widthDp: number;
  readonly heightDp: number;
  readonly isRound: boolean;
  readonly mode: 'HUB' | 'TV';
  readonly theme: 'dark' | 'light';
}

/** From the page: draw this document. Numbers count up, so that an answer tells which drawing it is about. */
export interface AplDrawing {
  readonly kind: 'draw';
  readonly drawing: number;
  readonly document: Readonly<Record<string, unknown>>;
  readonly datasources: Readonly<Record<string, unknown>>;
  readonly viewport: AplViewport;
}

/** From the frame. `failed` without a number: the engine cannot start; with one: it cannot draw this document. */
export type AplReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawn'; readonly drawing: number }
  /** Something was touched: the arguments of the document's `SendEvent`. */
  | { readonly kind: 'touched'; readonly drawing: number; readonly arguments: readonly unknown[] }
  | { readonly kind: 'failed'; readonly drawing: number | null; readonly reason: string };
