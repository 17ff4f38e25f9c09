/** What was done in a customer's name, in plain words: who, what became of it, and how the order stands. */
import { amountFreeText, speakableText, type Locale } from '#core';
import type { AuditEntry, AuditTrail } from '../orders/audit-trail.ts';
import { proposalRefusedWords } from './proposal-words.ts';
import { shopWordsOf } from './shop-words-of.ts';
import { stateWords } from './state-words.ts';
import { joinWords, plainWords, wordsWithAmount, type Words } from './words.ts';

export function auditEntryWords(entry: AuditEntry, locale: Locale): Words {
  const { audit, order: orderWords } = shopWordsOf(locale);
  if (entry.kind === 'not_read_back') {
    const what = clientWords(entry.clientName, locale, audit.notReadBack);
    return joinWords(locale, what, proposalRefusedWords(entry.reason, locale));
  }
  const what = clientWords(entry.clientName, locale, audit.readBack);
  const { dryRun, standing, isForPhone } = entry.order;
  if (standing && isForPhone !== undefined) {
    return joinWords(locale, what, stateWords({ dryRun, standing, isForPhone }, locale));
  }
  const { totalMinor: amountMinor, currency } = dryRun.terms;
  const { checkWords } = dryRun;
  const summary = wordsWithAmount({ amountMinor, currency }, locale, (total) =>
    orderWords.summary({ total, checkWords }),
  );
  return joinWords(locale, what, summary);
}

export function auditTrailWords(
  { entries, hasMore, isPastOnPhone }: AuditTrail,
  locale: Locale,
): Words {
  const { audit, order } = shopWordsOf(locale);
  const told = entries.map((entry) => auditEntryWords(entry, locale));
  if (isPastOnPhone) return joinWords(locale, ...told, plainWords(order.pastOnPhone));
  if (told.length === 0) return plainWords(audit.none);
  return joinWords(locale, ...told, ...(hasMore ? [plainWords(audit.more)] : []));
}

/** A name that the operator gave; one without a name is told of without its id. */
function clientWords(
  name: string | undefined,
  locale: Locale,
  say: (client: string) => string,
): Words {
  const { anAssistant } = shopWordsOf(locale).audit;
  return name === undefined
    ? plainWords(say(anAssistant))
    : { text: say(amountFreeText(name, locale)), spoken: say(speakableText(name, locale)) };
}
