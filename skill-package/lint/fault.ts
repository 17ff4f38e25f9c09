/** What a rule has to say against a model or the store's text. */

export interface LintFault {
  readonly rule: RuleName;
  readonly locale: string;
  /** The intent, the type or the field. */
  readonly where: string;
  readonly what: string;
}

export const RULE_NAMES = [
  'sample-form',
  'free-text',
  'slots',
  'types',
  'variety',
  'overlap',
  'limits',
  'same-everywhere',
  'invocation-name',
  'store-text',
  'example-phrases',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];
