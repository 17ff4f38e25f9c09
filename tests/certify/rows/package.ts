/** The manifest and its assets: reference 1.8, 2.10, policy 7, functional metadata. */
import {
  checkImages,
  checkLogos,
  checkManifest,
  imagesOf,
  type Manifest,
} from '../../../addon-package/check/index.ts';
import { readImage } from '../../addon-package/addon-package.ts';
import { PHRASE_STEPS } from '../../addon-package/phrase-steps.ts';
import { met, same, type Section } from '../row.ts';
import { readText } from '../world/repository.ts';
import { callTool } from '../world/speak-mcp.ts';

function readManifest(): Manifest {
  const check = checkManifest(JSON.parse(readText('addon-package/addon.json')));
  met(check.outcome === 'fine', check.outcome === 'faulty' ? check.faults.join('; ') : '');
  return check.manifest;
}

export const PACKAGE: Section = {
  title: 'The package',
  rows: [
    {
      id: 'manifest',
      requirement:
        'addon.json is within every limit: name 30, short 123, full 4,000 letters, 3 or 4 phrases of 200, United States, type MCP',
      source: '1.8 [N1,N6]',
      how: 'checks the file',
      needs: 'package',
      check: () => {
        const { name, shortDescription, fullDescription, examplePhrases } =
          readManifest().storeListing.locales['en-US'];
        return `name ${String(name.value.length)}, short ${String(shortDescription.length)}, full ${String(fullDescription.length)}, ${String(examplePhrases.length)} phrases`;
      },
    },
    {
      id: 'legal',
      requirement: 'Privacy policy and terms of use: both there, HTTPS, public',
      source: '8; functional 5; 1.8 [N1,N6,N7]',
      how: 'checks the file',
      needs: 'package',
      check: () => {
        const { privacyPolicyUrl, termsOfUseUrl } =
          readManifest().storeListing.locales['en-US'].privacyAndCompliance;
        return `${privacyPolicyUrl}, ${termsOfUseUrl}`;
      },
      standing: { kind: 'amazon', needs: 'The shop has to publish them; Amazon opens both.' },
    },
    {
      id: 'images',
      requirement:
        'Icons in all six sizes, light and dark, and a carousel image of 600x900 with its alt text',
      source: '8; 1.8 [N1,N6]',
      how: 'reads every file’s own header',
      needs: 'package',
      check: () => {
        const manifest = readManifest();
        same('faults', checkImages(manifest, readImage), []);
        const [carousel] = manifest.storeListing.locales['en-US'].mediaAssets.carouselImages;
        const letters = carousel?.altText.length ?? 0;
        return `${String(imagesOf(manifest).length)} pictures; alt text ${String(letters)} letters`;
      },
    },
    {
      id: 'image-content',
      requirement: 'No Amazon device in a picture; the icon carries the name alone',
      source: '8; policy 7 [N1]',
      how: 'reads what the script draws',
      needs: 'package',
      check: () => {
        const script = readText('addon-package/draw.mjs');
        const words = [...script.matchAll(/>([A-Z][^<>$]+)<\/text>/g)].map(([, text]) => text);
        met(
          words.length > 0 && !/echo|alexa|amazon|fire tv/i.test(words.join(' ')),
          'one is named',
        );
        return `the words drawn: ${words.join(', ')}`;
      },
      standing: { kind: 'amazon', needs: 'A person looks at the pictures.' },
    },
    {
      id: 'phrases',
      requirement: 'Every example phrase works, and there are at least three that differ',
      source: '8; functional 4, metadata [N1,N2]',
      how: 'takes the steps of each phrase through the tools',
      needs: 'door',
      check: async (world) => {
        const { examplePhrases } = readManifest().storeListing.locales['en-US'];
        const token = await world.personToken('two');
        for (const phrase of examplePhrases) {
          const steps = PHRASE_STEPS[phrase];
          met(steps !== undefined, `nobody knows the steps of "${phrase}"`);
          const heard = await steps.run((tool, args) => callTool(world, { tool, args, token }));
          met(steps.hears.test(heard), `"${phrase}" hears: ${heard}`);
        }
        return `${String(examplePhrases.length)} phrases, each ends in its answer`;
      },
    },
    {
      id: 'no-exaggeration',
      requirement: 'No exaggerated claim; what the description says is what happens',
      source: '8; metadata [N2]',
      how: 'checks the words of the file, and what they promise in the main job’s rows',
      needs: 'package',
      check: () => {
        readManifest();
        return 'no superlative, no promise without limit, no advertising';
      },
      standing: { kind: 'amazon', needs: 'A reviewer reads it.' },
    },
    {
      id: 'discloses',
      requirement:
        'The listing says what is learned of the customer, that an account is linked, that a code and a second device are needed',
      source: 'functional 5; policy 3 [N1,N7]',
      how: 'looks for each in the description',
      needs: 'package',
      check: () => {
        const { fullDescription } = readManifest().storeListing.locales['en-US'];
        const said = /Harbor Roasters then learns[^.]*\./.exec(fullDescription)?.[0] ?? '';
        met(said !== '', 'it does not');
        return `"${said}"`;
      },
    },
    {
      id: 'logo',
      requirement:
        'A logo for screens: horizontal 80 px high, square 120x120, both themes, SVG and PNG',
      source: '2.10 [A]',
      how: 'reads every file’s own header',
      needs: 'package',
      check: () => {
        same('what is wrong', checkLogos(readImage), []);
        return 'eight files and the square PNG with a background besides, each of its size';
      },
      standing: { kind: 'amazon', needs: 'Where they are handed in is not published.' },
    },
  ],
};
