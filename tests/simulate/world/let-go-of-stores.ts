/** Closed stores are let go by the garbage collector alone (see `stores/sqlite/connection.ts`), so it is asked to come by. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export function letGoOfStores(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
}
