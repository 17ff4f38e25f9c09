/**
 * A document around its parts, drawn from the datasource `hearback`. It uses only what the APL 1.4 engine was seen to draw (single padding
 * properties, Frame with backgroundColor, no imports), so that every device draws it alike.
 */
import type { AplDocument } from '../apl-document.ts';
import { GRAPHICS } from '../card-graphics.ts';
import type { AplScreen } from '../screen/apl-screen.ts';
import { resourcesOf, STYLES } from '../screen/resources.ts';
import { hasRoles } from './declared-version.ts';

export interface DocumentSetting {
  /** As `declaredVersion` gives it. */
  readonly version: string;
  readonly screen: AplScreen;
}

/** No `theme`: the device's own holds. */
export function makeDocument(
  items: readonly AplDocument[],
  { version, screen }: DocumentSetting,
): AplDocument {
  return {
    type: 'APL',
    version,
    resources: resourcesOf(screen),
    styles: STYLES,
    graphics: GRAPHICS,
    mainTemplate: {
      parameters: ['payload'],
      items: [hasRoles(version) ? page(items) : withoutRoles(page(items))],
    },
  };
}

function page(items: readonly AplDocument[]): AplDocument {
  return {
    type: 'Frame',
    width: '100vw',
    height: '100vh',
    backgroundColor: '@page',
    item: {
      type: 'Container',
      width: '100vw',
      height: '100vh',
      paddingLeft: '@edgeX',
      paddingRight: '@edgeX',
      paddingTop: '@edgeY',
      paddingBottom: '@edgeY',
      items,
    },
  };
}

function withoutRoles(part: AplDocument): AplDocument {
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => name !== 'role')
      .map(([name, value]) => [name, isParts(value) ? value.map(withoutRoles) : inside(value)]),
  );
}

function inside(value: unknown): unknown {
  return isPart(value) ? withoutRoles(value) : value;
}

function isParts(value: unknown): value is readonly AplDocument[] {
  return Array.isArray(value) && value.every(isPart);
}

function isPart(value: unknown): value is AplDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
