/** Types of `run.mjs`, which is plain JavaScript so that `npm run model` needs nothing installed but spin. */
export interface ModelWorld {
  readonly orders: number;
  readonly confirmations: number;
  readonly settlements: number;
  /** Somebody without a key writes a row. */
  readonly isByHand?: boolean;
  /** Calls and failures are bounded, and what is unknown has to become known. */
  readonly isLasting?: boolean;
  /** Worth an optimizing compiler. */
  readonly isLarge?: boolean;
}

export interface ModelResult {
  readonly holds: boolean;
  readonly found: boolean;
  readonly states: number;
  readonly transitions: number;
  readonly depth: number;
  readonly seconds: number;
  readonly words: string;
}

export interface PlantedError {
  readonly name: string;
  readonly says: string;
  readonly isByHand?: boolean;
  readonly isLasting?: boolean;
}

export declare const PLANTED: readonly PlantedError[];
export declare function whyNoModel(): string | undefined;
export declare function checkModel(world: ModelWorld): ModelResult;
export declare function checkPlanted(error: PlantedError): ModelResult;
