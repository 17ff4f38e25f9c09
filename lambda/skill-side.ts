/** What every handler of the skill works with. */
import type { Log } from '#edge';
import type { OpenShop } from './shop/shop.ts';

export interface SkillSide {
  readonly openShop: OpenShop;
  readonly shopName: string;
  readonly log: Log;
}
