/** Reads what the page asks the frame to draw. By hand: the frame loads nothing that it can do without. */
import type { AplDrawing } from '../apl-messages.ts';

export function parseAplDrawing(message: unknown): AplDrawing | undefined {
  if (!isRecord(message) || message['kind'] !== 'draw') return undefined;
  const { drawing, document, datasources } = message;
  const viewport = parseViewport(message['viewport']);
  if (typeof drawing !== 'number' || !isRecord(document)) return undefined;
  if (!isRecord(datasources) || !viewport) return undefined;
  return { kind: 'draw', drawing, document, datasources, viewport };
}

function parseViewport(viewport: unknown): AplDrawing['viewport'] | undefined {
  if (!isRecord(viewport)) return undefined;
  const { widthDp, heightDp, isRound, mode, theme } = viewport;
  if (typeof widthDp !== 'number' || typeof heightDp !== 'number') return undefined;
  if (typeof isRound !== 'boolean' || (mode !== 'HUB' && mode !== 'TV')) return undefined;
  if (theme !== 'dark' && theme !== 'light') return undefined;
  return { widthDp, heightDp, isRound, mode, theme };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
