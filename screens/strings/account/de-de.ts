/** The account in German: Sie. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import type { AccountTexts } from './account-texts.ts';

export const ACCOUNT_DE_DE: AccountTexts = {
  pages: {
    history: { title: 'Verlauf', note: 'Beendete Bestellungen und ihre Belege' },
    access: {
      title: 'Geräte und Passkeys',
      note: 'Wo Sie angemeldet sind und womit Sie sich ausweisen',
    },
    assistants: { title: 'Assistenten', note: 'Was in Ihrem Namen anfragen darf und zuletzt tat' },
    addresses: { title: 'Adressen', note: 'Wohin Bestellungen gehen können' },
    payment: { title: 'Zahlungsarten', note: 'Womit Bestellungen bezahlt werden können' },
    settings: {
      title: 'Stimme, Nachrichten, Sprache',
      note: 'Was laut gesagt und was Ihnen gemeldet wird',
    },
    data: { title: 'Ihre Daten', note: 'Kopie holen oder löschen' },
  },
  sure: 'Ja, ausführen',
  keep: 'So lassen',
  remove: 'Entfernen',
  history: { none: 'Noch ist keine Bestellung beendet.', more: 'Ältere Bestellungen zeigen' },
  access: {
    devices: 'Angemeldet auf',
    unknownDevice: 'Ein Gerät',
    thisDevice: 'Dieses Gerät',
    lastSeen: (ago) => `Benutzt ${ago}`,
    remembered: 'bleibt 30 Tage angemeldet',
    end: 'Dort abmelden',
    passkeys: 'Passkeys',
    noPasskeys: 'Sie haben keinen Passkey. Bei jeder Bestätigung melden Sie sich neu an.',
    passkey: 'Passkey',
    addedOn: (when) => `Hinzugefügt ${when}`,
    liftsFrom: (when) => `Bestätigt ungewöhnliche Bestellungen ab ${when}`,
    lastPasskey:
      'Der letzte Passkey bleibt: Ohne ihn ließen sich ungewöhnliche Bestellungen nicht bestätigen.',
    recovery: 'Wiederherstellungscodes',
    recoveryExplain:
      'Für den Tag, an dem Sie alle Passkeys verlieren: Ein Code entfernt die alten Passkeys, damit Sie einen neuen hinzufügen können. Eine Bestellung bestätigt er nie.',
    codesLeft: (count) => (count === 1 ? 'Noch 1 Code' : `Noch ${String(count)} Codes`),
    makeCodes: 'Neue Codes erstellen',
    makeCodesNote: 'Die alten gelten dann nicht mehr.',
    codesOnce:
      'Bewahren Sie sie sicher auf, nicht auf diesem Telefon. Sie werden nur dieses eine Mal gezeigt.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    print: 'Drucken',
    codesKept: 'Ich habe sie aufbewahrt',
    lostAll: 'Ich habe alle Passkeys verloren',
    lostExplain:
      'Tippen Sie einen Ihrer Wiederherstellungscodes ein. Dann werden alle Ihre Passkeys auf jedem Gerät entfernt.',
    codeField: 'Ein Wiederherstellungscode',
    removeAll: 'Alle Passkeys entfernen',
  },
  assistants: {
    none: 'Noch hat nichts in Ihrem Namen angefragt.',
    mayDo:
      'Ein Assistent darf ansehen, was der Shop verkauft, eine Bestellung zusammenstellen und nach ihrem Stand fragen. Bestätigen kann er sie nie.',
    did: {
      proposed: (ago) => `Fragte ${ago} eine Bestellung an`,
      ordered: (ago) => `Sagte ${ago} Ihren Code für eine Bestellung`,
      cancelled: (ago) => `Stornierte ${ago} eine Bestellung`,
    },
    didNothing: 'Hat noch nichts angefragt',
    stop: 'Stoppen',
    stopped: 'Gestoppt. Er darf in Ihrem Namen nichts anfragen.',
    allow: 'Wieder erlauben',
  },
  book: {
    usual: 'gilt, wenn Sie keine nennen',
    beingAdded: 'wird hinzugefügt',
    beingRemoved: 'wird entfernt',
    noAddresses: 'Noch keine Adresse. Bestellungen haben kein Ziel.',
    addAddress: 'Adresse hinzufügen',
    addressExplain:
      'Nur der Teil des Shops, der versendet, kann sie lesen. Assistenten hören allein den Namen.',
    label: 'Name dafür',
    labelHint: 'So, wie Sie ihn sagen, zum Beispiel Zuhause',
    name: 'Vor- und Nachname',
    line1: 'Straße und Hausnummer',
    line2: 'Wohnung, Etage (falls nötig)',
    city: 'Ort',
    region: 'Bundesland oder Region (falls nötig)',
    postalCode: 'Postleitzahl (falls nötig)',
    country: 'Land',
    saveAddress: 'Diese Adresse hinzufügen',
    missing: 'Füllen Sie das aus.',
    noInstruments: 'Noch keine Zahlungsart. Es kann nichts gekauft werden.',
    addInstrument: 'Zahlungsart hinzufügen',
    instrumentExplain:
      'Sie geben sie auf der Seite des Zahlungsdienstes ein. Die Nummer kommt nie zu uns.',
    noInstrumentPage: 'Hier kann gerade keine Zahlungsart hinzugefügt werden.',
    cameBack:
      'Der Zahlungsdienst hat sie. Geben Sie ihr zum Schluss einen Namen; vorher wird nichts hinzugefügt.',
    saveInstrument: 'Hinzufügen',
  },
  settings: {
    locked: 'Bestellen per Stimme ist gesperrt',
    lockedExplain:
      'An einem Tag wurden zehn falsche Codes gesagt. Per Stimme kann nichts gekauft werden, bis Sie es entsperren.',
    unlock: 'Entsperren',
    shared: 'Auch andere hören meinen Echo',
    sharedExplain: 'Dann werden Ihr Verlauf und Geschenke nie laut gesagt.',
    notices: 'Nachrichten',
    noticesExplain:
      'Dieses Gerät meldet Ihnen, wenn eine Bestellung wartet oder endet. Eine Nachricht bestätigt nichts.',
    allowNotices: 'Nachrichten auf diesem Gerät erlauben',
    noticesOn: 'Dieses Gerät meldet sich.',
    stopNotices: 'Nachrichten auf diesem Gerät beenden',
    noticesBlocked:
      'Dieser Browser blockiert Nachrichten. Erlauben Sie sie zuerst in seinen Einstellungen.',
    noticesMissing: 'Dieser Browser kennt keine Nachrichten.',
    showsAmount: 'Gesamtbetrag auf gesperrtem Bildschirm zeigen',
    saved: 'Gespeichert.',
  },
  data: {
    export: 'Kopie herunterladen',
    exportExplain: 'Alles, was hier über Sie aufbewahrt wird, in einer Datei.',
    fileName: 'meine-bestellungen.json',
    erase: 'Meine Daten löschen',
    eraseExplain:
      'Ihre Passkeys, Geräte, Einstellungen und Nachrichten verschwinden, und wartende Bestellungen enden. Gekauftes bleibt gekauft; sein Nachweis bleibt, so lange es das Gesetz verlangt. Das lässt sich nicht rückgängig machen.',
    eraseWord: 'LÖSCHEN',
    eraseField: (word) => `Tippen Sie zum Fortfahren ${word} ein`,
    eraseWrong: 'Das ist nicht das Wort. Es wurde nichts gelöscht.',
  },
  sendBack: {
    explain:
      'Wählen Sie, was zurückgeht. Der Verkäufer entscheidet, ob er es nimmt und wie viel Geld Sie zurückbekommen.',
    all: 'Alles auswählen',
    bought: (count) => `Gekauft: ${String(count)}`,
    go: 'Verkäufer fragen',
    next: 'Danach weisen Sie nach, dass Sie es sind. Vorher wird nichts gefragt.',
    nothing: 'Wählen Sie mindestens eine Sache. Es wurde nichts gefragt.',
  },
  done: {
    unlock: 'Bestellen per Stimme ist entsperrt.',
    make_recovery_codes: 'Ihre neuen Wiederherstellungscodes sind erstellt.',
    allow_client: 'Der Assistent darf wieder in Ihrem Namen anfragen.',
    add_address: 'Die Adresse wird hinzugefügt.',
    remove_address: 'Die Adresse wird entfernt.',
    add_instrument: 'Die Zahlungsart wird hinzugefügt.',
    remove_instrument: 'Die Zahlungsart wird entfernt.',
    return_order:
      'Ihre Rückgabe ist angemeldet. Eine Mail sagt Ihnen, ob der Verkäufer sie annimmt.',
    erase: 'Ihre Daten sind gelöscht.',
    remove_all_passkeys: 'Alle Ihre Passkeys sind entfernt. Fügen Sie jetzt einen neuen hinzu.',
  },
  refused: {
    not_verified: 'Das hat nicht gezeigt, dass Sie es sind. Es wurde nichts geändert.',
    other_person: 'Sie haben sich als jemand anderes angemeldet. Es wurde nichts geändert.',
    provider_unreachable: 'Ihre Anmeldung ließ sich gerade nicht prüfen. Es wurde nichts geändert.',
    nothing_to_change: 'Es gab nichts zu ändern. Es ist so, wie Sie es sehen.',
    recovery_code_wrong:
      'Dieser Code gehört nicht zu Ihren oder wurde schon benutzt. Es wurde nichts geändert.',
    too_often: 'Gerade zu oft. Es wurde nichts geändert. Versuchen Sie es später noch einmal.',
    not_possible: 'Der Shop kann das nicht annehmen. Es wurde nichts geändert.',
  },
};
