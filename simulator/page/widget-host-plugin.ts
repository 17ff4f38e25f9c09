/** Puts the host of the add-on's widget into the built page as one document: it has no origin, so it could fetch no part of itself. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('./browser/widget-host/host.ts', import.meta.url));

export function widgetHostPlugin(): Plugin {
  return {
    name: 'hearback-widget-host',
    apply: 'build',
    async generateBundle() {
      const script = await bundleHost();
      this.emitFile({
        type: 'asset',
        fileName: 'widget-host/index.html',
        source: documentWith(script.replaceAll('</script', String.raw`<\/script`)),
      });
    },
  };
}

async function bundleHost(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'host' },
      target: ['chrome123', 'firefox120', 'safari17.5'],
    },
  });
  const chunk = [built].flat().flatMap((each) => ('output' in each ? each.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error('the host of the widget did not build');
  return chunk.code;
}

function documentWith(script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="dark" />
    <title>Alexa+ screen</title>
    <style>body{margin:0;background:#14181e;overflow:hidden}h1{position:absolute;clip-path:inset(50%)}iframe{display:block;border:0}</style>
  </head>
  <body>
    <main><h1>Alexa+ screen</h1></main>
    <script>${script}</script>
  </body>
</html>
`;
}
