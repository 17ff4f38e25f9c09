/** The widget as a host gets it: from the list of resources and from the reading of it. */
import { parseAnswerBody } from '#edge';
import { z } from 'zod';
import { met } from '../row.ts';
import { post } from './speak-mcp.ts';
import { oncePerWorld, type World } from './world.ts';

const uiSchema = z.object({
  csp: z.record(z.string(), z.array(z.string())),
  permissions: z.record(z.string(), z.unknown()).optional(),
});
const resourceSchema = z.looseObject({
  uri: z.string(),
  mimeType: z.string(),
  _meta: z.object({ ui: uiSchema }),
});
const listSchema = z.object({ result: z.object({ resources: z.array(resourceSchema).min(1) }) });
const readSchema = z.object({
  result: z.object({ contents: z.array(resourceSchema.extend({ text: z.string() })).length(1) }),
});

export interface Widget {
  readonly listed: z.output<typeof resourceSchema>;
  readonly read: z.output<typeof resourceSchema> & { readonly text: string };
  /** What of it is program, style and markup of ours and of what it is built with. */
  readonly html: string;
}

export const widgetOf = oncePerWorld(async (world: World): Promise<Widget> => {
  const token = await world.personToken('one');
  const ask = async (method: string, params: object): Promise<unknown> =>
    parseAnswerBody((await post(world, { jsonrpc: '2.0', id: 1, method, params }, { token })).text);
  const list = listSchema.safeParse(await ask('resources/list', {}));
  met(list.success, 'no widget is listed');
  const [listed] = list.data.result.resources;
  met(listed !== undefined, 'no widget is listed');
  const got = readSchema.safeParse(await ask('resources/read', { uri: listed.uri }));
  met(got.success, 'it cannot be read');
  const [read] = got.data.result.contents;
  met(read !== undefined, 'it cannot be read');
  return { listed, read, html: read.text };
});
