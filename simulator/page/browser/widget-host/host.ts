/** The script of the widget's host: the official bridge between the page and the add-on's document, which is framed here and nowhere else. */
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
import { CallToolResultSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { PageMessage, WidgetReport, WidgetShowing } from '../widget-messages.ts';

// Schemas must not be compiled with `eval`, which this document's policy forbids.
z.config({ jitless: true });
// The bridge writes every message to the console, and a result holds what redeems an order together with a code.
console.debug = () => undefined;

/** The frame is sandboxed and has no origin, but its address has one: that of the page it belongs to. */
const PAGE_ORIGIN = location.origin;
/** The canvas of add-ons; the page makes its picture as large as the device's. */
const WIDTH = 768;
const HEIGHT = 480;

const recordSchema = z.record(z.string(), z.unknown());
const messageSchema: z.ZodType<PageMessage> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('show'),
    html: z.string(),
    context: recordSchema,
    args: recordSchema,
    result: recordSchema,
  }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('answer'), call: z.int(), result: recordSchema.nullable() }),
]);

const CAPABILITIES = {
  serverTools: {},
  message: { text: {} },
  openLinks: {},
  updateModelContext: {},
};

function report(message: WidgetReport): void {
  window.parent.postMessage(message, PAGE_ORIGIN);
}

const waiting = new Map<number, (result: WidgetShowing['result'] | null) => void>();
let calls = 0;
let bridge: AppBridge | undefined;

function askThePage(tool: string, args: WidgetShowing['args']): Promise<CallToolResult> {
  calls += 1;
  const call = calls;
  return new Promise((resolve, reject) => {
    waiting.set(call, (result) => {
      waiting.delete(call);
      const parsed = CallToolResultSchema.safeParse(result);
      if (parsed.success) resolve(parsed.data);
      else reject(new Error('The add-on did not answer.'));
    });
    report({ kind: 'call', call, tool, args });
  });
}

function bridgeFor(target: Window, showing: WidgetShowing): AppBridge {
  const made = new AppBridge(null, { name: 'hearback-simulator', version: '0.1.0' }, CAPABILITIES, {
    hostContext: showing.context,
  });
  made.oncalltool = ({ name, arguments: args }) => askThePage(name, args ?? {});
  made.onmessage = ({ content }) => {
    const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ');
    report({ kind: 'say', text });
    return Promise.resolve({});
  };
  made.onopenlink = ({ url }) => {
    report({ kind: 'open', url });
    return Promise.resolve({});
  };
  made.onupdatemodelcontext = () => Promise.resolve({});
  made.addEventListener('initialized', () => {
    const result = CallToolResultSchema.parse(showing.result);
    void made
      .sendToolInput({ arguments: { ...showing.args } })
      .then(() => made.sendToolResult(result))
      .then(() => {
        if (bridge === made) report({ kind: 'shown' });
      });
  });
  void made.connect(new PostMessageTransport(target, target));
  return made;
}

function show(showing: WidgetShowing): void {
  void bridge?.close();
  document.querySelector('iframe')?.remove();
  const frame = document.createElement('iframe');
  frame.title = 'Card of the shop';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.width = String(WIDTH);
  frame.height = String(HEIGHT);
  document.querySelector('main')?.append(frame);
  if (frame.contentWindow === null) return;
  // Connected before the document comes: it speaks first.
  bridge = bridgeFor(frame.contentWindow, showing);
  frame.srcdoc = showing.html;
}

window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== PAGE_ORIGIN || source !== window.parent) return;
  const message = messageSchema.safeParse(data);
  if (!message.success) return;
  switch (message.data.kind) {
    case 'show':
      show(message.data);
      return;
    case 'answer':
      waiting.get(message.data.call)?.(message.data.result);
      return;
    case 'end':
      void bridge?.teardownResource({}).catch(() => undefined);
      return;
  }
});
report({ kind: 'ready' });
