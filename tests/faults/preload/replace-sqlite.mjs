// Resolution of modules: the SQLite package is found at our own module, which alone finds the real one.
const PACKAGE = '@photostructure/sqlite';
const OURS = new URL('faulty-sqlite.mjs', import.meta.url).href;

export function resolve(specifier, context, next) {
  if (specifier !== PACKAGE || context.parentURL === OURS) return next(specifier, context);
  return { url: OURS, shortCircuit: true };
}
