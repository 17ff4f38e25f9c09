/** German, Germany: Sie. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { SkillStrings } from './skill-strings.ts';

export const DE_DE: SkillStrings = {
  welcome: (shopName) =>
    `Willkommen bei ${shopName}. Sagen Sie mir, was Sie bestellen möchten, zum Beispiel zwei Packungen Espresso. Gekauft wird nichts, bevor Sie es auf Ihrem Handy bestätigen. Was möchten Sie bestellen?`,
  welcomeReprompt: 'Was möchten Sie bestellen?',
  welcomeBack: (shopName) =>
    `Willkommen zurück bei ${shopName}. In Ihrem Warenkorb liegt noch etwas vom letzten Mal. Möchten Sie es hören?`,
  hearCart: 'Möchten Sie hören, was in Ihrem Warenkorb liegt?',
  help: 'Sie können Kaffee bestellen, und ich lese Ihnen die Bestellung mit dem Gesamtbetrag vor. Damit ist noch nichts gekauft. Sie bestätigen die Bestellung auf Ihrem Handy, und das zeigt Ihnen dann vier Ziffern. Sagen Sie mir: mein Code ist, und dann die Ziffern. Sie können auch sagen: lies es noch einmal vor, was liegt in meinem Warenkorb, wie steht es um meine Bestellung, oder storniere meine Bestellung. Was möchten Sie tun?',
  helpReprompt: 'Was möchten Sie tun?',
  goodbye: 'Auf Wiederhören.',
  linkAccount: (shopName) =>
    `Bitte verknüpfen Sie zuerst Ihr Konto bei ${shopName}. Ich habe Ihnen dafür eine Karte in die Alexa App geschickt. Es wurde nichts gekauft.`,
  askProduct:
    'Was möchten Sie bestellen? Sagen Sie zum Beispiel: bestelle zwei Packungen Espresso.',
  askQuantity:
    'Ich kann von einer Sache ein bis neunundneunzig Stück bestellen. Bitte sagen Sie es noch einmal mit der Anzahl, zum Beispiel: bestelle zwei Packungen Espresso.',
  productNotFound:
    'Das habe ich im Shop nicht gefunden. Es wurde nichts bestellt. Was möchten Sie sonst?',
  productOutOfStock: 'Das ist ausverkauft. Es wurde nichts bestellt. Was möchten Sie sonst?',
  offerProducts: (options) =>
    `${options.length === 2 ? 'Zwei Artikel passen' : 'Mehrere Artikel passen'}. ${options.join('. Oder: ')}. Welchen möchten Sie?`,
  offerOption: (title, price) => `${title}, ${price}`,
  offerReprompt: 'Welchen Artikel möchten Sie? Sagen Sie einfach seinen Namen.',
  offerOne: (option) =>
    `Ich habe das hier gefunden: ${option}. Sagen Sie: bestelle es, oder: leg es in meinen Warenkorb. Was möchten Sie?`,
  offerOneReprompt: 'Sagen Sie: bestelle es, oder: leg es in meinen Warenkorb. Was möchten Sie?',
  moreHint: 'Sie können auch sagen: zeig mir mehr.',
  noMoreOffers: 'Das waren alle, die passen.',
  askAdd: 'Was soll ich in Ihren Warenkorb legen?',
  askRemove: 'Was soll ich aus Ihrem Warenkorb nehmen?',
  notInCart: 'Das liegt nicht in Ihrem Warenkorb.',
  cartQuestion:
    'Um den genauen Gesamtbetrag zu hören, sagen Sie: bestelle meinen Warenkorb. Sie können auch etwas dazulegen oder herausnehmen. Was möchten Sie?',
  yesOrdersNoCart:
    'Mit einem Ja allein ist nichts bestellt. Um den genauen Gesamtbetrag zu hören, sagen Sie: bestelle meinen Warenkorb.',
  cartTotal: (amount) => `Ihr Warenkorb macht ${amount}, ohne Lieferung und Steuer.`,
  totalIs: (total) => `Der Gesamtbetrag ist ${total}.`,
  inDigits: (digits) => `In Ziffern: ${digits}.`,
  goesTo: (label) => `Die Lieferung geht an: ${label}.`,
  paysWith: (label) => `Sie bezahlen mit: ${label}.`,
  askAddress: (labels) => `Ich kann liefern an: ${labels.join(', oder: ')}. Wohin soll es gehen?`,
  askAddressReprompt: 'Wohin soll es gehen?',
  askInstrument: (labels) =>
    `Sie können bezahlen mit: ${labels.join(', oder: ')}. Womit möchten Sie bezahlen?`,
  askInstrumentReprompt: 'Womit möchten Sie bezahlen?',
  addressUnknown:
    'Diese Adresse steht nicht in Ihrem Adressbuch. Sie können auf Ihrem Handy eine hinzufügen.',
  instrumentUnknown:
    'Dieses Zahlungsmittel ist nicht hinterlegt. Sie können auf Ihrem Handy eines hinzufügen.',
  confirmThenCode: 'Bestätigen Sie auf Ihrem Handy, und sagen Sie mir dann den Code.',
  confirmReprompt:
    'Noch ist nichts gekauft. Bestätigen Sie die Bestellung auf Ihrem Handy, und sagen Sie mir dann die vier Ziffern, die es zeigt.',
  askCode: 'Welche vier Ziffern zeigt Ihr Handy?',
  codeUnclear:
    'Ich habe keine vier Ziffern gehört, und das zählt nicht als Versuch. Bitte sagen Sie die Ziffern einzeln, zum Beispiel: mein Code ist eins zwei drei vier.',
  codeIsOnPhone:
    'Ihr Code steht auf Ihrem Handy, dort, wo Sie die Bestellung bestätigt haben. Nur Ihr Handy zeigt ihn.',
  codeComesAfter:
    'Es gibt noch keinen Code. Öffnen Sie die Bestellung auf Ihrem Handy, und tippen Sie den Gesamtbetrag ein. Dann zeigt Ihr Handy vier Ziffern.',
  noCodeNeeded: 'Keine Bestellung wartet auf einen Code.',
  anythingElse: 'Was möchten Sie sonst?',
  yesBuysNothing:
    'Mit einem Ja allein ist nichts gekauft. Bestätigen Sie die Bestellung auf Ihrem Handy, und sagen Sie mir dann den Code.',
  yesBuysNothingWithoutOrder: 'Sagen Sie mir zuerst, was Sie bestellen möchten. Was darf es sein?',
  noBuysNothing:
    'In Ordnung. Um eine wartende Bestellung fallen zu lassen, sagen Sie: storniere meine Bestellung.',
  allRight: 'In Ordnung.',
  sameAsLast: (day) =>
    day === undefined
      ? 'Das haben Sie beim letzten Mal bestellt.'
      : `Das haben Sie am ${day} bestellt.`,
  nothingToReorder: 'Es gibt keine frühere Bestellung, die ich wiederholen kann.',
  reorderGone:
    'Etwas aus dieser Bestellung gibt es im Shop nicht mehr, darum habe ich sie nicht wiederholt. Es wurde nichts bestellt.',
  orderStillWaits: 'Es wurde nichts gekauft. Ihre Bestellung wartet noch auf Ihrem Handy.',
  anotherWaits: (checkWords) =>
    `Auf Ihrem Handy wartet noch eine Bestellung. Ihre Kontrollwörter: ${checkWords}.`,
  whichWasCancelled: (total, checkWords) =>
    `Der Gesamtbetrag dieser Bestellung war ${total}. Kontrollwörter: ${checkWords}.`,
  fallback:
    'Das habe ich nicht verstanden. Sie können etwas bestellen, mir Ihren Code sagen oder fragen, wie es um Ihre Bestellung steht. Was möchten Sie tun?',
  notUnderstood: 'Das habe ich nicht verstanden.',
  moment: 'Einen Moment, bitte.',
  tooLongToSay: 'Das ist zu lang, um es hier zu sagen. Ihr Handy zeigt alles.',
  shopUnreachable:
    'Ich kann den Shop gerade nicht erreichen. Es wurde nichts gekauft. Bitte versuchen Sie es in einer Minute noch einmal.',
  ordersUnreachable:
    'Ich kann den Shop gerade nicht erreichen. Ihr Handy zeigt, wie es um Ihre Bestellungen steht. Bitte versuchen Sie es in einer Minute noch einmal.',
  outcomeUnknown:
    'Wir wissen noch nicht, ob die Zahlung durchgegangen ist. Es wird nicht zweimal abgebucht. Fragen Sie mich in einer Minute, wie es um Ihre Bestellung steht.',
  broken:
    'Bei uns stimmt etwas nicht. Fragen Sie mich, wie es um Ihre Bestellung steht, bevor Sie es noch einmal versuchen.',
  card: {
    dryRunTitle: 'Probelauf: nichts gekauft',
    orderedTitle: 'Bestellt',
    confirmAt: (address) => `Bestätigen Sie auf Ihrem Handy: ${address}`,
    receiptLine: (receiptNumber) => `Beleg ${receiptNumber}`,
    paidLine: (amount, shopName) => `Sie haben ${amount} an ${shopName} bezahlt.`,
    states: {
      dry_run: 'PROBELAUF · NICHTS GEKAUFT',
      confirmed: 'BESTÄTIGT · SAGEN SIE DEN CODE',
      ordered: 'BESTELLT',
      locked: 'NICHT GEKAUFT · GESPERRT',
      cancelled: 'NICHT GEKAUFT · STORNIERT',
      declined: 'NICHT GEKAUFT · GESTOPPT',
      expired: 'NICHT GEKAUFT · ABGELAUFEN',
      not_bought: 'NICHT GEKAUFT',
      payment_processing: 'ZAHLUNG LÄUFT',
      payment_declined: 'NICHT GEKAUFT · ABGELEHNT',
      payment_unknown: 'ZAHLUNG UNKLAR',
    },
    total: 'Gesamtbetrag',
    paid: 'Bezahlt',
    checkWords: 'Kontrollwörter',
    receipt: 'Beleg',
    instruction: 'Zum Bestätigen auf dem Handy öffnen. Das können nur Sie.',
    confirmedInstruction: 'Sagen Sie Ihren Code: die vier Ziffern auf Ihrem Handy.',
    endedInstruction: 'Ihr Handy zeigt, wie es um diese Bestellung steht.',
    moreLines: (count) =>
      count === 1 ? 'und 1 weiterer Artikel' : `und ${String(count)} weitere Artikel`,
  },
};
