/** What every handler of the skill works with. */
import type { Log } from '#edge';
import type { AlexaServices } from './protocol/alexa-services.ts';
import type { OpenShop } from './shop/shop.ts';

export interface SkillSide {
  readonly openShop: OpenShop;
  readonly shopName: string;
  readonly log: Log;
  /** Without it the customer waits in silence, and no day of the week is said. */
  readonly alexa?: AlexaServices | undefined;
  /** For the day of an earlier order. */
  readonly nowEpochMs?: (() => number) | undefined;
}
