/** Runs in Chromium: draws documents with the code of the simulator's own frame, and measures what stands there. */
import { createAplCanvas } from '../../../simulator/page/browser/apl/draw-document.ts';
import { startAplEngine } from '../../../simulator/page/browser/apl/engine.ts';
import type { AplDrawing } from '../../../simulator/page/browser/apl-messages.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DrawnText {
  readonly text: string;
  readonly fontSize: number;
  readonly color: string;
  /** Of the nearest surface under it. */
  readonly ground: string;
  /** The whole text, wherever it is cut off. */
  readonly box: Box;
  /** Less than the box where something cuts the text off. */
  readonly seen: Box;
}

export interface EnginePage {
  draw(drawing: AplDrawing): Promise<readonly DrawnText[]>;
  /** What stands there now. */
  texts(): readonly DrawnText[];
  /** The arguments of all touches since the last drawing. */
  touches(): readonly (readonly unknown[])[];
}

declare global {
  interface Window {
    enginePage: EnginePage | undefined;
  }
}

async function start(): Promise<void> {
  const engine = await startAplEngine('./engine.js');
  await Promise.all(
    ['400', '600', '700'].map((weight) =>
      document.fonts.load(`${weight} 16px amazon-ember-display`),
    ),
  );
  const screen = document.querySelector<HTMLElement>('#screen');
  if (screen === null) throw new Error('There is no screen.');
  let touched: (readonly unknown[])[] = [];
  const canvas = createAplCanvas(engine, screen, (_drawing, args) => touched.push(args));
  window.enginePage = {
    draw: async (drawing) => {
      touched = [];
      const { widthDp, heightDp, isRound } = drawing.viewport;
      screen.style.width = `${String(widthDp)}px`;
      screen.style.height = `${String(heightDp)}px`;
      screen.style.borderRadius = isRound ? '50%' : '0';
      await canvas.draw(drawing);
      return textsOf(screen);
    },
    texts: () => textsOf(screen),
    touches: () => touched,
  };
}

function textsOf(screen: HTMLElement): readonly DrawnText[] {
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const texts: DrawnText[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || (node.textContent ?? '').trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A space at the end of a line stands where nothing is seen.
    range.setEnd(node, (node.textContent ?? '').trimEnd().length);
    const box = boxOf(range.getBoundingClientRect());
    const { fontSize, color } = getComputedStyle(parent);
    texts.push({
      text: node.textContent ?? '',
      fontSize: Number.parseFloat(fontSize),
      color,
      ...surroundingsOf(parent, screen, box),
      box,
    });
  }
  return texts;
}

function surroundingsOf(
  parent: HTMLElement,
  screen: HTMLElement,
  box: Box,
): Pick<DrawnText, 'ground' | 'seen'> {
  let seen = box;
  let ground = '';
  for (let above: HTMLElement | null = parent; above !== null; above = above.parentElement) {
    const { overflowX, backgroundColor } = getComputedStyle(above);
    if (overflowX !== 'visible') seen = common(seen, boxOf(above.getBoundingClientRect()));
    if (ground === '' && !/rgba\(.*, 0\)|transparent/.test(backgroundColor))
      ground = backgroundColor;
    if (above === screen) break;
  }
  return { seen, ground };
}

function common(one: Box, other: Box): Box {
  return {
    x: Math.max(one.x, other.x),
    y: Math.max(one.y, other.y),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function boxOf({ x, y, right, bottom }: DOMRect): Box {
  return { x, y, right, bottom };
}

void start();
