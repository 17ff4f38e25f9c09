/** The widget's one link to the world: the host's bridge (MCP Apps 2026-01-26). Nothing else is reached, fetched or kept. */
import { App } from '@modelcontextprotocol/ext-apps';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { HostTransport } from './host-transport.ts';

export interface HostHears {
  readonly onInput: (args: Readonly<Record<string, unknown>>) => void;
  readonly onResult: (result: CallToolResult) => void;
  readonly onCancelled: () => void;
  /** As it came: the whole of it at first, then what changed. */
  readonly onContext: (context: unknown) => void;
  readonly onEnd: () => void;
}

/** What the host lets us do. */
export interface HostLink {
  readonly canCall: boolean;
  readonly canSay: boolean;
  readonly canOpen: boolean;
  readonly callTool: (
    name: string,
    args: Readonly<Record<string, unknown>>,
  ) => Promise<CallToolResult>;
  /** Says it in the customer's name. @throws when the host does not pass it on. */
  readonly say: (text: string) => Promise<void>;
  readonly open: (url: string) => Promise<void>;
  /** Tells the assistant what the person now looks at, by its id alone: no text of a seller is put into its mouth. */
  readonly tellShown: (shown: Readonly<Record<string, unknown>>) => void;
}

/** Resolves when the host has answered; a document that nobody frames waits for ever, and shows its first paint. */
export async function linkToHost(hears: HostHears): Promise<HostLink> {
  const app = new App(
    { name: 'hearback-cards', version: '0.1.0' },
    { availableDisplayModes: ['inline', 'fullscreen'] },
  );
  app.addEventListener('toolinput', ({ arguments: args }) => {
    hears.onInput(args ?? {});
  });
  app.addEventListener('toolresult', hears.onResult);
  app.addEventListener('toolcancelled', hears.onCancelled);
  app.onteardown = () => {
    hears.onEnd();
    return {};
  };
  await app.connect(new HostTransport(hears.onContext));
  const can = app.getHostCapabilities();
  return {
    canCall: can?.serverTools !== undefined,
    canSay: can?.message !== undefined,
    canOpen: can?.openLinks !== undefined,
    callTool: (name, args) => app.callServerTool({ name, arguments: { ...args } }),
    say: async (text) => {
      refuseIfError(await app.sendMessage({ role: 'user', content: [{ type: 'text', text }] }));
    },
    open: async (url) => {
      refuseIfError(await app.openLink({ url }));
    },
    tellShown: (shown) => {
      if (can?.updateModelContext === undefined) return;
      app.updateModelContext({ structuredContent: { ...shown } }).catch(() => undefined);
    },
  };
}

function refuseIfError({ isError }: { readonly isError?: boolean | undefined }): void {
  if (isError === true) throw new Error('the host refused');
}
