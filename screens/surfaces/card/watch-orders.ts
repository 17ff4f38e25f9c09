/** Keeps the model as new as the other side: over the live connection, and by asking again and again as long as that cannot be had. */
import type { KeyPair } from 'dpop';
import { keepLive, liveAddressOf, type LiveConnection } from '../connection/live-connection.ts';
import { proveRequest } from '../connection/proof-key.ts';
import { repeatWhileVisible } from '../connection/while-visible.ts';
import type { CardModel } from './card-model.ts';

export const POLL_MS = 1000;

export function watchOrders(model: CardModel, key: KeyPair): LiveConnection {
  const live = keepLive({
    address: liveAddressOf(location.origin),
    window,
    // Whether anybody is signed in is found out by asking: a refused handshake tells no reason.
    isWanted: () => model.state.phase === 'ready',
    firstMessage: async () => {
      const url = new URL('/live', location.origin);
      const proof = await proveRequest(key, { method: 'GET', url });
      return JSON.stringify({ proof, watch: { kind: 'orders' } });
    },
    onMessage: (message) => {
      model.takeLive(message);
    },
    onLost: ({ wasLive }) => {
      if (wasLive) void asking.runNow();
    },
  });
  const ask = (): Promise<void> =>
    live.isLive() && !model.isApartOpened() ? Promise.resolve() : model.refresh();
  const asking = repeatWhileVisible(ask, { page: document, pauseMs: POLL_MS });
  void asking.runNow();
  return live;
}
