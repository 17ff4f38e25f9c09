/** The phone card in German: Sie. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import { counted } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { receiptDateIn } from './receipt-date.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'Es wurde nichts gekauft';

export const PHONE_DE_DE: PhoneTexts = {
  states: {
    to_confirm: {
      tone: 'waiting',
      word: 'Wartet auf Sie',
      money: 'Noch ist nichts gekauft',
      next: '',
    },
    confirmed_here: {
      tone: 'waiting',
      word: 'Bestätigt',
      money: 'Noch nicht gekauft',
      next: '',
    },
    confirmed_elsewhere: {
      tone: 'waiting',
      word: 'Auf anderem Gerät bestätigt',
      money: 'Noch ist nichts gekauft',
      next: 'Der Code steht auf dem Gerät, auf dem Sie bestätigt haben. Sehen Sie dort nach, und sagen Sie ihn dann Ihrem Echo.',
    },
    locked: {
      tone: 'stopped',
      word: 'Gesperrt',
      money: NOTHING_BOUGHT,
      next: 'Der Code war dreimal falsch. Wenn Sie das noch möchten, bestellen Sie es noch einmal über Ihren Echo.',
    },
    expired: {
      tone: 'stopped',
      word: 'Zeit abgelaufen',
      money: NOTHING_BOUGHT,
      next: 'Wenn Sie das noch möchten, bestellen Sie es noch einmal über Ihren Echo. Der Preis kann sich geändert haben.',
    },
    cancelled: {
      tone: 'stopped',
      word: 'Storniert',
      money: NOTHING_BOUGHT,
      next: 'Wenn Sie das noch möchten, bestellen Sie es noch einmal über Ihren Echo.',
    },
    stopping: {
      tone: 'waiting',
      word: 'Wird gestoppt',
      money: 'Noch nicht gestoppt',
      next: 'Wir stoppen diese Bestellung. Sobald sie gestoppt ist, sehen Sie es auf dieser Seite.',
    },
    stopped: {
      tone: 'stopped',
      word: 'Gestoppt',
      money: NOTHING_BOUGHT,
      next: 'Diese Bestellung kann nicht mehr gekauft werden. Sie müssen nichts tun.',
    },
    too_late: {
      tone: 'done',
      word: 'Zu spät zum Stoppen',
      money: 'Es war schon gekauft',
      next: 'Bitten Sie den Shop, die Bestellung zurückzunehmen. Nennen Sie dabei Ihre Belegnummer.',
    },
    payment_processing: {
      tone: 'waiting',
      word: 'Zahlung läuft',
      money: 'Die Zahlung ist unterwegs',
      next: 'Es wird nicht zweimal abgebucht. Sobald die Zahlung fertig ist, sehen Sie es auf dieser Seite.',
    },
    payment_declined: {
      tone: 'stopped',
      word: 'Zahlung abgelehnt',
      money: NOTHING_BOUGHT,
      next: 'Es wurde nichts abgebucht. Bestellen Sie noch einmal über Ihren Echo, und zahlen Sie auf andere Weise.',
    },
    payment_unknown: {
      tone: 'waiting',
      word: 'Noch nicht bekannt',
      money: 'Wir finden es heraus',
      next: 'Wir wissen noch nicht, ob die Zahlung durchgegangen ist. Es wird nicht zweimal abgebucht. Wir sagen Ihnen Bescheid.',
    },
    ordered: {
      tone: 'done',
      word: 'Bestellt',
      money: 'Bezahlt',
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
    notMe: 'Das war ich nicht',
    isStopping: 'Wird gestoppt …',
  },
  verify: {
    title: 'Jetzt Ihr Passkey',
    explain: 'Der Gesamtbetrag stimmt. Ihr Gerät bittet Sie jetzt, zu zeigen, dass Sie es sind.',
    cancelled: 'Das wurde nicht abgeschlossen. Es wurde nichts bestätigt.',
    again: 'Passkey verwenden',
    signIn: 'Stattdessen anmelden',
    back: 'Zurück zur Bestellung',
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
    save: 'Signierten Beleg speichern',
    fileName: (receiptNumber) => `beleg-${receiptNumber}.jws`,
    date: receiptDateIn('de-DE'),
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
  },
  ...durationsIn({
    minutes: (count) => counted(count, { one: 'Minute', many: 'Minuten' }),
    seconds: (count) => counted(count, { one: 'Sekunde', many: 'Sekunden' }),
    joiner: ' ',
  }),
};
