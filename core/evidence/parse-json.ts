/** JSON from outside, or none. */

/** The value, or undefined when the text is no JSON: for a schema behind it that is the same as any other wrong value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
