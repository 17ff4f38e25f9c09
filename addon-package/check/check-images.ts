/** That every image of the manifest is there, is what its address says, and has the size that it is named for. */
import { BANNER_SIZE, type Manifest } from './manifest-schema.ts';
import { readPng } from './read-png.ts';

export interface NamedImage {
  readonly size: string;
  readonly file: string;
}

/** The last part of each address is the file in `addon-package/images` that is put there. */
export function imagesOf({ storeListing }: Manifest): readonly NamedImage[] {
  const { icons, carouselImages, banner } = storeListing.locales['en-US'].mediaAssets;
  const named = (size: string, uri: string): NamedImage => ({
    size,
    file: new URL(uri).pathname.split('/').at(-1) ?? '',
  });
  return [
    ...[icons.light, ...(icons.dark ? [icons.dark] : [])].flatMap((set) =>
      Object.entries(set).map(([size, uri]) => named(size, uri)),
    ),
    ...carouselImages.map(({ size, uri }) => named(size, uri)),
    ...(banner ? [named(BANNER_SIZE, banner.uri)] : []),
  ];
}

/** @param readFile undefined where there is no such file. */
export function checkImages(
  manifest: Manifest,
  readFile: (file: string) => Buffer | undefined,
): readonly string[] {
  const images = imagesOf(manifest);
  const isTwice = (file: string): boolean =>
    images.filter((image) => image.file === file).length > 1;
  return images.flatMap(({ size, file }) => {
    if (isTwice(file)) return [`${file}: it is named twice`];
    const bytes = readFile(file);
    if (!bytes) return [`${file}: it is not there`];
    const facts = readPng(bytes);
    if (!facts) return [`${file}: it is no PNG`];
    const is = `${String(facts.width)}x${String(facts.height)}`;
    return is === size ? [] : [`${file}: it is ${is}, not ${size}`];
  });
}

/** For screens (Alexa+, brand expression): each as a drawing too. A width of undefined is as wide as it needs to be. */
const LOGOS = ['light', 'dark'].flatMap((theme) => [
  { file: `logo-${theme}`, width: undefined, height: 80, isDrawing: true },
  { file: `logo-square-${theme}`, width: 120, height: 120, isDrawing: true },
  { file: `logo-square-filled-${theme}`, width: 120, height: 120, isDrawing: false },
]);

/** @param readFile undefined where there is no such file. */
export function checkLogos(readFile: (file: string) => Buffer | undefined): readonly string[] {
  return LOGOS.flatMap(({ file, width, height, isDrawing }) => {
    const bytes = readFile(`${file}.png`);
    const facts = bytes && readPng(bytes);
    const isOfSize = facts?.height === height && (width ?? facts.width) === facts.width;
    return [
      ...(isOfSize ? [] : [`${file}.png: it is no PNG of that size`]),
      ...(isDrawing && readFile(`${file}.svg`) === undefined ? [`${file}.svg: not there`] : []),
    ];
  });
}
