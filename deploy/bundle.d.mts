/** Types of `bundle.mjs`, which is plain JavaScript so that it needs no build before it. */
export interface Bundled {
  readonly bytes: number;
  /** By package, or by folder of ours; the largest first. */
  readonly parts: readonly { readonly name: string; readonly bytes: number }[];
}

export declare const ENTRY: string;
export declare const OUTPUT: string;
/** Writes one file. Left out: the skill's own entry, to `dist/lambda/bundle/index.cjs`. */
export declare function bundleSkill(options?: {
  readonly entry?: string;
  readonly output?: string;
}): Promise<Bundled>;
