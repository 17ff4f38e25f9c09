/** Registers the one service worker of this origin. Under Trusted Types its address comes from a policy that knows no other. */

const WORKER = '/push.js';

interface ScriptAddresses {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

export function registerWorker(
  window: Window & typeof globalThis,
): Promise<ServiceWorkerRegistration> {
  return window.navigator.serviceWorker
    .register(trustedAddress(window), { scope: '/', updateViaCache: 'none' })
    .then(() => window.navigator.serviceWorker.ready);
}

let trusted: string | undefined;

/** A policy of one name can be made once a page. */
function trustedAddress(window: Window): string {
  if (trusted !== undefined) return trusted;
  const factory = 'trustedTypes' in window ? (window.trustedTypes as ScriptAddresses) : undefined;
  trusted =
    factory
      ?.createPolicy('hearback-worker', { createScriptURL: () => WORKER })
      .createScriptURL(WORKER) ?? WORKER;
  return trusted;
}
