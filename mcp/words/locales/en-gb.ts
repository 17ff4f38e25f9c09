/** English, United Kingdom, where it differs from the United States. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';
import { EN_US } from './en-us.ts';

const UNREACHABLE = "I can't reach the shop at the moment";

export const EN_GB: ShopWords = {
  ...EN_US,
  proposal: {
    ...EN_US.proposal,
    refused: {
      ...EN_US.proposal.refused,
      unavailable: `${UNREACHABLE}. Nothing was ordered. Try again in a minute.`,
    },
  },
  redeem: {
    ...EN_US.redeem,
    outcomes: {
      ...EN_US.redeem.outcomes,
      unavailable: `${UNREACHABLE}. Nothing was bought. Try again in a minute.`,
    },
  },
  cancel: {
    ...EN_US.cancel,
    unavailable: `${UNREACHABLE}, so I did not cancel the order. Try again in a minute.`,
  },
  faults: { ...EN_US.faults, unreachable: `${UNREACHABLE}.` },
};
