/** German, Germany: Sie. Amounts stand in the nominative. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';

const BOUGHT = 'Es wurde nichts gekauft.';
const NOT_YET = 'Noch ist nichts gekauft.';
const ORDERED = 'Es wurde nichts bestellt.';
const UNREACHABLE = 'Ich kann den Shop gerade nicht erreichen.';
const LATER = 'Bitte versuchen Sie es in einer Minute noch einmal.';
const ONCE = 'Es wird nicht zweimal abgebucht.';
const ANEW = 'Bestellen Sie noch einmal, dann lese ich sie neu vor.';
const STILL_WANTED = 'Bestellen Sie noch einmal, wenn Sie das noch möchten.';

export const DE_DE: ShopWords = {
  gap: ' ',
  search: {
    nothingFound:
      'Das habe ich im Shop nicht gefunden. Versuchen Sie es mit anderen Wörtern, zum Beispiel Espresso.',
    found: ({ count, said }) =>
      count === 1 ? 'Ich habe einen Artikel gefunden.' : `Ich habe ${said} Artikel gefunden.`,
    more: ({ count, said }) =>
      count === 1 ? 'Es gibt noch einen weiteren.' : `Es gibt noch ${said} weitere.`,
    next: 'So geht es weiter.',
    noMore: 'Mehr gibt es dazu nicht.',
    closest: 'Ganz passend gibt es nichts. Das kommt dem am nächsten.',
    hadBefore: 'Das haben Sie hier schon einmal bestellt.',
    notHadBefore: 'Unter Ihren letzten Bestellungen hier war so etwas nicht.',
  },
  cart: {
    empty: 'Ihr Warenkorb ist leer.',
    more: ({ count, said }) =>
      count === 1
        ? 'Ein weiterer Artikel ist noch darin.'
        : `Darin sind noch ${said} weitere Artikel.`,
    subtotal: (amount) => `Zusammen ${amount}, ohne Lieferung und Steuer.`,
    goesTo: (address) => `Geliefert wird an: ${address}.`,
    paidWith: (instrument) => `Bezahlt wird mit: ${instrument}.`,
    gone: 'Etwas in Ihrem Warenkorb wird nicht mehr verkauft, ich habe es herausgenommen.',
    changed: {
      add: 'Es liegt im Warenkorb. Noch ist nichts bestellt.',
      set: 'Der Warenkorb ist geändert. Noch ist nichts bestellt.',
      remove: 'Ich habe es aus dem Warenkorb genommen.',
      clear: 'Ich habe den Warenkorb geleert.',
    },
    refused: {
      product_unknown: 'Das habe ich im Shop nicht gefunden. Ihr Warenkorb ist, wie er war.',
      out_of_stock: 'Das ist ausverkauft. Ihr Warenkorb ist, wie er war.',
      several_sellers:
        'Das kommt von einem anderen Händler als der übrige Warenkorb und braucht eine eigene Bestellung. Ihr Warenkorb ist, wie er war.',
      several_currencies:
        'Der Preis ist in einer anderen Währung als der übrige Warenkorb, das braucht eine eigene Bestellung. Ihr Warenkorb ist, wie er war.',
      address_unknown:
        'Diese Adresse steht nicht in Ihrem Adressbuch. Auf Ihrem Handy können Sie eine hinzufügen. Ihr Warenkorb ist, wie er war.',
      instrument_unknown:
        'Diese Zahlungsart ist nicht hinterlegt. Auf Ihrem Handy können Sie eine hinzufügen. Ihr Warenkorb ist, wie er war.',
      client_revoked:
        'Sie haben mir das Recht entzogen, für Sie zu bestellen. Auf Ihrem Handy können Sie es mir wieder geben. Ihr Warenkorb ist, wie er war.',
      cart_full:
        'Ihr Warenkorb ist voll. Nehmen Sie zuerst etwas heraus. Ihr Warenkorb ist, wie er war.',
      too_many_of_one:
        'Von einem Artikel passen höchstens neunundneunzig Stück in den Warenkorb. Ihr Warenkorb ist, wie er war.',
      not_in_cart: 'Das liegt nicht im Warenkorb. Ihr Warenkorb ist, wie er war.',
    },
  },
  audit: {
    none: 'In Ihrem Namen wurde nichts angefragt.',
    more: 'Davor war noch mehr.',
    anAssistant: 'Ein Assistent',
    readBack: (client) => `${client} hat Ihnen eine Bestellung vorgelesen.`,
    notReadBack: (client) => `${client} wurde um eine Bestellung gebeten und hat keine vorgelesen.`,
  },
  product: {
    notFound: 'Das habe ich im Shop nicht gefunden.',
    line: ({ title, price, isInStock }) => `${title}, ${price}${isInStock ? '' : ', ausverkauft'}.`,
    sellerSays: (description) => `Der Händler sagt: ${description}`,
  },
  help: (shopName) =>
    `Sie können bei ${shopName} bestellen. Sagen Sie, was Sie möchten, und ich lese Ihnen die Bestellung mit dem genauen Gesamtbetrag vor. Damit ist noch nichts gekauft. Sie öffnen die Bestellung auf Ihrem Handy und tippen den Gesamtbetrag ein, dann zeigt das Handy vier Ziffern. Wenn Sie diese Ziffern sagen, ist die Bestellung aufgegeben. Sie können auch einen Warenkorb füllen, etwas noch einmal bestellen, fragen, wie es um Ihre Bestellung steht, oder sie stornieren.`,
  proposal: {
    refused: {
      product_unknown: `Einen dieser Artikel habe ich im Shop nicht gefunden. ${ORDERED}`,
      out_of_stock: `Einer dieser Artikel ist ausverkauft. ${ORDERED}`,
      several_sellers: `Diese Artikel kommen von verschiedenen Händlern und brauchen je eine eigene Bestellung. ${ORDERED}`,
      several_currencies: `Die Preise dieser Artikel sind in verschiedenen Währungen, und jede braucht eine eigene Bestellung. ${ORDERED}`,
      address_unknown: `Diese Adresse steht nicht in Ihrem Adressbuch. Auf Ihrem Handy können Sie eine hinzufügen. ${ORDERED}`,
      instrument_unknown: `Diese Zahlungsart ist nicht hinterlegt. Auf Ihrem Handy können Sie eine hinzufügen. ${ORDERED}`,
      client_revoked: `Sie haben mir das Recht entzogen, für Sie zu bestellen. Auf Ihrem Handy können Sie es mir wieder geben. ${ORDERED}`,
      unavailable: `${UNREACHABLE} ${ORDERED} ${LATER}`,
      cart_empty: `Ihr Warenkorb ist leer. ${ORDERED}`,
      too_many_of_one: `Von einem Artikel passen höchstens neunundneunzig Stück in eine Bestellung. ${ORDERED}`,
      too_many_waiting: `Es warten schon zu viele Ihrer Bestellungen. Bestätigen oder stornieren Sie zuerst eine davon. ${ORDERED}`,
      offer_over: `Das Angebot des Shops ist gerade abgelaufen. ${ORDERED} Fragen Sie noch einmal, dann bekommen Sie ein neues.`,
      quote_mismatch: `Die Antwort des Shops passte nicht zur Bestellung. ${ORDERED} Bitte versuchen Sie es noch einmal.`,
      invalid_request: `Diese Bestellung habe ich nicht verstanden. ${ORDERED}`,
    },
    confirmThenCode:
      'Bestätigen Sie auf Ihrem Handy, und sagen Sie dann den Code, den es Ihnen zeigt.',
  },
  redeem: {
    outcomes: {
      payment_processing: `Die Zahlung dieser Bestellung läuft. Sie ist noch nicht fertig. ${ONCE} Fragen Sie gleich noch einmal, wie es um Ihre Bestellung steht.`,
      payment_declined: `Die Zahlung wurde abgelehnt. ${BOUGHT} Sie können noch einmal bestellen und anders bezahlen.`,
      waiting_for_confirmation: `Diese Bestellung ist noch nicht bestätigt. ${BOUGHT} Bestätigen Sie auf Ihrem Handy, und sagen Sie dann die vier Ziffern, die es zeigt.`,
      stronger_confirmation_needed: `Diese Bestellung braucht eine stärkere Bestätigung. ${BOUGHT} Bestätigen Sie auf Ihrem Handy mit Ihrem Passkey.`,
      code_locked: `Es waren zu viele falsche Codes. ${BOUGHT} ${STILL_WANTED}`,
      expired: `Die Zeit für diese Bestellung ist abgelaufen. ${BOUGHT} ${ANEW}`,
      terms_changed: `An dieser Bestellung hat sich etwas geändert. ${BOUGHT}`,
      limit_reached: `Diese Bestellung ist mehr, als der Shop zurzeit zulässt. ${BOUGHT}`,
      refused: `Diese Bestellung kann ich nicht aufgeben. ${BOUGHT} ${ANEW}`,
      cancelled: `Diese Bestellung wurde storniert. ${BOUGHT}`,
      declined: `Diese Bestellung wurde auf Ihrem Handy gestoppt. ${BOUGHT}`,
      unavailable: `${UNREACHABLE} ${BOUGHT} ${LATER}`,
    },
    codeWrong: `Dieser Code stimmt nicht. ${BOUGHT}`,
    triesLeft: {
      none: `Es ist kein Versuch mehr übrig. ${STILL_WANTED}`,
      one: 'Sie haben noch einen Versuch.',
      two: 'Sie haben noch zwei Versuche.',
      three: 'Sie haben noch drei Versuche.',
    },
    codeUnclear: 'Ich brauche die vier Ziffern, die Ihr Handy zeigt. Das zählt nicht als Versuch.',
    totalIsNow: (total) => `Der Gesamtbetrag ist jetzt ${total}.`,
    confirmThenNewCode: 'Bestätigen Sie auf Ihrem Handy, und sagen Sie dann den neuen Code.',
  },
  cancel: {
    cancelled: `Ihre Bestellung ist storniert. ${BOUGHT}`,
    declined: `Ihre Bestellung war schon auf Ihrem Handy gestoppt. ${BOUGHT}`,
    expired: `Die Zeit für Ihre Bestellung war schon abgelaufen. ${BOUGHT}`,
    already_ordered:
      'Zum Stornieren ist es zu spät: Der Code wurde schon angenommen. Fragen Sie, wie es um Ihre Bestellung steht. Zurückgeben können Sie sie auf Ihrem Handy.',
    refused: 'Diese Bestellung habe ich nicht gefunden.',
    unavailable: `Ich kann den Shop gerade nicht erreichen, ich habe die Bestellung also nicht storniert. ${LATER}`,
  },
  order: {
    none: 'Sie haben hier keine Bestellung.',
    notFound: 'Diese Bestellung habe ich nicht gefunden.',
    pastOnPhone: 'Ihre früheren Bestellungen stehen auf Ihrem Handy.',
    summary: ({ total, checkWords }) =>
      `Der Gesamtbetrag Ihrer Bestellung ist ${total}. Kontrollwörter: ${checkWords}.`,
    states: {
      waiting: `Die Bestellung wartet darauf, dass Sie sie auf Ihrem Handy bestätigen. ${NOT_YET} Bestätigen Sie dort, und sagen Sie dann die vier Ziffern, die das Handy zeigt.`,
      confirmed: `Die Bestellung ist auf Ihrem Handy bestätigt und wartet auf ihren Code. ${NOT_YET} Sagen Sie die vier Ziffern, die das Handy zeigt.`,
      locked: `Es waren zu viele falsche Codes, deshalb ist die Bestellung gesperrt. ${BOUGHT} ${STILL_WANTED}`,
      cancelled: `Die Bestellung wurde storniert. ${BOUGHT}`,
      declined: `Die Bestellung wurde auf Ihrem Handy gestoppt. ${BOUGHT}`,
      expired: `Die Zeit dafür ist abgelaufen. ${BOUGHT} ${ANEW}`,
      payment_processing: `Der Code stimmte, und die Zahlung läuft. Sie ist noch nicht fertig. ${ONCE}`,
      payment_declined: `Die Zahlung wurde abgelehnt. ${BOUGHT}`,
      payment_unknown: `Wir wissen noch nicht, ob die Zahlung durchgegangen ist. ${ONCE} Wir sagen Ihnen Bescheid.`,
    },
    back: {
      soldOut: 'Sie war nach der Zahlung ausverkauft und kommt nicht.',
      onItsWay: (amount) => `${amount} sind auf dem Weg zurück zu Ihnen.`,
      paidBack: (amount) => `${amount} wurden Ihnen zurückgezahlt.`,
      notPaidBack: (amount) =>
        `${amount} ließen sich nicht wie vorgesehen zurückzahlen. Fragen Sie im Geschäft nach: Sie bekommen das Geld auf anderem Weg.`,
    },
    ordered: ({ amount, shop, checkWords }) =>
      `Bestellt. Der Gesamtbetrag ist ${amount}, bezahlt an ${shop}. Die Kontrollwörter sind ${checkWords}. Ihr Beleg ist auf Ihrem Handy und kommt auch per E-Mail.`,
  },
  faults: {
    unreachable: UNREACHABLE,
    ownFault: 'Bei uns stimmt etwas nicht.',
    nothingBought: BOUGHT,
    phoneShowsOrders: 'Ihr Handy zeigt, wie es um Ihre Bestellungen steht.',
    cannotLookUpOrder: 'Ich kann nicht nachsehen.',
    cannotLookUpOrders: 'Ich kann nicht nachsehen.',
    cancelUnknown: 'Ich weiß nicht, ob Ihre Bestellung storniert ist.',
    orderUnknown: `Ich weiß noch nicht, ob Ihre Bestellung aufgegeben wurde. ${ONCE}`,
    tryAgainSoon: LATER,
  },
  request: {
    notUnderstood: 'Diese Anfrage habe ich nicht verstanden.',
    notTaken: (names) => `Unbekannt ist darin ${names}.`,
    partWrong: ({ name }) => `Der Teil „${name}“ passt nicht.`,
    wholeWrong: () => 'Sie passt so nicht.',
    tooMany: `Das waren zu viele Anfragen auf einmal. ${BOUGHT} Warten Sie eine Minute.`,
  },
};
