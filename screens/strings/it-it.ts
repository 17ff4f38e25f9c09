/** Italian, Italy: Lei, in small letters. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { SkillStrings } from './skill-strings.ts';

export const IT_IT: SkillStrings = {
  welcome: (shopName) =>
    `Le diamo il benvenuto da ${shopName}. Mi dica che cosa vuole ordinare, per esempio, due confezioni di espresso. Non si acquista nulla finché non conferma sul telefono. Che cosa vuole ordinare?`,
  welcomeReprompt: 'Che cosa vuole ordinare?',
  welcomeBack: (shopName) =>
    `Le diamo di nuovo il benvenuto da ${shopName}. Nel suo carrello c'è ancora qualcosa dall'ultima volta. Vuole sentirlo?`,
  hearCart: "Vuole sentire che cosa c'è nel suo carrello?",
  help: "Può ordinare caffè, e io le rileggo l'ordine con il totale. Con questo non si acquista ancora nulla. L'ordine si conferma sul telefono, che poi mostra quattro cifre. Mi dica, il mio codice è, e poi le cifre. Può anche dire, rileggi l'ordine, che cosa c'è nel mio carrello, a che punto è il mio ordine, oppure annulla il mio ordine. Che cosa vuole fare?",
  helpReprompt: 'Che cosa vuole fare?',
  goodbye: 'Arrivederci.',
  linkAccount: (shopName) =>
    `Prima colleghi il suo account di ${shopName}. Le ho mandato una scheda nell'app Alexa. Non è stato acquistato nulla.`,
  askProduct: 'Che cosa vuole ordinare? Per esempio, dica, ordina due confezioni di espresso.',
  askQuantity:
    'Di un articolo posso ordinare da uno a novantanove pezzi. Lo ripeta con il numero, per esempio, ordina due confezioni di espresso.',
  productNotFound:
    "Non ho trovato questo articolo nel negozio. Non è stato ordinato nulla. Che cos'altro vuole?",
  productOutOfStock: "Questo articolo è esaurito. Non è stato ordinato nulla. Che cos'altro vuole?",
  offerProducts: (options) =>
    `Ho trovato ${options.length === 2 ? 'due' : 'alcuni'} articoli che corrispondono. ${options.join('. Oppure, ')}. Quale vuole?`,
  offerOption: (title, price) => `${title}, ${price}`,
  offerReprompt: 'Quale articolo vuole? Basta dire il nome.',
  offerOne: (option) =>
    `Ho trovato questo: ${option}. Dica, ordina questo, oppure, aggiungi questo al carrello. Che cosa vuole?`,
  offerOneReprompt: 'Dica, ordina questo, oppure, aggiungi questo al carrello. Che cosa vuole?',
  moreHint: 'Può anche dire, altre opzioni.',
  noMoreOffers: 'Questi erano tutti quelli che corrispondono.',
  askAdd: 'Che cosa metto nel suo carrello?',
  askRemove: 'Che cosa tolgo dal suo carrello?',
  notInCart: 'Questo articolo non è nel suo carrello.',
  cartQuestion:
    'Per sentire il totale esatto, dica, ordina il mio carrello. Può anche aggiungere o togliere qualcosa. Che cosa vuole?',
  yesOrdersNoCart:
    'Con un semplice sì non si ordina nulla. Per sentire il totale esatto, dica, ordina il mio carrello.',
  cartTotal: (amount) => `Il suo carrello fa ${amount}, senza consegna e imposte.`,
  totalIs: (total) => `Il totale è: ${total}.`,
  inDigits: (digits) => `In cifre: ${digits}.`,
  goesTo: (label) => `La consegna va a: ${label}.`,
  paysWith: (label) => `Paga con: ${label}.`,
  askAddress: (labels) => `Posso consegnare a: ${labels.join(', oppure, ')}. Dove lo mando?`,
  askAddressReprompt: 'Dove lo mando?',
  askInstrument: (labels) =>
    `Può pagare con: ${labels.join(', oppure, ')}. Con che cosa vuole pagare?`,
  askInstrumentReprompt: 'Con che cosa vuole pagare?',
  addressUnknown: 'Questo indirizzo non è nella sua rubrica. Può aggiungerne uno sul telefono.',
  instrumentUnknown:
    'Questo metodo di pagamento non è registrato. Può aggiungerne uno sul telefono.',
  confirmThenCode: 'Confermi sul telefono, poi mi dica il codice.',
  confirmReprompt:
    "Non è ancora stato acquistato nulla. Confermi l'ordine sul telefono, poi mi dica le quattro cifre che compaiono.",
  askCode: 'Quali sono le quattro cifre sul suo telefono?',
  codeUnclear:
    'Non ho sentito quattro cifre, e questo non conta come tentativo. Le dica una alla volta, per esempio, il mio codice è uno due tre quattro.',
  codeIsOnPhone:
    "Il suo codice è sul telefono, dove ha confermato l'ordine. Solo il suo telefono lo mostra.",
  codeComesAfter:
    "Non c'è ancora un codice. Apra l'ordine sul telefono e scriva il totale. Poi il telefono mostra quattro cifre.",
  noCodeNeeded: 'Nessun ordine aspetta un codice.',
  anythingElse: "Che cos'altro vuole?",
  yesBuysNothing:
    "Con un semplice sì non si acquista nulla. Confermi l'ordine sul telefono, poi mi dica il codice.",
  yesBuysNothingWithoutOrder: 'Prima mi dica che cosa ordinare. Che cosa vuole?',
  noBuysNothing: 'Va bene. Per lasciar perdere un ordine in attesa, dica, annulla il mio ordine.',
  allRight: 'Va bene.',
  sameAsLast: (day) =>
    day === undefined
      ? "Questo è ciò che ha ordinato l'ultima volta."
      : `Questo è ciò che ha ordinato ${day}.`,
  nothingToReorder: "Non c'è un ordine precedente che posso ripetere.",
  reorderGone:
    "Qualcosa di quell'ordine non è più nel negozio, perciò non l'ho ripetuto. Non è stato ordinato nulla.",
  orderStillWaits: 'Non è stato acquistato nulla. Il suo ordine è ancora in attesa sul telefono.',
  anotherWaits: (checkWords) =>
    `Un altro ordine è in attesa sul telefono. Parole di controllo: ${checkWords}.`,
  whichWasCancelled: (total, checkWords) =>
    `Il totale di quell'ordine era di ${total}. Parole di controllo: ${checkWords}.`,
  fallback:
    'Non ho capito. Può ordinare qualcosa, dirmi il codice o chiedere a che punto è il suo ordine. Che cosa vuole fare?',
  notUnderstood: 'Non ho capito.',
  moment: 'Un momento, per favore.',
  tooLongToSay: 'È troppo lungo da dire qui. Il suo telefono mostra tutto.',
  shopUnreachable:
    'In questo momento non riesco a contattare il negozio. Non è stato acquistato nulla. Riprovi tra un minuto.',
  ordersUnreachable:
    'In questo momento non riesco a contattare il negozio. Sul telefono vede a che punto sono i suoi ordini. Riprovi tra un minuto.',
  outcomeUnknown:
    'Non sappiamo ancora se il pagamento è andato a buon fine. Non le verrà addebitato due volte. Tra un minuto mi chieda a che punto è il suo ordine.',
  broken:
    'Qualcosa da parte nostra non va. Prima di riprovare, mi chieda a che punto è il suo ordine.',
  card: {
    dryRunTitle: 'Simulazione: non è stato acquistato nulla',
    orderedTitle: 'Ordinato',
    confirmAt: (address) => `Confermi sul telefono: ${address}`,
    receiptLine: (receiptNumber) => `Ricevuta ${receiptNumber}`,
    paidLine: (amount, shopName) => `Ha pagato ${amount} a ${shopName}.`,
    states: {
      dry_run: 'SIMULAZIONE · NESSUN ACQUISTO',
      confirmed: 'CONFERMATO · DICA IL CODICE',
      ordered: 'ORDINATO',
      locked: 'NON ACQUISTATO · BLOCCATO',
      cancelled: 'NON ACQUISTATO · ANNULLATO',
      declined: 'NON ACQUISTATO · FERMATO',
      expired: 'NON ACQUISTATO · SCADUTO',
      not_bought: 'NON ACQUISTATO',
      payment_processing: 'PAGAMENTO IN CORSO',
      payment_declined: 'NON ACQUISTATO · RIFIUTATO',
      payment_unknown: 'PAGAMENTO INCERTO',
    },
    total: 'Totale',
    paid: 'Pagato',
    checkWords: 'Parole di controllo',
    receipt: 'Ricevuta',
    instruction: 'Apra questo sul telefono per confermare. Può farlo solo lei.',
    confirmedInstruction: 'Dica il suo codice: le quattro cifre sul telefono.',
    endedInstruction: 'Sul telefono vede a che punto è questo ordine.',
    moreLines: (count) =>
      count === 1 ? 'e 1 altro articolo' : `e ${String(count)} altri articoli`,
  },
};
