import { WRITTEN_LOCALES, type SpeechLocale, type WrittenLocale } from '#core';
import { PHONE_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { describe, expect, it } from 'vitest';
import { COUNTS } from './table-texts.ts';

/** What each function makes of 0, 1, 2, 5 and 21; regional variants share their language's forms. */
type Forms = readonly string[];

interface Grammar {
  readonly locales: readonly WrittenLocale[];
  readonly seconds: Forms;
  /** Of 1, 2, 5 and 21 minutes. */
  readonly minutesAgo: readonly string[];
  readonly hoursAgo: readonly string[];
  readonly daysAgo: readonly string[];
  readonly othersWaiting: Forms;
  readonly moreOnPhone: Forms;
  readonly triesLeft: Forms;
  readonly moreOnCard: Forms | undefined;
  /** 61, 252 and 7260 seconds. */
  readonly durations: Forms;
  /** What of `tookBack` changes with the number: for one, and for five. */
  readonly tookBack: readonly [RegExp, RegExp];
}

const GRAMMARS: readonly Grammar[] = [
  {
    locales: ['en-US', 'en-GB', 'en-CA'],
    seconds: ['0 seconds', '1 second', '2 seconds', '5 seconds', '21 seconds'],
    minutesAgo: ['a minute ago', '2 minutes ago', '5 minutes ago', '21 minutes ago'],
    hoursAgo: ['an hour ago', '2 hours ago', '5 hours ago', '21 hours ago'],
    daysAgo: ['a day ago', '2 days ago', '5 days ago', '21 days ago'],
    othersWaiting: [
      '0 orders are waiting',
      '1 order is waiting',
      '2 orders are waiting',
      '5 orders are waiting',
      '21 orders are waiting',
    ],
    moreOnPhone: ['and 0 more', 'and 1 more', 'and 2 more', 'and 5 more', 'and 21 more'],
    triesLeft: [
      'You have 0 tries left.',
      'You have one try left.',
      'You have 2 tries left.',
      'You have 5 tries left.',
      'You have 21 tries left.',
    ],
    moreOnCard: [
      'and 0 more items',
      'and 1 more item',
      'and 2 more items',
      'and 5 more items',
      'and 21 more items',
    ],
    durations: ['1 minute 1 second', '4 minutes 12 seconds', '121 minutes'],
    tookBack: [/another order\..* its code no longer works/u, /5 other orders\..* their codes/u],
  },
  {
    locales: ['es-ES', 'es-US'],
    seconds: ['0 segundos', '1 segundo', '2 segundos', '5 segundos', '21 segundos'],
    minutesAgo: ['hace un minuto', 'hace 2 minutos', 'hace 5 minutos', 'hace 21 minutos'],
    hoursAgo: ['hace una hora', 'hace 2 horas', 'hace 5 horas', 'hace 21 horas'],
    daysAgo: ['hace un día', 'hace 2 días', 'hace 5 días', 'hace 21 días'],
    othersWaiting: [
      '0 pedidos están esperando',
      '1 pedido está esperando',
      '2 pedidos están esperando',
      '5 pedidos están esperando',
      '21 pedidos están esperando',
    ],
    moreOnPhone: ['y 0 más', 'y 1 más', 'y 2 más', 'y 5 más', 'y 21 más'],
    triesLeft: [
      'Te quedan 0 intentos.',
      'Te queda un intento.',
      'Te quedan 2 intentos.',
      'Te quedan 5 intentos.',
      'Te quedan 21 intentos.',
    ],
    moreOnCard: [
      'y 0 artículos más',
      'y 1 artículo más',
      'y 2 artículos más',
      'y 5 artículos más',
      'y 21 artículos más',
    ],
    durations: ['1 minuto y 1 segundo', '4 minutos y 12 segundos', '121 minutos'],
    tookBack: [
      /otro pedido\..*el otro código ya no/u,
      /otros 5 pedidos\..*códigos ya no funcionan/u,
    ],
  },
  {
    locales: ['de-DE'],
    seconds: ['0 Sekunden', '1 Sekunde', '2 Sekunden', '5 Sekunden', '21 Sekunden'],
    minutesAgo: ['vor einer Minute', 'vor 2 Minuten', 'vor 5 Minuten', 'vor 21 Minuten'],
    hoursAgo: ['vor einer Stunde', 'vor 2 Stunden', 'vor 5 Stunden', 'vor 21 Stunden'],
    daysAgo: ['vor einem Tag', 'vor 2 Tagen', 'vor 5 Tagen', 'vor 21 Tagen'],
    othersWaiting: [
      '0 Bestellungen warten',
      '1 Bestellung wartet',
      '2 Bestellungen warten',
      '5 Bestellungen warten',
      '21 Bestellungen warten',
    ],
    moreOnPhone: ['und 0 mehr', 'und 1 mehr', 'und 2 mehr', 'und 5 mehr', 'und 21 mehr'],
    triesLeft: [
      'Sie haben noch 0 Versuche.',
      'Sie haben noch einen Versuch.',
      'Sie haben noch 2 Versuche.',
      'Sie haben noch 5 Versuche.',
      'Sie haben noch 21 Versuche.',
    ],
    moreOnCard: [
      'und 0 weitere Artikel',
      'und 1 weiterer Artikel',
      'und 2 weitere Artikel',
      'und 5 weitere Artikel',
      'und 21 weitere Artikel',
    ],
    durations: ['1 Minute 1 Sekunde', '4 Minuten 12 Sekunden', '121 Minuten'],
    tookBack: [/eine andere Bestellung.*Code funktioniert/u, /5 andere Bestellungen.*Codes funk/u],
  },
  {
    locales: ['fr-FR'],
    seconds: ['0 seconde', '1 seconde', '2 secondes', '5 secondes', '21 secondes'],
    minutesAgo: ['il y a une minute', 'il y a 2 minutes', 'il y a 5 minutes', 'il y a 21 minutes'],
    hoursAgo: ['il y a une heure', 'il y a 2 heures', 'il y a 5 heures', 'il y a 21 heures'],
    daysAgo: ['il y a un jour', 'il y a 2 jours', 'il y a 5 jours', 'il y a 21 jours'],
    othersWaiting: [
      '0 commande attend',
      '1 commande attend',
      '2 commandes attendent',
      '5 commandes attendent',
      '21 commandes attendent',
    ],
    moreOnPhone: ['et 0 autre', 'et 1 autre', 'et 2 autres', 'et 5 autres', 'et 21 autres'],
    triesLeft: [
      'Il vous reste 0 essai.',
      'Il vous reste 1 essai.',
      'Il vous reste 2 essais.',
      'Il vous reste 5 essais.',
      'Il vous reste 21 essais.',
    ],
    moreOnCard: [
      'et 0 autre article',
      'et 1 autre article',
      'et 2 autres articles',
      'et 5 autres articles',
      'et 21 autres articles',
    ],
    durations: ['1 minute 1 seconde', '4 minutes 12 secondes', '121 minutes'],
    tookBack: [/une autre commande.*son code ne/u, /5 autres commandes.*leurs codes ne marchent/u],
  },
  {
    locales: ['it-IT'],
    seconds: ['0 secondi', '1 secondo', '2 secondi', '5 secondi', '21 secondi'],
    minutesAgo: ['un minuto fa', '2 minuti fa', '5 minuti fa', '21 minuti fa'],
    hoursAgo: ['un’ora fa', '2 ore fa', '5 ore fa', '21 ore fa'],
    daysAgo: ['un giorno fa', '2 giorni fa', '5 giorni fa', '21 giorni fa'],
    othersWaiting: [
      '0 ordini sono in attesa',
      '1 ordine è in attesa',
      '2 ordini sono in attesa',
      '5 ordini sono in attesa',
      '21 ordini sono in attesa',
    ],
    moreOnPhone: ['e 0 altri', 'e 1 altro', 'e 2 altri', 'e 5 altri', 'e 21 altri'],
    triesLeft: [
      'Le restano 0 tentativi.',
      'Le resta un tentativo.',
      'Le restano 2 tentativi.',

      'Le restano 5 tentativi.',
      'Le restano 21 tentativi.',
    ],
    moreOnCard: [
      'e 0 altri articoli',
      'e 1 altro articolo',
      'e 2 altri articoli',
      'e 5 altri articoli',
      'e 21 altri articoli',
    ],
    durations: ['1 minuto e 1 secondo', '4 minuti e 12 secondi', '121 minuti'],
    tookBack: [
      /un altro ordine\..*l’altro codice non funziona/u,
      /altri 5 ordini\..*codici non funzionano/u,
    ],
  },
  {
    locales: ['pt-BR'],
    seconds: ['0 segundo', '1 segundo', '2 segundos', '5 segundos', '21 segundos'],
    minutesAgo: ['há um minuto', 'há 2 minutos', 'há 5 minutos', 'há 21 minutos'],
    hoursAgo: ['há uma hora', 'há 2 horas', 'há 5 horas', 'há 21 horas'],
    daysAgo: ['há um dia', 'há 2 dias', 'há 5 dias', 'há 21 dias'],
    othersWaiting: [
      '0 pedido espera',
      '1 pedido espera',
      '2 pedidos esperam',
      '5 pedidos esperam',
      '21 pedidos esperam',
    ],
    moreOnPhone: ['e mais 0', 'e mais 1', 'e mais 2', 'e mais 5', 'e mais 21'],
    triesLeft: [
      'Resta 0 tentativa.',
      'Resta 1 tentativa.',
      'Restam 2 tentativas.',
      'Restam 5 tentativas.',
      'Restam 21 tentativas.',
    ],
    moreOnCard: [
      'e mais 0 item',
      'e mais 1 item',
      'e mais 2 itens',
      'e mais 5 itens',
      'e mais 21 itens',
    ],
    durations: ['1 minuto e 1 segundo', '4 minutos e 12 segundos', '121 minutos'],
    tookBack: [
      /outro pedido\..*o outro código não funciona/u,
      /outros 5 pedidos\..*códigos não funcionam/u,
    ],
  },
  {
    locales: ['ja-JP'],
    seconds: ['0秒', '1秒', '2秒', '5秒', '21秒'],
    minutesAgo: ['1分前', '2分前', '5分前', '21分前'],
    hoursAgo: ['1時間前', '2時間前', '5時間前', '21時間前'],
    daysAgo: ['1日前', '2日前', '5日前', '21日前'],
    othersWaiting: [
      '0件の注文が待っています',
      '1件の注文が待っています',
      '2件の注文が待っています',

      '5件の注文が待っています',
      '21件の注文が待っています',
    ],
    moreOnPhone: ['ほか0件', 'ほか1件', 'ほか2件', 'ほか5件', 'ほか21件'],
    triesLeft: [
      'あと0回試せます。',
      'あと1回試せます。',
      'あと2回試せます。',
      'あと5回試せます。',
      'あと21回試せます。',
    ],
    moreOnCard: ['ほか0件', 'ほか1件', 'ほか2件', 'ほか5件', 'ほか21件'],
    durations: ['1分1秒', '4分12秒', '121分'],
    tookBack: [/別の注文1件は/u, /別の注文5件は/u],
  },
  {
    locales: ['hi-IN'],
    seconds: ['0 सेकंड', '1 सेकंड', '2 सेकंड', '5 सेकंड', '21 सेकंड'],
    minutesAgo: ['1 मिनट पहले', '2 मिनट पहले', '5 मिनट पहले', '21 मिनट पहले'],
    // "घंटे" also for one: it stands before "पहले".
    hoursAgo: ['1 घंटे पहले', '2 घंटे पहले', '5 घंटे पहले', '21 घंटे पहले'],
    daysAgo: ['1 दिन पहले', '2 दिन पहले', '5 दिन पहले', '21 दिन पहले'],
    othersWaiting: [
      '0 ऑर्डर इंतज़ार में हैं',
      '1 ऑर्डर इंतज़ार में है',
      '2 ऑर्डर इंतज़ार में हैं',
      '5 ऑर्डर इंतज़ार में हैं',
      '21 ऑर्डर इंतज़ार में हैं',
    ],
    moreOnPhone: ['और 0', 'और 1', 'और 2', 'और 5', 'और 21'],
    triesLeft: [
      'आप 0 बार और कोशिश कर सकते हैं।',
      'आप एक बार और कोशिश कर सकते हैं।',
      'आप 2 बार और कोशिश कर सकते हैं।',
      'आप 5 बार और कोशिश कर सकते हैं।',
      'आप 21 बार और कोशिश कर सकते हैं।',
    ],
    moreOnCard: ['और 0 सामान', 'और 1 सामान', 'और 2 सामान', 'और 5 सामान', 'और 21 सामान'],
    durations: ['1 मिनट 1 सेकंड', '4 मिनट 12 सेकंड', '121 मिनट'],
    tookBack: [/एक दूसरे ऑर्डर की.*काम नहीं करता/u, /5 दूसरे ऑर्डरों की.*काम नहीं करते/u],
  },
  {
    locales: ['zh-CN'],
    seconds: ['0 秒', '1 秒', '2 秒', '5 秒', '21 秒'],
    minutesAgo: ['1 分钟前', '2 分钟前', '5 分钟前', '21 分钟前'],
    hoursAgo: ['1 小时前', '2 小时前', '5 小时前', '21 小时前'],
    daysAgo: ['1 天前', '2 天前', '5 天前', '21 天前'],
    othersWaiting: [
      '有 0 个订单在等待',
      '有 1 个订单在等待',
      '有 2 个订单在等待',
      '有 5 个订单在等待',
      '有 21 个订单在等待',
    ],
    moreOnPhone: ['另有 0 件', '另有 1 件', '另有 2 件', '另有 5 件', '另有 21 件'],
    triesLeft: [
      '您还可以试 0 次。',
      '您还可以试 1 次。',
      '您还可以试 2 次。',
      '您还可以试 5 次。',
      '您还可以试 21 次。',
    ],
    moreOnCard: undefined,
    durations: ['1 分钟 1 秒', '4 分钟 12 秒', '121 分钟'],
    tookBack: [/另外 1 个订单/u, /另外 5 个订单/u],
  },
];

const CASES = GRAMMARS.flatMap((grammar) => grammar.locales.map((locale) => ({ locale, grammar })));

describe('[REQ-STRINGS-PLURALS] counts take the right form', () => {
  it('in every locale', () => {
    expect(CASES.map(({ locale }) => locale).sort()).toEqual([...WRITTEN_LOCALES].sort());
  });

  it.each(CASES)('durations and how long ago: $locale', ({ locale, grammar }) => {
    const { duration, roughDuration, order } = PHONE_TEXTS[locale];
    expect(COUNTS.map(duration)).toEqual(grammar.seconds);
    expect(COUNTS.map(roughDuration)).toEqual(grammar.seconds);
    expect([61, 252, 7260].map(duration)).toEqual(grammar.durations);
    expect(duration(-3)).toBe(grammar.seconds[0]);
    expect(roughDuration(7260.9)).toBe(grammar.durations[2]);
    const some = [1, 2, 5, 21];
    expect(some.map((count) => order.ago(count * 60))).toEqual(grammar.minutesAgo);
    expect(some.map((count) => order.ago(count * 3600))).toEqual(grammar.hoursAgo);
    expect(some.map((count) => order.ago(count * 86_400))).toEqual(grammar.daysAgo);
    expect(order.ago(44)).toBe(order.ago(0));
    expect(order.ago(45)).toBe(order.ago(60));
    expect(order.ago(89)).toBe(order.ago(60));
    expect(order.ago(0)).not.toMatch(/\d/u);
  });

  it.each(CASES)('orders, items and tries: $locale', ({ locale, grammar }) => {
    const { card, code } = PHONE_TEXTS[locale];
    expect(COUNTS.map(card.othersWaiting)).toEqual(grammar.othersWaiting);
    expect(COUNTS.map(card.moreLines)).toEqual(grammar.moreOnPhone);
    COUNTS.forEach((count, at) => {
      const form = grammar.triesLeft[at] ?? 'no form';
      expect(code.wrong(count).endsWith(form), `${code.wrong(count)} / ${form}`).toBe(true);
    });
    expect(card.tookBack(1)).toMatch(grammar.tookBack[0]);
    expect(card.tookBack(5)).toMatch(grammar.tookBack[1]);
  });

  it.each(CASES)('items on the Echo: $locale', ({ locale, grammar }) => {
    if (!isSpoken(locale)) {
      expect(grammar.moreOnCard).toBeUndefined();
      return;
    }
    expect(COUNTS.map(SKILL_STRINGS[locale].card.moreLines)).toEqual(grammar.moreOnCard);
  });

  function isSpoken(locale: WrittenLocale): locale is SpeechLocale {
    return locale in SKILL_STRINGS;
  }
});

describe('[REQ-STRINGS-DURATION] a time is told the same way in every language', () => {
  it.each(WRITTEN_LOCALES)('minutes and seconds can be read back: %s', (locale) => {
    const { duration } = PHONE_TEXTS[locale];
    for (const seconds of [1, 59, 61, 119, 121, 599, 600, 3599]) {
      const [first = 0, second] = (duration(seconds).match(/\d+/gu) ?? []).map(Number);
      const isWhole = second === undefined && seconds >= 60;
      expect(isWhole ? first * 60 : second === undefined ? first : first * 60 + second).toBe(
        seconds,
      );
    }
  });
});
