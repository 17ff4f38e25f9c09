/**
 * oidc-provider tells on the console that it would rather run on a newer Node. Our tests run it on Node 20, so that one line
 * is left out. Import this module before the library: modules are evaluated in the order of their imports.
 */
const warn = console.warn.bind(console);

console.warn = (...words: unknown[]): void => {
  const isAboutRuntime =
    typeof words[0] === 'string' && words[0].includes('oidc-provider WARNING: Unsupported runtime');
  if (!isAboutRuntime) warn(...words);
};
