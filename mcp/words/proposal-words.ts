/** What became of a proposal, in a customer's words. */
import type { DryRun, Locale } from '#core';
import type { ProposalRefusal } from '../orders/propose-order.ts';
import { shopWordsOf } from './shop-words-of.ts';
import { joinWords, plainWords, wordsWithAmount, type Words } from './words.ts';

export function proposalRefusedWords(reason: ProposalRefusal, locale: Locale): Words {
  return plainWords(shopWordsOf(locale).proposal.refused[reason]);
}

/** The sentence word for word, in the language of its own terms, and what is to be done. */
export function proposedWords(dryRun: DryRun): Words {
  const { locale } = dryRun.terms;
  const { confirmThenCode } = shopWordsOf(locale).proposal;
  return joinWords(locale, sentenceOf(dryRun), plainWords(confirmThenCode));
}

/** The order as it is now, after its terms have changed. */
export function changedWords(dryRun: DryRun): Words {
  const { totalMinor: amountMinor, currency, locale } = dryRun.terms;
  const { totalIsNow, confirmThenNewCode } = shopWordsOf(locale).redeem;
  return joinWords(
    locale,
    wordsWithAmount({ amountMinor, currency }, locale, totalIsNow),
    sentenceOf(dryRun),
    plainWords(confirmThenNewCode),
  );
}

function sentenceOf({ sentence, spokenText }: DryRun): Words {
  return { text: sentence, spoken: spokenText };
}
