/** The phone card in Italian: Lei in sentences, the usual short forms on buttons. Not reviewed by a native speaker yet. */
import { counted } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { momentIn, timesIn } from './moments.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'Non è stato acquistato nulla';
const NOTHING_BOUGHT_YET = 'Non è ancora stato acquistato nulla';

export const PHONE_IT_IT: PhoneTexts = {
  locale: 'it-IT',
  direction: 'ltr',
  states: {
    to_confirm: {
      word: 'In attesa di conferma',
      money: NOTHING_BOUGHT_YET,
      next: '',
    },
    confirmed_here: {
      word: 'Confermato',
      money: 'Non ancora acquistato',
      next: '',
    },
    confirmed_elsewhere: {
      word: 'Confermato altrove',
      money: NOTHING_BOUGHT_YET,
      next: 'Il codice è sul dispositivo con cui ha confermato. Lo legga lì, poi lo dica al suo Echo.',
    },
    locked: {
      word: 'Bloccato',
      money: NOTHING_BOUGHT,
      next: 'Il codice era sbagliato per tre volte. Se lo vuole ancora, chieda al suo Echo di ordinarlo di nuovo.',
    },
    expired: {
      word: 'Tempo scaduto',
      money: NOTHING_BOUGHT,
      next: 'Se lo vuole ancora, chieda al suo Echo di ordinarlo di nuovo. Il prezzo può essere cambiato.',
    },
    cancelled: {
      word: 'Annullato',
      money: NOTHING_BOUGHT,
      next: 'Se lo vuole ancora, chieda al suo Echo di ordinarlo di nuovo.',
    },
    stopping: {
      word: 'Lo stiamo fermando',
      money: 'Non ancora fermato',
      next: 'Stiamo fermando questo ordine. Appena è fermo, lo vede in questa pagina.',
    },
    stopped: {
      word: 'Fermato',
      money: NOTHING_BOUGHT,
      next: 'Questo ordine non può più essere acquistato. Non deve fare nulla.',
    },
    too_late: {
      word: 'Troppo tardi per fermarlo',
      money: 'Era già stato acquistato',
      next: 'Può ancora restituirlo: «Restituisci qualcosa» è più in basso.',
    },
    payment_processing: {
      word: 'Pagamento in corso',
      money: 'Il pagamento è partito',
      next: 'Il suo codice è stato usato. Non le verrà addebitato due volte. Quando è concluso, lo vede in questa pagina.',
    },
    payment_declined: {
      word: 'Pagamento rifiutato',
      money: NOTHING_BOUGHT,
      next: 'Non le è stato addebitato nulla. Chieda al suo Echo di ordinare di nuovo, e paghi in un altro modo.',
    },
    payment_unknown: {
      word: 'Non si sa ancora',
      money: 'Stiamo verificando',
      next: 'Non sappiamo ancora se il pagamento è andato a buon fine. Non le verrà addebitato due volte. La avviseremo.',
    },
    ordered: {
      word: 'Ordinato',
      money: 'Pagato',
      next: '',
    },
    halted: {
      word: 'Serve la sua passkey',
      money: NOTHING_BOUGHT_YET,
      next: '',
    },
    changed: {
      word: 'Cambiato dal negozio',
      money: NOTHING_BOUGHT,
      next: 'Il prezzo o le condizioni sono cambiati, e questo ordine è terminato. Chieda al suo Echo di ordinarlo di nuovo e ascolti il nuovo totale.',
    },
    refused_by_policy: {
      word: 'Non consentito',
      money: NOTHING_BOUGHT,
      next: 'Una regola di questo negozio ferma questo ordine, e nessuna conferma può cambiarlo.',
    },
    partly_refunded: {
      word: 'Rimborsato in parte',
      money: 'Una parte del denaro è tornata',
      next: '',
    },
    refunded: {
      word: 'Rimborsato',
      money: 'Il suo denaro è tornato',
      next: 'La sua banca può impiegare qualche giorno a mostrarlo.',
    },
    found_paid: {
      word: 'Chiarito: pagato',
      money: 'Addebitato una sola volta',
      next: 'Per un po’ non lo sapevamo. Il pagamento è avvenuto.',
    },
    found_unpaid: {
      word: 'Chiarito: non pagato',
      money: NOTHING_BOUGHT,
      next: 'Per un po’ non lo sapevamo. Il pagamento non è avvenuto, e non le è stato addebitato nulla.',
    },
    sold_out: {
      word: 'Esaurito',
      money: 'Il suo denaro sta tornando',
      next: '',
    },
  },
  order: {
    total: 'Totale',
    checkWords: 'Parole di controllo',
    readToYou: 'Che cosa le è stato letto',
    lines: 'Che cosa riceve',
    delivery: 'Consegna',
    instrument: 'Pagamento',
    seller: 'Venduto da',
    askedBy: 'Richiesto da',
    takenBack:
      'Ha confermato questo ordine e dopo un altro. Perciò questa conferma non vale più: il codice di questo ordine non funziona più. Può attendere il codice un solo ordine alla volta.',
    requester: ({ clientName, device, ago }) =>
      device === null ? `${clientName}, ${ago}` : `${device}, tramite ${clientName}, ${ago}`,
    ago: agoIn({
      justNow: 'poco fa',
      minutes: (count) => (count === 1 ? 'un minuto fa' : `${String(count)} minuti fa`),
      hours: (count) => (count === 1 ? 'un’ora fa' : `${String(count)} ore fa`),
      days: (count) => (count === 1 ? 'un giorno fa' : `${String(count)} giorni fa`),
    }),
    successorWaits: 'Lo stesso ordine attende alle nuove condizioni.',
    openSuccessor: 'Apri il nuovo ordine',
    refunded: 'Rimborsato',
  },
  confirm: {
    field: 'Scriva il totale per confermare',
    go: 'Conferma',
    isChecking: 'Verifica…',
    thenPasskey: 'Poi: la sua passkey e un codice da dire.',
    thenSignIn: 'Poi: un altro accesso e un codice da dire.',
    untilSaid: 'Non si acquista nulla finché non dice il codice al suo Echo.',
    timeLeft: (left) => `Ancora ${left} per confermare`,
    nothingTyped: 'Prima scriva il totale.',
    read: 'Ha scritto',
    expected: 'Il totale è',
    dontBuy: 'Non acquistare',
    notMe: 'Non ero io',
    notMeExplain: (client) =>
      `Questo ferma l’ordine. Ferma anche ${client}: non può più chiedere nulla a suo nome, e lei non riceve avvisi dei suoi ordini.`,
    notMeAgain: 'Può consentirlo di nuovo in “Il suo account”, “Assistenti”.',
    notMeGo: 'Ferma entrambi',
    notMeDone: (client) => `Anche ${client} è fermo.`,
    isStopping: 'Lo fermiamo…',
    sayBy: (time) => `Poi dica il codice entro le ${time}.`,
    notHeld: 'Il negozio non lo tiene da parte: può esaurirsi prima.',
  },
  verify: {
    title: 'Ora la sua passkey',
    explain: 'Il totale è giusto. Il suo dispositivo le chiede di dimostrare che è lei.',
    cancelled: 'Non è stato completato. Non è stato confermato nulla.',
    again: 'Usa la passkey',
    signIn: 'Oppure accedi',
    back: 'Torna all’ordine',
    changeExplain:
      'Il suo dispositivo le chiede di dimostrare che è lei. Non è ancora cambiato nulla.',
    changeCancelled: 'Non è stato completato. Non è cambiato nulla.',
    changeBack: 'Torna al suo account',
  },
  code: {
    title: 'Dica questo codice',
    before: 'Dica al suo Echo:',
    phrase: 'il mio codice è',
    label: (digits) => `Il suo codice è ${digits}.`,
    timeLeft: (left) => `Ancora ${left} per dire il codice`,
    timeLabel: 'Tempo rimasto per dire il codice',
    wrong: (triesLeft) =>
      triesLeft === 1
        ? 'Il codice non era giusto. Le resta un tentativo.'
        : `Il codice non era giusto. Le restano ${String(triesLeft)} tentativi.`,
    anyTime: (shopName) => `Se Echo non ascolta più, cominci con «Alexa, chiedi a ${shopName}».`,
  },
  receipt: {
    title: 'Ricevuta',
    charged: 'Addebitato',
    number: 'Numero ricevuta',
    when: 'Pagato il',
    instrument: 'Pagato con',
    delivery: 'Arrivo',
    check: 'Verifica questa ricevuta',
    checkExplain:
      'La ricevuta firmata contiene ciò che ha scritto, ciò che è stato addebitato e a favore di chi. Chiunque può verificarla senza chiedere a noi; nessuno può cambiarla senza che si veda.',
    sendBack: 'Restituisci qualcosa',
    back: {
      title: 'In restituzione',
      asked: 'Reso in corso. Il venditore non ha ancora risposto.',
      taken: 'Reso in corso. Il venditore lo accetta.',
      took: 'Il venditore ha accettato il reso.',
      notTaken: 'Il venditore non accetta il reso. Per questo non viene rimborsato nulla.',
      soldOut: 'Esaurito dopo il pagamento. Non arriverà.',
      onItsWay: 'In arrivo da lei',
      notPaidBack: 'Non è stato possibile rimborsarlo',
    },
    save: 'Salva la ricevuta firmata',
    fileName: (receiptNumber) => `ricevuta-${receiptNumber}.jws`,
    date: momentIn('it-IT'),
  },
  card: {
    title: 'I suoi ordini',
    loading: 'Un momento…',
    welcome: 'Solo lei può confermare',
    welcomeExplain:
      'Quando ordina con la voce, l’ordine attende qui. Non si acquista nulla finché non ha visto e scritto il totale.',
    signIn: 'Accedi',
    signOut: 'Esci',
    signingIn: 'Accesso in corso…',
    waiting: 'In attesa',
    earlier: 'Precedenti',
    openTo: { to_confirm: 'Controlla e conferma', confirmed_here: 'Mostra il codice' },
    othersWaiting: (count) =>
      count === 1 ? '1 ordine è in attesa' : `${String(count)} ordini sono in attesa`,
    newerWaiting: 'Un ordine più recente è in attesa.',
    openNewer: 'Apri il più recente',
    moreLines: (count) => (count === 1 ? 'e 1 altro' : `e ${String(count)} altri`),
    nothingWaiting: 'Niente in attesa',
    nothingWaitingExplain:
      'Quando ordina con la voce, l’ordine compare qui da solo. Non si acquista nulla finché non conferma.',
    back: 'Tutti gli ordini',
    notFound: 'Questo ordine non è qui',
    notFoundExplain:
      'Non è uno dei suoi ordini, o non c’è più. Aprendolo non è stato acquistato nulla.',
    cookiesDropped: 'Il browser non ha mantenuto l’accesso',
    cookiesDroppedExplain:
      'L’accesso è avvenuto, ma questo browser ha scartato il cookie sicuro. Alcuni browser lo fanno con un indirizzo senza https. Non è stato confermato nulla.',
    cookiesDroppedNext:
      'Apra questo indirizzo in Chrome, Edge o Firefox, oppure ne consenta i cookie. Poi acceda di nuovo.',
    keyNotKept: 'Il browser qui non conserva nulla',
    keyNotKeptExplain:
      'Per confermare serve una chiave che resti in questo browser, e questa finestra non può conservarla. Apra questo indirizzo in una finestra normale, non in una privata.',
    tryAgain: 'Riprova',
    connectionLost:
      'Nessuna connessione. Ciò che vede può non essere aggiornato. Continuiamo a provare.',
    signInUnfinished: 'L’accesso non è stato completato. Non è stato confermato nulla.',
    signedOut: 'L’accesso è terminato. Acceda per vedere i suoi ordini.',
    notSent: 'Non è arrivato. Non è stato confermato nulla. Riprovi.',
    notKnown: 'Non sappiamo ancora se è arrivato. Appena lo sappiamo, lo vede in questa pagina.',
    declineNotSent: 'Non è arrivato. L’ordine non è ancora fermato. Riprovi.',
    addPasskey: 'Aggiungi una passkey',
    addPasskeyExplain:
      'La prossima volta confermi con l’impronta, il volto o il blocco dello schermo.',
    passkeyAdded: 'La sua passkey è stata aggiunta. La prossima volta confermi con quella.',
    passkeyNotAdded: 'Non è stata aggiunta nessuna passkey.',
    passkeySignIn: 'Prima acceda di nuovo',
    passkeySignInExplain:
      'Per aggiungere una passkey, acceda ancora una volta. Per ora non è stata aggiunta.',
    passkeyReady: 'Ora la sua passkey',
    passkeyReadyExplain: 'L’accesso è avvenuto. Il suo dispositivo le chiede di creare la passkey.',
    passkeyNotNow: 'Non ora',
    tookBack: (count) =>
      count === 1
        ? 'Aveva confermato un altro ordine. Quella conferma non vale più, perché ha confermato questo: l’altro codice non funziona più.'
        : `Aveva confermato altri ${String(count)} ordini. Quelle conferme non valgono più, perché ha confermato questo: gli altri codici non funzionano più.`,
    proofRefused:
      'È stato rifiutato. Controlli che data e ora di questo dispositivo siano giuste, poi riprovi.',
    account: 'Il suo account',
    offline: 'È senza connessione. Non si può confermare nulla finché non torna.',
    signedOutHere:
      'L’accesso qui è terminato: da un altro dispositivo o perché è passato del tempo. Non è stato confermato nulla.',
    remember: 'Ricorda questo accesso per 30 giorni',
    rememberExplain: 'Per ogni ordine dimostra comunque che è lei.',
    language: 'Lingua',
    notLoaded: 'Non è stato caricato. Controlli la connessione e riprovi.',
  },
  risk: {
    unusual: 'Che cosa è insolito',
    halted: 'Può confermarlo solo la sua passkey',
    usable: 'Qui l’accesso non basta. Scriva il totale, poi usi la sua passkey.',
    none: 'Non ha ancora una passkey. Quella che aggiunge ora potrà confermare ordini così dopo 24 ore; questo sarà terminato prima.',
    tooNew: (when) => `La sua passkey è nuova. Potrà confermare ordini così dal ${when}.`,
    endsBefore:
      'Questo ordine termina prima. Se allora lo vuole ancora, chieda al suo Echo di ordinarlo di nuovo.',
    byModel: 'Con le parole di un modello linguistico',
    limited: 'In questo momento non si può acquistare',
    limitFrom: (when) => `Il suo codice vale dal ${when}, se prima non acquista altro.`,
    limitRoomFrom: (when) => `Ci sarà di nuovo margine dal ${when}, se prima non acquista altro.`,
    limitLater: 'Il suo codice varrà di nuovo quando sarà usato meno del limite.',
    refused: 'Perché non è consentito',
    reasons: {
      amount_high: 'Il totale è più alto del solito.',
      amount_above_limit: 'Il totale supera il limite di questo negozio.',
      hour_limit: 'Supera il limite per un’ora.',
      day_limit: 'Supera il limite per un giorno.',
      category_high_risk:
        'È una cosa che i ladri cercano spesso, come carte regalo, scommesse o prestiti.',
      retry_of_halted: 'Somiglia a un ordine delle ultime 24 ore che non ha confermato.',
      after_halt: 'Un altro ordine insolito la aspetta ancora, oppure lo ha rifiutato.',
      new_seller_high: 'È una spesa alta per un venditore nuovo per lei.',
      score_high: 'Più cose di questo ordine sono insolite insieme.',
      was_halted:
        'È già stato fermato una volta, e resta fermo finché la sua passkey non lo conferma.',
      possible_repeat: 'Ha acquistato quasi lo stesso nelle ultime 24 ore. Acquistarlo di nuovo?',
      category_unknown: 'Non abbiamo potuto capire che tipo di cosa sia.',
      category_claim_differs: 'L’assistente lo ha chiamato in modo diverso da quello che è.',
      unusual_amount: 'Il totale è molto più alto di quanto spende di solito.',
      unusual_frequency: 'Ci sono stati molti ordini in poco tempo.',
      unusual_hour: 'Non ha mai acquistato a quest’ora del giorno.',
      slow_drift: 'I suoi ordini sono cresciuti, o diventati più frequenti, a poco a poco.',
      first_order_from_client: 'È il primo ordine tramite questo assistente.',
      new_device: 'Il dispositivo da cui è stato chiesto è nuovo.',
      new_address: 'L’indirizzo è nuovo.',
      new_instrument: 'Il modo di pagare è nuovo.',
      first_from_merchant: 'È il suo primo ordine da questo venditore.',
    },
  },
  refusals: {
    ordered: 'Questo ordine è già stato acquistato con il codice. Non è stato acquistato altro.',
    cancelled: 'Questo ordine è stato annullato. Non è stato acquistato nulla.',
    declined: 'Questo ordine è stato fermato sul suo telefono. Non è stato acquistato nulla.',
    expired:
      'Il tempo per confermare è scaduto. Non è stato acquistato nulla. Lo chieda di nuovo al suo Echo.',
    locked:
      'Il codice era sbagliato troppe volte, perciò l’ordine è bloccato. Non è stato acquistato nulla.',
    too_many:
      'Questo ordine è già stato confermato tre volte. Non è stato acquistato nulla. Lo chieda di nuovo al suo Echo.',
    other_order_shown:
      'Il suo schermo mostra un altro ordine. Non è stato acquistato nulla. Apra di nuovo questo ordine e lo rilegga.',
    refused_by_policy:
      'Una regola di questo negozio ferma questo ordine. Non è stato acquistato nulla.',
    passkey_needed:
      'Solo la sua passkey può confermare questo ordine. Non è stato acquistato nulla.',
    passkey_too_new:
      'La sua passkey ha meno di 24 ore. Non è stato acquistato nulla. Solo una più vecchia può confermare questo ordine.',
    not_found: 'Questo ordine non è qui. Non è stato acquistato nulla.',
    other_amount: 'Non è il totale di questo ordine. Non è stato acquistato nulla.',
    no_amount: 'Non c’era un importo in ciò che ha scritto. Non è stato acquistato nulla.',
    several_amounts:
      'Ha scritto più di un importo. Non è stato acquistato nulla. Scriva solo il totale.',
    ambiguous:
      'Ciò che ha scritto può significare più di un importo. Non è stato acquistato nulla. Lo scriva come è mostrato.',
    other_currency: 'Ciò che ha scritto è in un’altra valuta. Non è stato acquistato nulla.',
    negative: 'Ciò che ha scritto è meno di zero. Non è stato acquistato nulla.',
    too_large: 'Ciò che ha scritto è molto più di qualsiasi ordine. Non è stato acquistato nulla.',
    started_elsewhere:
      'Ci è voluto troppo, è già stato usato o è iniziato altrove. Non è stato acquistato nulla. Ricominci.',
    provider_refused:
      'Il suo accesso non è stato accettato. Non è stato acquistato nulla. Riprovi.',
    provider_unreachable:
      'Ora non si è potuto verificare il suo accesso. Non è stato acquistato nulla. Riprovi fra un momento.',
    not_fresh:
      'Il suo accesso è troppo vecchio per questo. Non è stato acquistato nulla. Acceda di nuovo.',
    other_customer:
      'Ha fatto l’accesso come un’altra persona. Non è stato acquistato nulla. Acceda con l’account di questo ordine.',
    passkey_refused:
      'La sua passkey non è stata accettata. Non è stato acquistato nulla. Riprovi, oppure acceda.',
  },
  ...timesIn('it-IT'),
  ...durationsIn({
    minutes: (count) => counted(count, { one: 'minuto', many: 'minuti' }),
    seconds: (count) => counted(count, { one: 'secondo', many: 'secondi' }),
    joiner: ' e ',
  }),
};
