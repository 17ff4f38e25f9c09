/** What the skill store shows in one locale, and what Amazon's reviewers read (skill manifest schema, `publishingInformation.locales`). */
import type { IntentName } from './intents.ts';

export interface ExamplePhrase {
  /** Begins with the wake word, names the skill, and works as it stands. */
  readonly says: string;
  readonly means: IntentName | 'LaunchRequest';
}

export interface StoreText {
  readonly name: string;
  readonly summary: string;
  /** Tells of the account link and of the voice code (requirements for skills that allow purchases, a and e). */
  readonly description: string;
  readonly examplePhrases: readonly [ExamplePhrase, ExamplePhrase, ExamplePhrase];
  readonly keywords: readonly string[];
}
