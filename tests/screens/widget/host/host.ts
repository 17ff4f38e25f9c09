/** A host of MCP Apps for tests: the official bridge around one frame. It answers no tool by itself and keeps what the widget asked for. */
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

// The policy that the widget stands under is this page's own, and it lets no code be made from text.
z.config({ jitless: true });

export interface Asked {
  readonly calls: { readonly name: string; readonly args: unknown }[];
  readonly said: string[];
  readonly opened: string[];
  readonly sizes: { readonly width: number | undefined; readonly height: number | undefined }[];
  readonly contexts: unknown[];
}

export interface TestHost {
  /** Frames the document and resolves when it has said that it is ready. */
  open(
    html: string,
    how: {
      readonly can: Readonly<Record<string, unknown>>;
      readonly context: Readonly<Record<string, unknown>>;
      readonly width: number;
      readonly height: number;
      /** By tool. One that is not here is refused. */
      readonly answers: Readonly<Record<string, unknown>>;
      readonly isDeaf?: boolean;
    },
  ): Promise<void>;
  input(args: Record<string, unknown>): Promise<void>;
  result(result: unknown): Promise<void>;
  cancelled(): Promise<void>;
  context(change: Record<string, unknown>): Promise<void>;
  teardown(): Promise<void>;
  asked(): Asked;
}

declare global {
  interface Window {
    host: TestHost;
  }
}

let bridge: AppBridge | undefined;
const asked: Asked = { calls: [], said: [], opened: [], sizes: [], contexts: [] };

function bridgeNow(): AppBridge {
  if (!bridge) throw new Error('nothing is open');
  return bridge;
}

window.host = {
  open: async (html, { can, context, width, height, answers, isDeaf = false }) => {
    document.querySelector('iframe')?.remove();
    const frame = document.createElement('iframe');
    frame.title = 'Alexa+';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.width = String(width);
    frame.height = String(height);
    document.querySelector('main')?.append(frame);
    const target = frame.contentWindow;
    if (!target) throw new Error('no frame');
    for (const list of [asked.calls, asked.said, asked.opened, asked.sizes, asked.contexts]) {
      list.length = 0;
    }
    if (isDeaf) {
      frame.srcdoc = html;
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve);
      });
      return;
    }
    bridge = new AppBridge(null, { name: 'test', version: '1' }, can, { hostContext: context });
    bridge.oncalltool = ({ name, arguments: args }): Promise<CallToolResult> => {
      asked.calls.push({ name, args });
      const answer = answers[name];
      return answer === undefined
        ? Promise.reject(new Error('refused'))
        : Promise.resolve(answer as CallToolResult);
    };
    bridge.onmessage = ({ content }) => {
      asked.said.push(...content.map((part) => (part.type === 'text' ? part.text : part.type)));
      return Promise.resolve({});
    };
    bridge.onopenlink = ({ url }) => {
      asked.opened.push(url);
      return Promise.resolve({});
    };
    bridge.onupdatemodelcontext = ({ structuredContent }) => {
      asked.contexts.push(structuredContent);
      return Promise.resolve({});
    };
    bridge.addEventListener('sizechange', (size) => {
      asked.sizes.push({ width: size.width, height: size.height });
    });
    const ready = new Promise<void>((resolve) => {
      bridge?.addEventListener('initialized', () => {
        resolve();
      });
    });
    await bridge.connect(new PostMessageTransport(target, target));
    frame.srcdoc = html;
    await ready;
  },
  input: (args) => bridgeNow().sendToolInput({ arguments: args }),
  result: (result) => bridgeNow().sendToolResult(result as CallToolResult),
  cancelled: () => bridgeNow().sendToolCancelled({ reason: 'user action' }),
  context: async (change) => {
    await bridgeNow().sendHostContextChange(change);
  },
  teardown: async () => {
    await bridgeNow().teardownResource({});
  },
  asked: () => asked,
};
