/** A strict reader of the SSML that Alexa accepts: well formed (XML 1.0), one `speak` root, known elements only. */

export interface SsmlElement {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SsmlNode[];
}
export type SsmlNode = SsmlElement | { readonly kind: 'text'; readonly text: string };

export type SsmlRead =
  | { readonly outcome: 'valid'; readonly speak: SsmlElement }
  | { readonly outcome: 'invalid'; readonly reason: string };

/** Elements of Alexa's SSML reference that may stand inside `speak`. */
const KNOWN_ELEMENTS = new Set([
  ...[
    'speak',
    'break',
    'emphasis',
    'p',
    'phoneme',
    'prosody',
    's',
    'say-as',
    'sub',
    'w',
    'voice',
    'lang',
    'audio',
  ],
  ...['amazon:domain', 'amazon:effect', 'amazon:emotion'],
]);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

class SsmlFault extends Error {
  readonly code = 'SSML_FAULT';
}

export function parseSsml(ssml: string): SsmlRead {
  try {
    return { outcome: 'valid', speak: readDocument(ssml.trim()) };
  } catch (fault) {
    if (fault instanceof SsmlFault) return { outcome: 'invalid', reason: fault.message };
    throw fault;
  }
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SsmlNode[];
}

function readDocument(ssml: string): SsmlElement {
  const open: Open[] = [];
  const roots: SsmlNode[] = [];
  const place = (node: SsmlNode): void => {
    (open.at(-1)?.children ?? roots).push(node);
  };
  for (const piece of ssml.split(/(<[^<>]*>)/)) {
    if (piece === '') continue;
    if (!piece.startsWith('<')) place({ kind: 'text', text: readText(piece) });
    else if (piece.startsWith('</')) place(closeElement(piece, open));
    else {
      const { isEmpty, ...element } = readTag(piece);
      if (isEmpty) place({ kind: 'element', ...element });
      else open.push(element);
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw new SsmlFault(`<${unclosed.name}> is not closed`);
  return onlySpeak(roots);
}

function closeElement(piece: string, open: Open[]): SsmlElement {
  const name = /^<\/([A-Za-z][\w:-]*)\s*>$/.exec(piece)?.[1];
  const element = open.pop();
  if (name === undefined || element?.name !== name) throw new SsmlFault(`${piece} closes nothing`);
  if (name === 'speak' && open.length > 0) throw new SsmlFault('<speak> stands inside <speak>');
  return { kind: 'element', ...element };
}

function onlySpeak(roots: readonly SsmlNode[]): SsmlElement {
  const [root, ...others] = roots;
  if (others.length > 0) throw new SsmlFault('there is something outside the root element');
  if (root?.kind !== 'element' || root.name !== 'speak') {
    throw new SsmlFault('the root element is not <speak>');
  }
  return root;
}

function readTag(tag: string): Open & { readonly isEmpty: boolean } {
  const parts =
    /^<([A-Za-z][\w:-]*)((?:\s+[A-Za-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>$/.exec(tag);
  if (parts === null) throw new SsmlFault(`"${tag.slice(0, 40)}" is not a tag`);
  const [, name = '', attributeText = '', slash = ''] = parts;
  if (!KNOWN_ELEMENTS.has(name)) throw new SsmlFault(`<${name}> is not an element of SSML`);
  const attributes: Record<string, string> = {};
  for (const [, key = '', double, single] of attributeText.matchAll(
    /([A-Za-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (key in attributes) throw new SsmlFault(`<${name}> has "${key}" twice`);
    attributes[key] = readText(double ?? single ?? '');
  }
  return { name, attributes, children: [], isEmpty: slash === '/' };
}

function readText(text: string): string {
  if (text.includes('<')) throw new SsmlFault('there is a "<" that opens no tag');
  // XML 1.0, section 2.2: these characters may not stand in a document at all.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)) {
    throw new SsmlFault('there is a control character');
  }
  return text.replace(/&([^;\s&]*)(;?)/g, (whole, name: string, end: string) => {
    const code = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name);
    const known = code === null ? ENTITIES[name] : characterOf(code[1], code[2]);
    if (end === '' || known === undefined)
      throw new SsmlFault(`"${whole.slice(0, 12)}" is not an entity`);
    return known;
  });
}

function characterOf(
  hexadecimal: string | undefined,
  decimal: string | undefined,
): string | undefined {
  const codePoint = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  const isAllowed =
    codePoint >= 0x20 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return isAllowed ? String.fromCodePoint(codePoint) : undefined;
}
