/** What the checks ask: an MCP door with a shop behind it, and the customer's second device. */
import type { ProductParts } from './product-world.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type Who = 'one' | 'two';

export interface World {
  /** As the evidence calls it. */
  readonly name: string;
  readonly mcpUrl: string;
  /** One request to the host of the MCP door. */
  readonly ask: (path: string, asked?: Asked) => Promise<Answer>;
  readonly personToken: (who: Who) => Promise<string>;
  /** A client's own: it speaks for nobody. */
  readonly guestToken: () => Promise<string>;
  /** What the customer does on the phone: writes the total, is verified, and reads the code. */
  readonly confirm: (order: { readonly digest: string; readonly total: string }) => Promise<string>;
  /** Undefined where the door stands alone. */
  readonly product: ProductParts | undefined;
}

/** Made once for a world, by the first row that wants it. */
export function oncePerWorld<Value>(
  make: (world: World) => Promise<Value>,
): (world: World) => Promise<Value> {
  const made = new WeakMap<World, Promise<Value>>();
  return (world) => {
    const value = made.get(world) ?? make(world);
    made.set(world, value);
    return value;
  };
}
