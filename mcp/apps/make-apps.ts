/** The widget as a resource, and what the tools say of it (MCP Apps 2026-01-26). The same document shows every card: a host reads it once. */
import { createHash } from 'node:crypto';
import { hasCard, visibilityOf, type CardReach } from './cards.ts';
import { FLAT_RESOURCE_URI_META, UI_META, WIDGET_MIME_TYPE, type Meta } from './standard.ts';

export interface WidgetResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly size: number;
  readonly _meta: Meta;
}

export interface WidgetContents {
  readonly uri: string;
  readonly mimeType: string;
  readonly text: string;
  readonly _meta: Meta;
}

export interface Apps {
  readonly resources: readonly WidgetResource[];
  /** Undefined: there is no such resource. */
  readonly read: (uri: string) => WidgetContents | undefined;
  /** For a tool's `_meta`. */
  readonly metaOf: (tool: string) => Meta;
}

/** As many digits of the hash as keep two documents apart. */
const HASH_DIGITS = 16;

/**
 * Nothing is asked of the host's sandbox: no origin, no permission, no frame of its own. Every list is there and empty, because hosts differ in what
 * they make of one that is missing.
 */
const UI: Meta = {
  csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
  permissions: {},
  prefersBorder: false,
};

/** @param html the whole document. Its address follows from its bytes, so that a host never shows an older one from its store. */
export function makeApps(html: string, reach: CardReach): Apps {
  const hash = createHash('sha256').update(html).digest('hex').slice(0, HASH_DIGITS);
  const uri = `ui://hearback/widget-${hash}.html`;
  // Hosts differ in where they read it: in the list, or beside the document.
  const _meta = { [UI_META]: UI };
  const resource = {
    uri,
    name: 'shop-cards',
    title: 'Cards of the shop',
    description: 'Draws products, the cart, a dry run and a receipt. It buys nothing.',
    mimeType: WIDGET_MIME_TYPE,
    size: Buffer.byteLength(html),
    _meta,
  };
  const contents = { uri, mimeType: WIDGET_MIME_TYPE, text: html, _meta };
  return {
    resources: reach === 'none' ? [] : [resource],
    read: (asked) => (reach !== 'none' && asked === uri ? contents : undefined),
    metaOf: (tool) => ({
      [UI_META]: {
        ...(hasCard(tool, reach) ? { resourceUri: uri } : {}),
        visibility: visibilityOf(tool),
      },
      ...(hasCard(tool, reach) ? { [FLAT_RESOURCE_URI_META]: uri } : {}),
    }),
  };
}
