/** The frame's own script: starts the engine, and draws what the page that frames it, and nobody else, hands it. */
import type { AplDrawing, AplReport } from '../apl-messages.ts';
import { createAplCanvas, type AplCanvas } from './draw-document.ts';
import { startAplEngine } from './engine.ts';
import { parseAplDrawing } from './parse-drawing.ts';

/** The frame is sandboxed and has no origin, but its address has one: that of the page it belongs to. */
const PAGE_ORIGIN = location.origin;

function report(message: AplReport): void {
  window.parent.postMessage(message, PAGE_ORIGIN);
}

function wordsOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

/** Only the newest of the drawings that came while one was being drawn is drawn next. */
function drawInTurn(canvas: AplCanvas): (drawing: AplDrawing) => Promise<void> {
  let waiting: AplDrawing | undefined;
  let isDrawing = false;
  return async (drawing) => {
    waiting = drawing;
    if (isDrawing) return;
    isDrawing = true;
    for (let next: AplDrawing | undefined = waiting; next !== undefined; next = waiting) {
      waiting = undefined;
      try {
        await canvas.draw(next);
        report({ kind: 'drawn', drawing: next.drawing });
      } catch (fault) {
        report({ kind: 'failed', drawing: next.drawing, reason: wordsOf(fault) });
      }
    }
    isDrawing = false;
  };
}

async function start(screen: HTMLElement): Promise<void> {
  const engine = await startAplEngine('./engine.js');
  // The measures of a text are taken with the face that it will be drawn in.
  await Promise.all(
    ['400', '600', '700'].map((weight) =>
      document.fonts.load(`${weight} 16px amazon-ember-display`),
    ),
  );
  const draw = drawInTurn(
    createAplCanvas(engine, screen, (drawing, args) => {
      report({ kind: 'touched', drawing, arguments: args });
    }),
  );
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== PAGE_ORIGIN || source !== window.parent) return;
    const drawing = parseAplDrawing(data);
    if (drawing !== undefined) void draw(drawing);
  });
  report({ kind: 'ready' });
}

const screen = document.querySelector<HTMLElement>('#screen');
if (screen !== null) {
  start(screen).catch((fault: unknown) => {
    report({ kind: 'failed', drawing: null, reason: wordsOf(fault) });
  });
}
