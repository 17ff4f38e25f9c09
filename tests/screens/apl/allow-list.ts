/**
 * The APL that a document of ours may use: what the 1.4 engine was seen to draw (components, properties, commands). It may declare a newer
 * version, but what the engine ignores in silence, or only newer devices know, is found here.
 */
export type Json = unknown;

const OF_ANY_COMPONENT = [
  ...['type', 'id', 'when', 'style', 'width', 'height', 'minWidth', 'minHeight', 'maxWidth'],
  ...['maxHeight', 'grow', 'shrink', 'alignSelf', 'position', 'left', 'top', 'right', 'bottom'],
  ...['paddingLeft', 'paddingTop', 'paddingRight', 'paddingBottom', 'opacity', 'display'],
  ...['accessibilityLabel', 'bind', 'onMount', 'description', 'inheritParentState'],
  // For screen readers of newer devices; the 1.4 engine passes over it in silence, and nothing is drawn by it.
  'role',
];
const OF_SEVERAL = ['items', 'item', 'data', 'firstItem', 'lastItem'];

const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  Container: [...OF_SEVERAL, 'direction', 'justifyContent', 'alignItems', 'wrap', 'numbered'],
  Frame: [
    ...['item', 'items', 'backgroundColor', 'borderColor', 'borderWidth', 'borderRadius'],
    ...['borderTopLeftRadius', 'borderTopRightRadius', 'borderBottomLeftRadius'],
    'borderBottomRightRadius',
  ],
  Text: [
    ...['text', 'color', 'fontSize', 'fontWeight', 'fontStyle', 'fontFamily', 'lineHeight'],
    ...['maxLines', 'textAlign', 'textAlignVertical', 'letterSpacing'],
  ],
  ScrollView: ['item', 'items'],
  Sequence: [...OF_SEVERAL, 'scrollDirection', 'numbered'],
  VectorGraphic: ['source', 'scale', 'align'],
  Image: ['source', 'scale', 'align', 'borderRadius', 'overlayColor', 'overlayGradient'],
  TouchWrapper: ['item', 'items', 'onPress', 'disabled'],
};
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  SendEvent: ['type', 'arguments', 'components', 'when', 'delay'],
  SetValue: ['type', 'componentId', 'property', 'value', 'when', 'delay'],
  AnimateItem: ['type', 'componentId', 'duration', 'easing', 'value', 'when', 'delay'],
};
const OF_DOCUMENT = ['type', 'version', 'theme', 'description', 'resources', 'styles', 'graphics'];
const OF_RESOURCES = [
  'description',
  'when',
  'dimensions',
  'colors',
  'strings',
  'numbers',
  'booleans',
];
const OF_STYLE_VALUE = [...(COMPONENTS['Text'] ?? []), 'borderColor', 'when'];
const OF_GRAPHIC = ['type', 'version', 'width', 'height', 'parameters', 'items'];
const OF_GRAPHIC_PART: Readonly<Record<string, readonly string[]>> = {
  group: ['type', 'scaleX', 'scaleY', 'rotation', 'pivotX', 'pivotY', 'opacity', 'items'],
  path: ['type', 'pathData', 'fill', 'stroke', 'strokeWidth', 'fillOpacity', 'strokeOpacity'],
};

/** One line for each thing that is not on the list, with where it stands; empty when all is. */
export function findUnlisted(document: Readonly<Record<string, Json>>): readonly string[] {
  const { mainTemplate, resources, styles, graphics } = document;
  const graphicsNamed = record(graphics);
  return [
    ...unlisted(document, [...OF_DOCUMENT, 'mainTemplate'], 'document'),
    ...list(resources).flatMap((one) => unlisted(record(one), OF_RESOURCES, 'resources')),
    ...Object.entries(record(styles)).flatMap(([name, style]) => inStyle(record(style), name)),
    ...Object.entries(graphicsNamed).flatMap(([name, one]) => inGraphic(record(one), name)),
    ...inTemplate(record(mainTemplate), {
      graphics: Object.fromEntries(
        Object.entries(graphicsNamed).map(([name, one]) => [name, parameterNames(record(one))]),
      ),
    }),
  ];
}

interface Known {
  /** The parameters of each graphic: a VectorGraphic passes them as properties. */
  readonly graphics: Readonly<Record<string, readonly string[]>>;
}

function inTemplate(template: Readonly<Record<string, Json>>, known: Known): readonly string[] {
  return [
    ...unlisted(template, ['parameters', 'item', 'items'], 'mainTemplate'),
    ...childrenOf(template).flatMap((child) => inComponent(child, 'mainTemplate', known)),
  ];
}

function inComponent(
  component: Readonly<Record<string, Json>>,
  above: string,
  known: Known,
): readonly string[] {
  const type = String(component['type']);
  const place = `${above} > ${type}`;
  const properties = COMPONENTS[type];
  if (properties === undefined) return [`${place}: no component on the list`];
  const source = component['source'];
  const parameters = typeof source === 'string' ? known.graphics[source] : undefined;
  return [
    ...unlisted(component, [...OF_ANY_COMPONENT, ...properties, ...(parameters ?? [])], place),
    ...['onPress', 'onMount'].flatMap((event) =>
      list(component[event]).flatMap((command) => inCommand(record(command), `${place}.${event}`)),
    ),
    ...childrenOf(component).flatMap((child) => inComponent(child, place, known)),
  ];
}

function inCommand(command: Readonly<Record<string, Json>>, place: string): readonly string[] {
  const type = String(command['type']);
  const properties = COMMANDS[type];
  return properties === undefined
    ? [`${place} > ${type}: no command on the list`]
    : unlisted(command, properties, `${place} > ${type}`);
}

function inStyle(style: Readonly<Record<string, Json>>, name: string): readonly string[] {
  return [
    ...unlisted(style, ['values', 'description'], `styles.${name}`),
    ...list(style['values']).flatMap((value) =>
      unlisted(record(value), OF_STYLE_VALUE, `styles.${name}`),
    ),
  ];
}

function inGraphic(graphic: Readonly<Record<string, Json>>, name: string): readonly string[] {
  const inPart = (part: Readonly<Record<string, Json>>, place: string): readonly string[] => {
    const type = String(part['type']);
    const properties = OF_GRAPHIC_PART[type];
    if (properties === undefined) return [`${place} > ${type}: no part on the list`];
    return [
      ...unlisted(part, properties, `${place} > ${type}`),
      ...list(part['items']).flatMap((child) => inPart(record(child), `${place} > ${type}`)),
    ];
  };
  const place = `graphics.${name}`;
  return [
    ...unlisted(graphic, OF_GRAPHIC, place),
    ...list(graphic['items']).flatMap((part) => inPart(record(part), place)),
  ];
}

function unlisted(
  of: Readonly<Record<string, Json>>,
  allowed: readonly string[],
  place: string,
): readonly string[] {
  return Object.keys(of)
    .filter((name) => !allowed.includes(name))
    .map((name) => `${place}: ${name} is not on the list`);
}

function childrenOf(of: Readonly<Record<string, Json>>): readonly Readonly<Record<string, Json>>[] {
  return ['item', 'items', 'firstItem', 'lastItem'].flatMap((name) => list(of[name]).map(record));
}

function parameterNames(graphic: Readonly<Record<string, Json>>): readonly string[] {
  return list(graphic['parameters']).map((parameter) => String(record(parameter)['name']));
}

function list(value: Json): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function record(value: Json): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
