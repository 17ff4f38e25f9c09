/** One message of the server's as an event of a stream (MCP 2025-11-25, transports; the event stream format of HTML). */

/** JSON has no bare line break, so that one `data` line holds it. */
export function serverEvent(json: string): string {
  return `event: message\ndata: ${json}\n\n`;
}

export const EVENT_STREAM = 'text/event-stream';

/** The body of an answer as events: as it is where it is some already. */
export async function eventsOf(answer: Response): Promise<string> {
  const isStream = answer.headers.get('content-type')?.startsWith(EVENT_STREAM) === true;
  const text = await answer.text();
  return isStream ? text : serverEvent(text);
}
