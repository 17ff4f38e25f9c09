/** An attack on the second device's server by the web, as a row of the hostile suite. */
import type { WebStage } from './web-stage.ts';

/** Where a case is played: at the real card, or at one without guards, where it must do harm. */
export interface WebScene extends WebStage {
  /** What the attacker calls. */
  readonly door: string;
  readonly isControl: boolean;
}

export interface WebOutcome {
  /** How often it was really tried. */
  readonly attempts: number;
  /** In words; none means that everything was refused, nothing changed and nothing was given away. */
  readonly harms: readonly string[];
}

export interface WebCase {
  readonly id: string;
  readonly kind: 'hostile';
  readonly title: string;
  readonly attack: string;
  readonly harm: string;
  /** A stage of its own: it leaves her account in another state. */
  readonly needsOwnStage?: boolean;
  readonly play: (scene: WebScene) => Promise<WebOutcome>;
}
