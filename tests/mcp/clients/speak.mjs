/** Reads `{url, authorization}` and then calls, a line each, from standard input; writes what came of each as a line. */
import { createInterface } from 'node:readline';

export async function speak(connect) {
  let client;
  for await (const line of createInterface({ input: process.stdin })) {
    const said = JSON.parse(line);
    try {
      if (!client) {
        client = await connect(said);
        write(await client.listTools());
      } else {
        write(await client.callTool(said.name, said.args));
      }
    } catch (fault) {
      write({ fault: String(fault?.stack ?? fault) });
    }
  }
  await client?.close();
}

function write(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
