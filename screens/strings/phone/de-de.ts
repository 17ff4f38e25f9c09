/** The phone card in German: Sie. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import { counted } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { momentIn, timesIn } from './moments.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'Es wurde nichts gekauft';

export const PHONE_DE_DE: PhoneTexts = {
  locale: 'de-DE',
  direction: 'ltr',
  states: {
    to_confirm: {
      word: 'Wartet auf Sie',
      money: 'Noch ist nichts gekauft',
      next: '',
    },
    confirmed_here: {
      word: 'Bestätigt',
      money: 'Noch nicht gekauft',
      next: '',
    },
    confirmed_elsewhere: {
      word: 'Auf anderem Gerät bestätigt',
      money: 'Noch ist nichts gekauft',
      next: 'Der Code steht auf dem Gerät, auf dem Sie bestätigt haben. Sehen Sie dort nach, und sagen Sie ihn dann Ihrem Echo.',
    },
    locked: {
      word: 'Gesperrt',
      money: NOTHING_BOUGHT,
      next: 'Der Code war dreimal falsch. Wenn Sie das noch möchten, bestellen Sie es noch einmal über Ihren Echo.',
    },
    expired: {
      word: 'Zeit abgelaufen',
      money: NOTHING_BOUGHT,
      next: 'Wenn Sie das noch möchten, bestellen Sie es noch einmal über Ihren Echo. Der Preis kann sich geändert haben.',
    },
    cancelled: {
      word: 'Storniert',
      money: NOTHING_BOUGHT,
      next: 'Wenn Sie das noch möchten, bestellen Sie es noch einmal über Ihren Echo.',
    },
    stopping: {
      word: 'Wird gestoppt',
      money: 'Noch nicht gestoppt',
      next: 'Wir stoppen diese Bestellung. Sobald sie gestoppt ist, sehen Sie es auf dieser Seite.',
    },
    stopped: {
      word: 'Gestoppt',
      money: NOTHING_BOUGHT,
      next: 'Diese Bestellung kann nicht mehr gekauft werden. Sie müssen nichts tun.',
    },
    too_late: {
      word: 'Zu spät zum Stoppen',
      money: 'Es war schon gekauft',
      next: 'Sie können sie noch zurückgeben: „Etwas zurückschicken“ steht unten.',
    },
    payment_processing: {
      word: 'Zahlung läuft',
      money: 'Die Zahlung ist unterwegs',
      next: 'Ihr Code wurde verwendet. Es wird nicht zweimal abgebucht. Sobald die Zahlung fertig ist, sehen Sie es auf dieser Seite.',
    },
    payment_declined: {
      word: 'Zahlung abgelehnt',
      money: NOTHING_BOUGHT,
      next: 'Es wurde nichts abgebucht. Bestellen Sie noch einmal über Ihren Echo, und zahlen Sie auf andere Weise.',
    },
    payment_unknown: {
      word: 'Noch nicht bekannt',
      money: 'Wir finden es heraus',
      next: 'Wir wissen noch nicht, ob die Zahlung durchgegangen ist. Es wird nicht zweimal abgebucht. Wir sagen Ihnen Bescheid.',
    },
    ordered: {
      word: 'Bestellt',
      money: 'Bezahlt',
      next: '',
    },
    halted: {
      word: 'Passkey nötig',
      money: 'Noch ist nichts gekauft',
      next: '',
    },
    changed: {
      word: 'Vom Shop geändert',
      money: NOTHING_BOUGHT,
      next: 'Preis oder Bedingungen haben sich geändert, deshalb ist diese Bestellung beendet. Bestellen Sie noch einmal über Ihren Echo, und hören Sie den neuen Gesamtbetrag.',
    },
    refused_by_policy: {
      word: 'Nicht erlaubt',
      money: NOTHING_BOUGHT,
      next: 'Eine Regel dieses Shops verhindert diese Bestellung. Keine Bestätigung kann das ändern.',
    },
    partly_refunded: {
      word: 'Teilweise erstattet',
      money: 'Ein Teil des Geldes kam zurück',
      next: '',
    },
    refunded: {
      word: 'Erstattet',
      money: 'Ihr Geld kam zurück',
      next: 'Bis Ihre Bank es anzeigt, kann es einige Tage dauern.',
    },
    found_paid: {
      word: 'Geklärt: bezahlt',
      money: 'Einmal abgebucht',
      next: 'Eine Zeit lang wussten wir es nicht. Die Zahlung ist durchgegangen.',
    },
    found_unpaid: {
      word: 'Geklärt: nicht bezahlt',
      money: NOTHING_BOUGHT,
      next: 'Eine Zeit lang wussten wir es nicht. Die Zahlung ging nicht durch, und es wurde nichts abgebucht.',
    },
    sold_out: {
      word: 'Ausverkauft',
      money: 'Ihr Geld ist auf dem Rückweg',
      next: '',
    },
  },
  order: {
    total: 'Gesamtbetrag',
    checkWords: 'Kontrollwörter',
    readToYou: 'Das wurde Ihnen vorgelesen',
    lines: 'Das bekommen Sie',
    delivery: 'Lieferung',
    instrument: 'Zahlung',
    seller: 'Verkauft von',
    askedBy: 'Angefragt von',
    takenBack:
      'Sie haben diese Bestellung bestätigt und danach eine andere. Damit gilt diese Bestätigung nicht mehr: Der Code dazu funktioniert nicht mehr. Es kann immer nur eine Bestellung auf ihren Code warten.',
    requester: ({ clientName, device, ago }) =>
      device === null ? `${clientName}, ${ago}` : `${device}, über ${clientName}, ${ago}`,
    ago: agoIn({
      justNow: 'gerade eben',
      minutes: (count) => (count === 1 ? 'vor einer Minute' : `vor ${String(count)} Minuten`),
      hours: (count) => (count === 1 ? 'vor einer Stunde' : `vor ${String(count)} Stunden`),
      days: (count) => (count === 1 ? 'vor einem Tag' : `vor ${String(count)} Tagen`),
    }),
    successorWaits: 'Dieselbe Bestellung wartet zu den neuen Bedingungen.',
    openSuccessor: 'Neue Bestellung öffnen',
    refunded: 'Erstattet',
  },
  confirm: {
    field: 'Zum Bestätigen den Gesamtbetrag eintippen',
    go: 'Bestätigen',
    isChecking: 'Wird geprüft …',
    thenPasskey: 'Danach: Passkey, dann Code sagen.',
    thenSignIn: 'Danach: neu anmelden, dann Code sagen.',
    untilSaid: 'Gekauft wird nichts, bevor Sie Ihrem Echo den Code sagen.',
    timeLeft: (left) => `Noch ${left} zum Bestätigen`,
    nothingTyped: 'Tippen Sie zuerst den Gesamtbetrag ein.',
    read: 'Sie haben eingetippt',
    expected: 'Der Gesamtbetrag ist',
    dontBuy: 'Nicht kaufen',
    notMe: 'Das war ich nicht',
    notMeExplain: (client) =>
      `Das stoppt die Bestellung. Es stoppt auch ${client}: In Ihrem Namen darf nichts mehr angefragt werden, und Sie bekommen keine Nachrichten darüber.`,
    notMeAgain: 'Unter „Ihr Konto“, „Assistenten“ können Sie das wieder erlauben.',
    notMeGo: 'Beides stoppen',
    notMeDone: (client) => `${client} ist auch gestoppt.`,
    isStopping: 'Wird gestoppt …',
    sayBy: (time) => `Sagen Sie danach den Code bis ${time}.`,
    notHeld: 'Der Shop hält die Ware nicht zurück: Sie kann vorher ausverkauft sein.',
  },
  verify: {
    title: 'Jetzt Ihr Passkey',
    explain: 'Der Gesamtbetrag stimmt. Ihr Gerät bittet Sie jetzt, zu zeigen, dass Sie es sind.',
    cancelled: 'Das wurde nicht abgeschlossen. Es wurde nichts bestätigt.',
    again: 'Passkey verwenden',
    signIn: 'Stattdessen anmelden',
    back: 'Zurück zur Bestellung',
    changeExplain:
      'Ihr Gerät bittet Sie jetzt, zu zeigen, dass Sie es sind. Noch ist nichts geändert.',
    changeCancelled: 'Das wurde nicht abgeschlossen. Es wurde nichts geändert.',
    changeBack: 'Zurück zu Ihrem Konto',
  },
  code: {
    title: 'Sagen Sie diesen Code',
    before: 'Sagen Sie zu Ihrem Echo:',
    phrase: 'mein Code ist',
    label: (digits) => `Ihr Code ist ${digits}.`,
    timeLeft: (left) => `Noch ${left}, um den Code zu sagen`,
    timeLabel: 'Zeit, um den Code zu sagen',
    wrong: (triesLeft) =>
      triesLeft === 1
        ? 'Der Code war nicht richtig. Sie haben noch einen Versuch.'
        : `Der Code war nicht richtig. Sie haben noch ${String(triesLeft)} Versuche.`,
    anyTime: (shopName) =>
      `Wenn Ihr Echo nicht mehr zuhört, beginnen Sie mit „Alexa, frage ${shopName}“.`,
  },
  receipt: {
    title: 'Beleg',
    charged: 'Abgebucht',
    number: 'Belegnummer',
    when: 'Bezahlt am',
    instrument: 'Bezahlt mit',
    delivery: 'Ankunft',
    check: 'Diesen Beleg selbst prüfen',
    checkExplain:
      'Der signierte Beleg enthält, was Sie eingetippt haben, was abgebucht wurde und an wen. Jeder kann ihn prüfen, ohne uns zu fragen; niemand kann ihn unbemerkt ändern.',
    sendBack: 'Etwas zurückschicken',
    back: {
      title: 'Geht zurück',
      asked: 'Rückgabe läuft. Der Verkäufer hat noch nicht geantwortet.',
      taken: 'Rückgabe läuft. Der Verkäufer nimmt es zurück.',
      took: 'Der Verkäufer hat es zurückgenommen.',
      notTaken: 'Der Verkäufer nimmt es nicht zurück. Dafür kommt kein Geld zurück.',
      soldOut: 'Nach Ihrer Zahlung war es ausverkauft. Es kommt nicht.',
      onItsWay: 'Auf dem Weg zu Ihnen',
      notPaidBack: 'Ließ sich nicht erstatten',
    },
    save: 'Signierten Beleg speichern',
    fileName: (receiptNumber) => `beleg-${receiptNumber}.jws`,
    date: momentIn('de-DE'),
  },
  card: {
    title: 'Ihre Bestellungen',
    loading: 'Einen Moment …',
    welcome: 'Nur Sie können bestätigen',
    welcomeExplain:
      'Wenn Sie per Stimme bestellen, wartet die Bestellung hier. Gekauft wird nichts, bevor Sie den Gesamtbetrag gesehen und eingetippt haben.',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    signingIn: 'Sie werden angemeldet …',
    waiting: 'Wartend',
    earlier: 'Früher',
    openTo: { to_confirm: 'Ansehen und bestätigen', confirmed_here: 'Code anzeigen' },
    othersWaiting: (count) =>
      count === 1 ? '1 Bestellung wartet' : `${String(count)} Bestellungen warten`,
    newerWaiting: 'Eine neuere Bestellung wartet.',
    openNewer: 'Neuere Bestellung öffnen',
    moreLines: (count) => `und ${String(count)} mehr`,
    nothingWaiting: 'Es wartet nichts',
    nothingWaitingExplain:
      'Wenn Sie per Stimme bestellen, erscheint die Bestellung hier von selbst. Gekauft wird nichts, bevor Sie es bestätigen.',
    back: 'Alle Bestellungen',
    notFound: 'Diese Bestellung ist nicht hier',
    notFoundExplain:
      'Sie gehört nicht zu Ihren Bestellungen, oder es gibt sie nicht mehr. Durch das Öffnen wurde nichts gekauft.',
    cookiesDropped: 'Ihr Browser hat die Anmeldung nicht behalten',
    cookiesDroppedExplain:
      'Sie haben sich angemeldet, aber dieser Browser hat das sichere Cookie verworfen. Manche Browser tun das bei einer Adresse ohne https. Es wurde nichts bestätigt.',
    cookiesDroppedNext:
      'Öffnen Sie diese Adresse in Chrome, Edge oder Firefox, oder erlauben Sie Cookies für sie. Melden Sie sich dann noch einmal an.',
    keyNotKept: 'Ihr Browser behält hier nichts',
    keyNotKeptExplain:
      'Zum Bestätigen braucht es einen Schlüssel, der in diesem Browser bleibt, und dieses Fenster kann keinen speichern. Öffnen Sie diese Adresse in einem normalen Fenster, nicht in einem privaten.',
    tryAgain: 'Noch einmal versuchen',
    connectionLost: 'Keine Verbindung. Was Sie sehen, kann veraltet sein. Wir versuchen es weiter.',
    signInUnfinished: 'Sie haben die Anmeldung nicht abgeschlossen. Es wurde nichts bestätigt.',
    signedOut: 'Sie sind abgemeldet. Melden Sie sich an, um Ihre Bestellungen zu sehen.',
    notSent: 'Das ist nicht angekommen. Es wurde nichts bestätigt. Versuchen Sie es noch einmal.',
    notKnown:
      'Wir wissen noch nicht, ob das angekommen ist. Sobald wir es wissen, sehen Sie es auf dieser Seite.',
    declineNotSent:
      'Das ist nicht angekommen. Die Bestellung ist noch nicht gestoppt. Versuchen Sie es noch einmal.',
    addPasskey: 'Passkey hinzufügen',
    addPasskeyExplain:
      'Bestätigen Sie beim nächsten Mal mit Fingerabdruck, Gesicht oder Displaysperre.',
    passkeyAdded: 'Ihr Passkey ist hinzugefügt. Beim nächsten Mal bestätigen Sie damit.',
    passkeyNotAdded: 'Es wurde kein Passkey hinzugefügt.',
    passkeySignIn: 'Zuerst noch einmal anmelden',
    passkeySignInExplain:
      'Um einen Passkey hinzuzufügen, melden Sie sich noch einmal an. Bisher wurde keiner hinzugefügt.',
    passkeyReady: 'Jetzt Ihr Passkey',
    passkeyReadyExplain: 'Sie sind angemeldet. Ihr Gerät bittet Sie, den Passkey zu erstellen.',
    passkeyNotNow: 'Nicht jetzt',
    tookBack: (count) =>
      count === 1
        ? 'Sie hatten eine andere Bestellung bestätigt. Deren Bestätigung gilt nicht mehr, weil Sie diese bestätigt haben: Der andere Code funktioniert nicht mehr.'
        : `Sie hatten ${String(count)} andere Bestellungen bestätigt. Deren Bestätigungen gelten nicht mehr, weil Sie diese bestätigt haben: Die anderen Codes funktionieren nicht mehr.`,
    proofRefused:
      'Das wurde abgelehnt. Prüfen Sie, ob dieses Gerät Datum und Uhrzeit richtig anzeigt, und versuchen Sie es dann noch einmal.',
    account: 'Ihr Konto',
    offline: 'Sie sind offline. Bis Sie wieder verbunden sind, kann nichts bestätigt werden.',
    signedOutHere:
      'Sie wurden hier abgemeldet: von einem anderen Gerät oder weil Zeit vergangen ist. Es wurde nichts bestätigt.',
    remember: 'Hier 30 Tage angemeldet bleiben',
    rememberExplain: 'Bei jeder Bestellung zeigen Sie weiterhin, dass Sie es sind.',
    language: 'Sprache',
    notLoaded:
      'Das wurde nicht geladen. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
  },
  risk: {
    unusual: 'Was ungewöhnlich ist',
    halted: 'Das kann nur Ihr Passkey bestätigen',
    usable:
      'Anmelden reicht hier nicht. Tippen Sie den Gesamtbetrag ein, und verwenden Sie dann Ihren Passkey.',
    none: 'Sie haben noch keinen Passkey. Einer, den Sie jetzt hinzufügen, kann nach 24 Stunden solche Bestellungen bestätigen; diese ist bis dahin beendet.',
    tooNew: (when) => `Ihr Passkey ist neu. Solche Bestellungen kann er ab ${when} bestätigen.`,
    endsBefore:
      'Diese Bestellung endet vorher. Wenn Sie sie dann noch möchten, bestellen Sie noch einmal über Ihren Echo.',
    byModel: 'In den Worten eines Sprachmodells',
    limited: 'Das kann gerade nicht gekauft werden',
    limitFrom: (when) => `Der Code gilt ab ${when}, wenn Sie bis dahin nichts anderes kaufen.`,
    limitRoomFrom: (when) =>
      `Ab ${when} ist dafür wieder Raum, wenn Sie bis dahin nichts anderes kaufen.`,
    limitLater: 'Der Code gilt wieder, wenn weniger von der Grenze verbraucht ist.',
    refused: 'Warum sie nicht erlaubt ist',
    reasons: {
      amount_high: 'Der Gesamtbetrag ist höher als üblich.',
      amount_above_limit: 'Der Gesamtbetrag liegt über der Grenze dieses Shops.',
      hour_limit: 'Sie geht über die Grenze für eine Stunde.',
      day_limit: 'Sie geht über die Grenze für einen Tag.',
      category_high_risk:
        'So etwas wollen Diebe oft haben, zum Beispiel Geschenkkarten, Wetten oder Kredite.',
      retry_of_halted:
        'Sie sieht aus wie eine Bestellung der letzten 24 Stunden, die Sie nicht bestätigt haben.',
      after_halt:
        'Eine andere ungewöhnliche Bestellung wartet noch auf Sie, oder Sie haben sie abgelehnt.',
      new_seller_high: 'Es ist viel Geld für einen Verkäufer, der für Sie neu ist.',
      score_high: 'Mehreres an ihr ist zugleich ungewöhnlich.',
      was_halted: 'Sie wurde schon einmal angehalten und bleibt es, bis Ihr Passkey sie bestätigt.',
      possible_repeat:
        'Sie haben in den letzten 24 Stunden fast das Gleiche gekauft. Noch einmal kaufen?',
      category_unknown: 'Wir konnten nicht erkennen, welche Art von Ware es ist.',
      category_claim_differs: 'Der Assistent hat es anders genannt, als es ist.',
      unusual_amount: 'Der Gesamtbetrag liegt weit über dem, was Sie sonst ausgeben.',
      unusual_frequency: 'Es gab viele Bestellungen in kurzer Zeit.',
      unusual_hour: 'Zu dieser Tageszeit haben Sie noch nie gekauft.',
      slow_drift: 'Ihre Bestellungen sind nach und nach größer oder häufiger geworden.',
      first_order_from_client: 'Es ist die erste Bestellung über diesen Assistenten.',
      new_device: 'Das Gerät, über das bestellt wurde, ist neu.',
      new_address: 'Die Adresse ist neu.',
      new_instrument: 'Die Zahlungsart ist neu.',
      first_from_merchant: 'Es ist Ihre erste Bestellung bei diesem Verkäufer.',
    },
  },
  refusals: {
    ordered: 'Diese Bestellung wurde mit ihrem Code schon gekauft. Mehr wurde nicht gekauft.',
    cancelled: 'Diese Bestellung wurde storniert. Es wurde nichts gekauft.',
    declined: 'Diese Bestellung wurde auf Ihrem Telefon gestoppt. Es wurde nichts gekauft.',
    expired:
      'Die Zeit zum Bestätigen ist abgelaufen. Es wurde nichts gekauft. Bestellen Sie noch einmal über Ihren Echo.',
    locked:
      'Der Code war zu oft falsch, deshalb ist diese Bestellung gesperrt. Es wurde nichts gekauft.',
    too_many:
      'Diese Bestellung wurde schon dreimal bestätigt. Es wurde nichts gekauft. Bestellen Sie noch einmal über Ihren Echo.',
    other_order_shown:
      'Ihr Bildschirm zeigt eine andere Bestellung. Es wurde nichts gekauft. Öffnen Sie diese Bestellung noch einmal, und lesen Sie sie.',
    refused_by_policy:
      'Eine Regel dieses Shops verhindert diese Bestellung. Es wurde nichts gekauft.',
    passkey_needed: 'Diese Bestellung kann nur Ihr Passkey bestätigen. Es wurde nichts gekauft.',
    passkey_too_new:
      'Ihr Passkey ist jünger als 24 Stunden. Es wurde nichts gekauft. Nur ein älterer kann diese Bestellung bestätigen.',
    not_found: 'Diese Bestellung ist nicht hier. Es wurde nichts gekauft.',
    other_amount: 'Das ist nicht der Gesamtbetrag dieser Bestellung. Es wurde nichts gekauft.',
    no_amount: 'In Ihrer Eingabe war kein Betrag. Es wurde nichts gekauft.',
    several_amounts:
      'Sie haben mehr als einen Betrag eingetippt. Es wurde nichts gekauft. Tippen Sie nur den Gesamtbetrag ein.',
    ambiguous:
      'Ihre Eingabe kann mehr als einen Betrag bedeuten. Es wurde nichts gekauft. Tippen Sie ihn so ein, wie er da steht.',
    other_currency: 'Ihre Eingabe ist in einer anderen Währung. Es wurde nichts gekauft.',
    negative: 'Ihre Eingabe liegt unter 0. Es wurde nichts gekauft.',
    too_large: 'Ihre Eingabe ist viel mehr als jede Bestellung. Es wurde nichts gekauft.',
    started_elsewhere:
      'Das hat zu lange gedauert, wurde schon benutzt oder woanders begonnen. Es wurde nichts gekauft. Fangen Sie noch einmal an.',
    provider_refused:
      'Ihre Anmeldung wurde nicht angenommen. Es wurde nichts gekauft. Versuchen Sie es noch einmal.',
    provider_unreachable:
      'Ihre Anmeldung ließ sich gerade nicht prüfen. Es wurde nichts gekauft. Versuchen Sie es gleich noch einmal.',
    not_fresh:
      'Ihre Anmeldung ist dafür zu alt. Es wurde nichts gekauft. Melden Sie sich noch einmal an.',
    other_customer:
      'Sie haben sich als jemand anderes angemeldet. Es wurde nichts gekauft. Melden Sie sich mit dem Konto dieser Bestellung an.',
    passkey_refused:
      'Ihr Passkey wurde nicht angenommen. Es wurde nichts gekauft. Versuchen Sie es noch einmal, oder melden Sie sich stattdessen an.',
  },
  ...timesIn('de-DE'),
  ...durationsIn({
    minutes: (count) => counted(count, { one: 'Minute', many: 'Minuten' }),
    seconds: (count) => counted(count, { one: 'Sekunde', many: 'Sekunden' }),
    joiner: ' ',
  }),
};
