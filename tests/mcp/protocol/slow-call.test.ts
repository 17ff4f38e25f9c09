/** A slow call through the whole door, over real connections. */
import { connect } from 'node:net';
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRefusalCount, systemTimers, type Timers } from '#edge';
import { createMcpDoor } from '../../../mcp/http/create-mcp-door.ts';
import { createToolAnswerer } from '../../../mcp/protocol/answer-message.ts';
import type { Tool, ToolAnswer } from '../../../mcp/tools/tool.ts';
import { listen, type Listening } from '../support/listen.ts';

/** A hundredth of every time: nobody waits for a real second. */
const timers: Timers = { after: (ms, run) => systemTimers.after(ms / 100, run) };

let server: Listening;
const called: string[] = [];
let finish: (() => void)[] = [];

function makeSlowTool(): Tool {
  const answer: ToolAnswer = {
    words: { text: 'Done.', spoken: 'Done.' },
    structured: undefined,
    isRefused: false,
  };
  return {
    name: 'slow',
    title: 'Slow',
    description: 'Takes its time.',
    inputSchema: { type: 'object' },
    outputSchema: { type: 'object' },
    marks: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    call: (_args, { customerId }) => {
      called.push(customerId);
      return new Promise((resolve, reject) => {
        finish.push(() => {
          if (called.length === 2) reject(new Error('a broken world'));
          else resolve(answer);
        });
      });
    },
    callAsGuest: undefined,
  };
}

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  const identity = { name: 'a', title: 'A', version: '1', instructions: 'None.' };
  server = await listen((port) =>
    createMcpDoor({
      answerer: createToolAnswerer(identity, [makeSlowTool()], timers),
      checkBearer: () =>
        Promise.resolve({
          outcome: 'accepted',
          claims: { subject: 'customer-1', clientId: 'alexa-skill', scopes: ['shop'] },
        }),
      hosts: [`127.0.0.1:${String(port)}`],
      allowedOrigins: [],
      resource: 'http://mcp.example/mcp',
      issuer: 'http://id.example',
      challengeMode: 'never',
      shopName: 'A',
      refusals: createRefusalCount({ timers: systemTimers, log }),
      log,
    }),
  );
});
afterAll(async () => {
  await server.stop();
});

describe('a call that takes long [REQ-MCP-PROGRESS]', () => {
  it('tells the official client that it goes on, and then its answer, and is made once', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`)));
    const heard: string[] = [];
    const result = await client.callTool({ name: 'slow', arguments: {} }, undefined, {
      onprogress: ({ progress, message }) => {
        heard.push(`${String(progress)} ${message ?? ''}`);
        if (progress === 2)
          finish.forEach((end) => {
            end();
          });
      },
    });
    expect(heard.slice(0, 2)).toEqual(['1 Still working on it.', '2 Still working on it.']);
    expect(result.content).toEqual([{ type: 'text', text: 'Done.' }]);
    expect(called).toEqual(['customer-1']);
    await client.close();
  });

  it('goes on when the host has gone away, and harms nobody else', async () => {
    finish = [];
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'slow', arguments: {}, _meta: { progressToken: 1 } },
    });
    for (let count = 0; count < 2; count += 1) {
      const socket = connect(server.port, '127.0.0.1');
      socket.write(
        `POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:${String(server.port)}\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${String(body.length)}\r\n\r\n${body}`,
      );
      let said = '';
      for await (const part of socket) {
        said += String(part);
        if (said.includes('notifications/progress')) break;
      }
      socket.destroy();
      if (!socket.closed) await once(socket, 'close');
    }
    // One answers and one breaks, with nobody there any more.
    finish.forEach((end) => {
      end();
    });
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`)));
    expect((await client.listTools()).tools).toHaveLength(1);
    expect(called).toHaveLength(3);
    await client.close();
  });
});
