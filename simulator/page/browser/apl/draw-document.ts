/** Draws one document into an element, and takes away all that the one before left in the page and in the engine's memory. */
import type { AplDrawing } from '../apl-messages.ts';
import type { AplContent, AplEngine, AplRenderer } from './engine.ts';

export interface AplCanvas {
  /** @throws {Error} when the document cannot be drawn; the screen is empty then. */
  draw(drawing: AplDrawing): Promise<void>;
}

/** @param onTouch gets the arguments of what was touched. */
export function createAplCanvas(
  engine: AplEngine,
  screen: HTMLElement,
  onTouch: (drawing: number, args: readonly unknown[]) => void,
): AplCanvas {
  let shown: { readonly renderer: AplRenderer; readonly content: AplContent } | undefined;
  const clear = (): void => {
    shown?.renderer.destroy();
    shown?.content.delete();
    shown = undefined;
    screen.replaceChildren();
  };
  return {
    draw: async ({ drawing, document, datasources, viewport }) => {
      clear();
      const content = engine.Content.create(JSON.stringify(document));
      for (const name of parametersOf(document)) {
        // As Alexa does: `payload` is all datasources, any other parameter is the one of its name.
        const value = name === 'payload' ? datasources : datasources[name];
        content.addData(name, JSON.stringify(value ?? {}));
      }
      if (content.isError() || content.isWaiting()) {
        content.delete();
        throw new Error('The document is not whole, or wants a package that is not here.');
      }
      const view = globalThis.document.createElement('div');
      screen.append(view);
      const renderer = engine.default.create({
        content,
        view,
        theme: viewport.theme,
        mode: viewport.mode,
        environment: { agentName: 'Hearback simulator', agentVersion: '1', disallowVideo: true },
        viewport: {
          width: viewport.widthDp,
          height: viewport.heightDp,
          dpi: 160,
          isRound: viewport.isRound,
        },
        // Without a time it refuses to start.
        utcTime: Date.now(),
        localTimeAdjustment: 0,
        notLoadFonts: true,
        onSendEvent: ({ arguments: args }: { readonly arguments?: unknown }) => {
          onTouch(drawing, Array.isArray(args) ? args : []);
        },
      });
      shown = { renderer, content };
      await renderer.init();
    },
  };
}

function parametersOf(document: AplDrawing['document']): readonly string[] {
  const template = document['mainTemplate'];
  if (typeof template !== 'object' || template === null || !('parameters' in template)) return [];
  const { parameters } = template;
  return Array.isArray(parameters) ? parameters.filter((name) => typeof name === 'string') : [];
}
