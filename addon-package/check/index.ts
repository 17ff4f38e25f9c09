/** Checks of the add-on's package before it is handed in. */
export { checkImages, checkLogos, imagesOf, type NamedImage } from './check-images.ts';
export { checkManifest, type ManifestCheck } from './check-manifest.ts';
export {
  BANNER_SIZE,
  CAROUSEL_SIZE,
  ICON_SIZES,
  manifestSchema,
  type Manifest,
} from './manifest-schema.ts';
export { readPng, type PngFacts } from './read-png.ts';
