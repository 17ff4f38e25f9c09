/**
 * What a host says of itself and its place for us, in the standard's shape (MCP Apps 2026-01-26) and in Alexa's, which names some fields alike and lays
 * others flat. Whatever cannot be read is as if it had not been said: a field that we do not know is no reason to show nothing.
 */
import { z } from 'zod';

const side = z.number().positive().optional().catch(undefined);
const inset = z.number().nonnegative().catch(0);
const text = z.string().max(200).optional().catch(undefined);

const contextSchema = z.looseObject({
  theme: text,
  locale: text,
  platform: text,
  deviceClass: text,
  isMobile: z.boolean().optional().catch(undefined),
  displayMode: text,
  maxHeight: side,
  containerDimensions: z.looseObject({ height: side, maxHeight: side }).optional().catch(undefined),
  safeAreaInsets: z
    .looseObject({ top: inset, right: inset, bottom: inset, left: inset })
    .optional()
    .catch(undefined),
  styles: z
    .looseObject({
      variables: z
        .looseObject({ '--font-sans': z.string().max(300).optional() })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});

export type HostContext = z.output<typeof contextSchema>;

export interface HostPlace {
  /** Undefined: the host does not say, and the person's own setting decides. */
  readonly theme: 'light' | 'dark' | undefined;
  readonly locale: string | undefined;
  /** `fill`: the place has one height, and we fill it. `grow`: we are as high as we need, up to `mostHeight`. */
  readonly fit: 'fill' | 'grow';
  readonly mostHeight: number | undefined;
  readonly insets: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /** The person holds the device in the hand. */
  readonly isOnPhone: boolean;
  readonly font: string | undefined;
}

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

/** A change names only what changed (`ui/notifications/host-context-changed`). */
export function mergeContext(known: HostContext, change: unknown): HostContext {
  const parsed = contextSchema.safeParse(change);
  if (!parsed.success) return known;
  const said = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return contextSchema.parse({ ...known, ...Object.fromEntries(said) });
}

export function placeOf(context: HostContext): HostPlace {
  return {
    theme: themeOf(context),
    locale: context.locale,
    fit: fitOf(context),
    mostHeight: context.containerDimensions?.maxHeight ?? context.maxHeight,
    insets: context.safeAreaInsets ?? NO_INSETS,
    isOnPhone: context.isMobile ?? context.platform === 'mobile',
    font: fontOf(context.styles?.variables?.['--font-sans']),
  };
}

function themeOf(context: HostContext): HostPlace['theme'] {
  const theme = context.theme?.toLowerCase();
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Alexa gives its canvas flat, and draws us as large as that allows. */
function fitOf({ containerDimensions, displayMode, maxHeight }: HostContext): HostPlace['fit'] {
  const isFixed =
    containerDimensions?.height !== undefined || displayMode?.toLowerCase() === 'fullscreen';
  return isFixed || maxHeight !== undefined ? 'fill' : 'grow';
}

/** Names of faces alone: nothing that would fetch one, and nothing that ends the declaration. */
function fontOf(font: string | undefined): string | undefined {
  return font !== undefined && /^[\w\s,'"-]+$/.test(font) ? font : undefined;
}
