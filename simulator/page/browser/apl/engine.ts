/** Amazon's APL engine (`apl-viewhost-web` 1.4.0), started once and given a shape that TypeScript knows. */

/** Reads a document; C++ keeps it, so it must be deleted by hand. */
export interface AplContent {
  addData(name: string, json: string): void;
  isWaiting(): boolean;
  isError(): boolean;
  delete(): void;
}

export interface AplRenderer {
  init(): Promise<void>;
  destroy(): void;
}

export interface AplEngine {
  initEngine(): Promise<void>;
  readonly Content: { create(documentJson: string): AplContent };
  readonly default: { create(options: Readonly<Record<string, unknown>>): AplRenderer };
}

/** A machine under load starts the engine in a few seconds; one that never starts it is told so by then. */
const START_WITHIN_MS = 20_000;

/** @throws {Error} in words, when this browser or this server cannot start the engine. */
export async function startAplEngine(address: string): Promise<AplEngine> {
  const engine = await loadScript(address);
  return engine;
}

/**
 * The engine compiles itself at once and tells only whoever asked before it was done, so `initEngine` is called as the script's
 * last word: in its load event, before anything else can run.
 */
function loadScript(address: string): Promise<AplEngine> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    window.setTimeout(() => {
      reject(new Error('The engine did not start in time.'));
    }, START_WITHIN_MS);
    script.addEventListener('error', () => {
      reject(new Error('The engine could not be loaded.'));
    });
    script.addEventListener('load', () => {
      removeForeignFonts();
      const engine = Reflect.get(window, 'AplRenderer') as AplEngine | undefined;
      if (engine === undefined) reject(new Error('The engine is not what was expected.'));
      else
        engine.initEngine().then(() => {
          resolve(engine);
        }, reject);
    });
    script.src = address;
    document.head.append(script);
  });
}

/** The engine brings a style of its own that fetches Amazon's faces from elsewhere; `screen.css` names ours in their place. */
function removeForeignFonts(): void {
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.includes('@font-face')) style.remove();
  }
}
