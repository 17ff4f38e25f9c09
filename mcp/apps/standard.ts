/**
 * The names that MCP Apps has for things (MCP Apps 2026-01-26). They are written out here: the package that has them too is the host's and the
 * widget's, and this side needs a few words of it. `tests/mcp/apps` compares them with the package's.
 */

export const WIDGET_MIME_TYPE = 'text/html;profile=mcp-app';
/** In `_meta`, of a tool and of a resource. */
export const UI_META = 'ui';
/** The older, flat name of `_meta.ui.resourceUri`; hosts have to know both. */
export const FLAT_RESOURCE_URI_META = 'ui/resourceUri';

/** Who may call a tool: what is not named here, a host refuses to a widget. */
export type Visibility = readonly ('model' | 'app')[];

export type Meta = Readonly<Record<string, unknown>>;
