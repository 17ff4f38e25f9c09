/** Lets the suite load on Node 20: it imports `globSync`, which Node has from 22 on, for a command that is not used here. */
import { register } from 'node:module';

const STAND_IN = `data:text/javascript,${encodeURIComponent(
  "export * from 'node:fs'; export { default } from 'node:fs'; export function globSync() { throw new Error('not on Node 20'); }",
)}`;

const HOOK = `
export function resolve(specifier, context, next) {
  const isSuite = context.parentURL?.includes('/conformance/dist/') === true;
  if (isSuite && (specifier === 'fs' || specifier === 'node:fs')) {
    return { url: ${JSON.stringify(STAND_IN)}, shortCircuit: true };
  }
  return next(specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
