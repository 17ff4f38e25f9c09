/** Letters about changes of the account, in German. No native speaker has reviewed it yet. */
import type { LetterWords } from './letter-words.ts';

export const DE_DE: LetterWords = {
  subject: (shop) => `${shop}: Ihr Konto wurde geändert`,
  moneySubject: (shop) => `${shop}: Sie bekommen Geld zurück`,
  paymentSubject: (shop) => `${shop}: zu Ihrer Zahlung`,
  says: {
    passkey_added: () =>
      'Ein Passkey wurde hinzugefügt. In 24 Stunden kann er auch Bestellungen bestätigen, die einen stärkeren Nachweis brauchen.',
    passkey_removed: () => 'Ein Passkey wurde entfernt. Er kann nichts mehr bestätigen.',
    all_passkeys_removed: () => 'Alle Passkeys wurden mit einem Wiederherstellungscode entfernt.',
    unlocked: () => 'Das Einkaufen per Sprache wurde wieder freigegeben.',
    recovery_codes_made: () =>
      'Neue Wiederherstellungscodes wurden erstellt. Die alten gelten nicht mehr.',
    client_allowed: (about) => `${about} darf wieder Bestellungen vorschlagen.`,
    client_revoked: (about) => `${about} darf keine Bestellungen mehr vorschlagen.`,
    erased: () => 'Ihre Daten auf der Karte wurden gelöscht.',
    address_added: (about) =>
      `Eine neue Adresse wurde hinzugefügt: ${about}. Bestellungen können jetzt dorthin gehen.`,
    address_removed: (about) => `Eine Adresse wurde entfernt: ${about}.`,
    instrument_added: (about) =>
      `Eine neue Zahlungskarte wurde hinzugefügt: ${about}. Mit ihr kann jetzt bezahlt werden.`,
    instrument_removed: (about) => `Eine Zahlungskarte wurde entfernt: ${about}.`,
    address_not_added: () =>
      'Eine neue Adresse konnte nicht hinzugefügt werden. Ihre Adressen sind unverändert.',
    instrument_not_added: () =>
      'Eine neue Zahlungskarte konnte nicht hinzugefügt werden. Ihre Zahlungskarten sind unverändert.',
    order_sold_out: (about) =>
      `Ihre Bestellung war nach der Zahlung ausverkauft. ${about} gehen dorthin zurück, woher sie kamen.`,
    return_accepted: (about) =>
      `Ihre Rückgabe wurde angenommen. ${about} gehen dorthin zurück, woher sie kamen.`,
    return_refused: () =>
      'Ihre Rückgabe konnte nicht angenommen werden. Es wurde nichts erstattet.',
    refunded: (about) => `${about} wurden dorthin zurückgezahlt, woher sie kamen.`,
    payment_not_taken: (about) =>
      `Die Zahlung von ${about} kam nicht zustande. Es wurde nichts gekauft und nichts abgebucht. Sie können noch einmal bestellen und anders bezahlen.`,
    refund_failed: (about) =>
      `${about} ließen sich nicht wie vorgesehen dorthin zurückzahlen, woher sie kamen. Das Geschäft zahlt Ihnen den Betrag auf anderem Weg zurück. Bitte fragen Sie dort nach.`,
  },
  nameless: '(ohne Namen)',
  when: (time) => `Wann: ${time}`,
  ifNotYou: (shop) =>
    `Waren Sie das nicht, öffnen Sie Ihre Karte, machen Sie es rückgängig und melden Sie es sofort bei ${shop}. Ändern Sie danach das Kennwort Ihres Kontos.`,
};
