/** Puts the built script and styles into the document itself: one file, which asks nobody for anything. */
import type { Plugin, Rolldown } from 'vite';

export function inlinePlugin(): Plugin {
  return {
    name: 'hearback-inline',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const page = files.find(({ fileName }) => fileName.endsWith('.html'));
      if (page?.type !== 'asset') throw new Error('there is no document to put the rest into');
      let html = String(page.source);
      for (const file of files) {
        if (file === page) continue;
        html = putInto(html, file);
        Reflect.deleteProperty(bundle, file.fileName);
      }
      // A document that still asks for a file would be half of one in a host's sandbox.
      if (/<(?:script|link)[^>]*(?:src|href)=/.test(html)) throw new Error('a part is not inline');
      page.source = html;
    },
  };
}

function putInto(html: string, file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  const name = file.fileName.replaceAll('.', String.raw`\.`);
  // Functions as replacements: `$&` in a script is no pattern of ours.
  if (file.type === 'chunk') {
    const script = file.code
      .replaceAll('</script', String.raw`<\/script`)
      .replaceAll('<!--', String.raw`\x3C!--`);
    return html
      .replace(new RegExp(String.raw`\s*<script[^>]*src="[^"]*${name}"[^>]*></script>`), '')
      .replace('</body>', () => `<script type="module">${script}</script></body>`);
  }
  return html.replace(
    new RegExp(String.raw`<link[^>]*href="[^"]*${name}"[^>]*>`),
    () => `<style>${String(file.source)}</style>`,
  );
}
