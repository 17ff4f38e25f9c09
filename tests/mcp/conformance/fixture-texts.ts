/** What the conformance suite expects a server to hold: small, fixed contents. */

/** One pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
/** Eight silent bytes. */
export const WAV = 'UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQgAAACAgICAgICAgA==';

export const IMAGE = { type: 'image', data: PNG, mimeType: 'image/png' } as const;

export function textOf(text: string): { readonly type: 'text'; readonly text: string } {
  return { type: 'text', text };
}

export function promptOf(...contents: readonly object[]): {
  readonly messages: readonly { readonly role: 'user'; readonly content: object }[];
} {
  return { messages: contents.map((content) => ({ role: 'user', content })) };
}

export const DEFAULTS_SCHEMA = {
  type: 'object',
  properties: {
    name: { type: 'string', default: 'John Doe' },
    age: { type: 'integer', default: 30 },
    score: { type: 'number', default: 95.5 },
    status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
    verified: { type: 'boolean', default: true },
  },
} as const;

const OPTIONS = ['option1', 'option2', 'option3'];
const titled = (words: readonly string[]): { const: string; title: string }[] =>
  words.map((word, place) => ({ const: `value${String(place + 1)}`, title: word }));

export const ENUMS_SCHEMA = {
  type: 'object' as const,
  properties: {
    untitledSingle: { type: 'string' as const, enum: OPTIONS },
    titledSingle: {
      type: 'string' as const,
      oneOf: titled(['First Option', 'Second Option', 'Third Option']),
    },
    legacyEnum: {
      type: 'string' as const,
      enum: ['opt1', 'opt2', 'opt3'],
      enumNames: ['Option One', 'Option Two', 'Option Three'],
    },
    untitledMulti: { type: 'array' as const, items: { type: 'string' as const, enum: OPTIONS } },
    titledMulti: {
      type: 'array' as const,
      items: { anyOf: titled(['First Choice', 'Second Choice', 'Third Choice']) },
    },
  },
};

export const PERSON_SCHEMA = {
  type: 'object' as const,
  properties: {
    username: { type: 'string' as const, description: "User's response" },
    email: { type: 'string' as const, description: "User's email address" },
  },
  required: ['username', 'email'],
};

/** Keywords that a server must hand on as they are (SEP-1613). */
export const SCHEMA_2020_12 = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object' as const,
  $defs: {
    address: {
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
  additionalProperties: false,
};
