/** The MCP door alone, in this process, with stand-ins of its neighbours: for the quick form of the table. */
import { startRequestSide } from '../../mcp/support/start-request-side.ts';
import { send } from '../../mcp/support/post-message.ts';
import type { World } from './world.ts';

export interface StartedWorld {
  readonly world: World;
  readonly stop: () => Promise<void>;
}

const CODE = '4821';

export async function startDoorWorld(): Promise<StartedWorld> {
  const side = await startRequestSide();
  return {
    stop: () => side.stop(),
    world: {
      name: 'the door alone',
      mcpUrl: side.mcpUrl,
      ask: (path, asked = {}) => send(`${side.origin}${path}`, { method: 'GET', ...asked }),
      personToken: (who) => side.identity.mint({ subject: `certify-${who}` }),
      guestToken: () =>
        side.identity.mint({
          scope: 'mcp:service',
          subject: 'alexa-service',
          clientId: 'alexa-service',
        }),
      confirm: ({ digest }) => {
        side.settlement.orders.set(digest, { state: 'confirmed', code: CODE });
        return Promise.resolve(CODE);
      },
      product: undefined,
    },
  };
}
