/**
 * Claims of a total or a price in another language than the order's ("il totale è 5" in an English title). Fewer words than a locale's own
 * claims: only those that say "total", "price" or "to pay" and hardly anything else, and numbers of the same language, or figures.
 */
import { isNumberIn, keyOf } from './amount-vocabulary.ts';
import type { Word } from './amount-words.ts';
import type { SpeechLanguage } from '../speech-language.ts';

export interface TotalClaim {
  readonly from: number;
  readonly next: number;
}

interface ClaimWords {
  readonly totals: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

const CLAIM_WORDS: ReadonlyMap<SpeechLanguage, ClaimWords> = new Map(
  (
    [
      ['en', 'total subtotal price', 'is was be comes equals now that to : ='],
      ['es', 'total importe subtotal precio', 'es son sera asciende a de : ='],
      [
        'de',
        'gesamtbetrag gesamtpreis gesamtsumme endpreis endbetrag rechnungsbetrag preis',
        'ist sind wird betragt lautet : =',
      ],
      ['fr', 'total montant prix', "est sera s eleve a de ' ’ : ="],
      ['it', 'totale importo prezzo', 'e è sara ammonta a di : ='],
      ['pt', 'total preco subtotal', 'e é sera fica de : ='],
      ['ja', '合計 総額 合計額 価格 代金 总价 合计 总计', 'は が 是 为 : ='],
      ['hi', 'कुल राशि कीमत क़ीमत दाम kul keemat', 'राशि है : ='],
    ] as const
  ).map(([language, totals, links]) => [
    language,
    { totals: wordSet(totals), links: wordSet(links) },
  ]),
);

const ARTICLES = wordSet('the your il lo la el su o a le der die das dein ihr');
/** How many words may stand between the total and its number. */
const REACH = 3;

export function totalClaimsIn(words: readonly Word[]): readonly TotalClaim[] {
  const claims: TotalClaim[] = [];
  for (const [language, { totals, links }] of CLAIM_WORDS) {
    const isNumber = (at: number) =>
      words[at]?.isNumber === true || isNumberIn(language, words[at]?.key ?? '');
    const skipped = (from: number) => {
      let at = from;
      while (at < from + REACH && isLink(words[at]?.key ?? '')) at += 1;
      return at;
    };
    const isLink = (key: string) => links.has(key) || /^[,:]$/u.test(key);
    words.forEach(({ key }, at) => {
      if (!totals.has(key)) return;
      let next = skipped(at + 1);
      if (next === at + 1 || !isNumber(next)) return;
      // And its read-back: "15, in digits: 1 5".
      for (let more = next; isNumber(more); more = skipped(next)) next = more + 1;
      const from = ARTICLES.has(words[at - 1]?.key ?? '') ? at - 1 : at;
      claims.push({ from, next });
    });
  }
  return claims;
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(keyOf));
}
