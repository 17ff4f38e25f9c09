/** Italian, Italy: Lei, in small letters. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';

const BOUGHT = 'Non è stato acquistato nulla.';
const NOT_YET = 'Non è ancora stato acquistato nulla.';
const ORDERED = 'Non è stato ordinato nulla.';
const UNREACHABLE = 'In questo momento non riesco a contattare il negozio.';
const LATER = 'Riprovi tra un minuto.';
const ONCE = 'Non le verrà addebitato due volte.';
const ANEW = 'Lo chieda di nuovo e glielo rileggo.';
const STILL_WANTED = 'Se lo vuole ancora, ordini di nuovo.';

export const IT_IT: ShopWords = {
  gap: ' ',
  search: {
    nothingFound:
      'Non ho trovato questo articolo nel negozio. Provi con altre parole, per esempio, espresso.',
    found: ({ count, said }) =>
      count === 1 ? 'Ho trovato un articolo.' : `Ho trovato ${said} articoli.`,
    more: ({ count, said }) => (count === 1 ? "Ce n'è ancora uno." : `Ce ne sono altri ${said}.`),
    next: 'Ecco il seguito.',
    noMore: "Non c'è altro.",
    closest: 'Niente corrisponde del tutto. Questi si avvicinano di più.',
    hadBefore: 'Questo lo ha già ordinato qui.',
    notHadBefore: 'Tra i suoi ultimi ordini qui non ho trovato niente di simile.',
  },
  cart: {
    empty: 'Il suo carrello è vuoto.',
    more: ({ count, said }) =>
      count === 1 ? "C'è ancora un altro articolo." : `Ci sono altri ${said} articoli.`,
    subtotal: (amount) => `In tutto ${amount}, senza consegna e imposte.`,
    goesTo: (address) => `La consegna va a questo indirizzo: ${address}.`,
    paidWith: (instrument) => `Il pagamento è con ${instrument}.`,
    gone: 'Un articolo del carrello non è più in vendita, quindi lo ho tolto.',
    changed: {
      add: 'È nel carrello. Non è ancora stato ordinato nulla.',
      set: 'Il carrello è cambiato. Non è ancora stato ordinato nulla.',
      remove: "L'ho tolto dal carrello.",
      clear: 'Ho svuotato il carrello.',
    },
    refused: {
      product_unknown:
        'Non ho trovato questo articolo nel negozio. Il carrello è rimasto come prima.',
      out_of_stock: 'Questo articolo è esaurito. Il carrello è rimasto come prima.',
      several_sellers:
        'Questo articolo è di un venditore diverso dal resto del carrello e serve un ordine a parte. Il carrello è rimasto come prima.',
      several_currencies:
        'Il prezzo di questo articolo è in una valuta diversa dal resto del carrello e serve un ordine a parte. Il carrello è rimasto come prima.',
      address_unknown:
        'Questo indirizzo non è nella sua rubrica. Può aggiungerne uno sul telefono. Il carrello è rimasto come prima.',
      instrument_unknown:
        'Questo metodo di pagamento non è salvato. Può aggiungerne uno sul telefono. Il carrello è rimasto come prima.',
      client_revoked:
        'Mi ha tolto il permesso di ordinare per Lei. Può ridarmelo sul telefono. Il carrello è rimasto come prima.',
      cart_full: 'Il carrello è pieno. Prima tolga qualcosa. Il carrello è rimasto come prima.',
      too_many_of_one:
        'Nel carrello ci stanno al massimo novantanove pezzi di un articolo. Il carrello è rimasto come prima.',
      not_in_cart: 'Questo articolo non è nel carrello. Il carrello è rimasto come prima.',
    },
  },
  audit: {
    none: 'Non è stato chiesto nulla a suo nome.',
    more: "Prima di questo c'è dell'altro.",
    anAssistant: 'Un assistente',
    readBack: (client) => `${client} le ha riletto un ordine.`,
    notReadBack: (client) => `${client} ha ricevuto una richiesta e non ha riletto nessun ordine.`,
  },
  product: {
    notFound: 'Non ho trovato questo articolo nel negozio.',
    line: ({ title, price, isInStock }) => `${title}, ${price}${isInStock ? '' : ', esaurito'}.`,
    sellerSays: (description) => `Il venditore dice: ${description}`,
  },
  help: (shopName) =>
    `Può ordinare da ${shopName}. Chieda qualcosa, e le rileggo l'ordine con il totale esatto. Con questo non si acquista nulla. Lei apre l'ordine sul telefono e digita il totale, poi il telefono mostra quattro cifre. Le dica, e l'ordine è fatto. Può anche riempire un carrello, ordinare di nuovo qualcosa, chiedere a che punto è il suo ordine, o annullarlo.`,
  proposal: {
    refused: {
      product_unknown: `Non ho trovato uno di questi articoli nel negozio. ${ORDERED}`,
      out_of_stock: `Uno di questi articoli è esaurito. ${ORDERED}`,
      several_sellers: `Questi articoli sono di venditori diversi, e per ogni venditore serve un ordine a parte. ${ORDERED}`,
      several_currencies: `I prezzi di questi articoli sono in valute diverse, e per ogni valuta serve un ordine a parte. ${ORDERED}`,
      address_unknown: `Questo indirizzo non è nella sua rubrica. Può aggiungerne uno sul telefono. ${ORDERED}`,
      instrument_unknown: `Questo metodo di pagamento non è salvato. Può aggiungerne uno sul telefono. ${ORDERED}`,
      client_revoked: `Mi ha tolto il permesso di ordinare per Lei. Può ridarmelo sul telefono. ${ORDERED}`,
      unavailable: `${UNREACHABLE} ${ORDERED} ${LATER}`,
      cart_empty: `Il suo carrello è vuoto. ${ORDERED}`,
      too_many_of_one: `In un ordine ci stanno al massimo novantanove pezzi di un articolo. ${ORDERED}`,
      too_many_waiting: `Troppi suoi ordini sono già in attesa. Prima ne confermi o ne annulli uno. ${ORDERED}`,
      offer_over: `L'offerta del negozio è appena finita. ${ORDERED} Chieda di nuovo per averne un'altra.`,
      quote_mismatch: `La risposta del negozio non corrispondeva all'ordine. ${ORDERED} Riprovi.`,
      invalid_request: `Non ho capito questo ordine. ${ORDERED}`,
    },
    confirmThenCode: 'Confermi sul telefono, poi dica il codice che compare.',
  },
  redeem: {
    outcomes: {
      payment_processing: `Il pagamento di questo ordine è in corso. Non è ancora concluso. ${ONCE} Tra un momento chieda a che punto è il suo ordine.`,
      payment_declined: `Il pagamento è stato rifiutato. ${BOUGHT} Può ordinare di nuovo e pagare in un altro modo.`,
      waiting_for_confirmation: `Questo ordine non è ancora confermato. ${BOUGHT} Lo confermi sul telefono, poi dica le quattro cifre che compaiono.`,
      stronger_confirmation_needed: `Questo ordine richiede una conferma più forte. ${BOUGHT} Lo confermi sul telefono con la sua passkey.`,
      code_locked: `Ci sono stati troppi codici sbagliati. ${BOUGHT} ${STILL_WANTED}`,
      expired: `Il tempo per questo ordine è scaduto. ${BOUGHT} ${ANEW}`,
      terms_changed: `Qualcosa in questo ordine è cambiato. ${BOUGHT}`,
      limit_reached: `Questo ordine supera per ora il limite del negozio. ${BOUGHT}`,
      refused: `Non posso fare questo ordine. ${BOUGHT} ${ANEW}`,
      cancelled: `Questo ordine è stato annullato. ${BOUGHT}`,
      declined: `Questo ordine è stato fermato sul telefono. ${BOUGHT}`,
      unavailable: `${UNREACHABLE} ${BOUGHT} ${LATER}`,
    },
    codeWrong: `Questo codice non è giusto. ${BOUGHT}`,
    triesLeft: {
      none: `Non ci sono più tentativi. ${STILL_WANTED}`,
      one: 'Ha ancora un tentativo.',
      two: 'Ha ancora due tentativi.',
      three: 'Ha ancora tre tentativi.',
    },
    codeUnclear:
      'Mi servono le quattro cifre che compaiono sul telefono. Questo non conta come tentativo.',
    totalIsNow: (total) => `Il totale adesso è di ${total}.`,
    confirmThenNewCode: 'Confermi sul telefono, poi dica il nuovo codice.',
  },
  cancel: {
    cancelled: `Il suo ordine è annullato. ${BOUGHT}`,
    declined: `Il suo ordine era già stato fermato sul telefono. ${BOUGHT}`,
    expired: `Il tempo per il suo ordine era già scaduto. ${BOUGHT}`,
    already_ordered:
      'È tardi per annullare: il codice è già stato accettato. Chieda a che punto è il suo ordine. Per renderlo, lo apra sul suo telefono.',
    refused: 'Non ho trovato questo ordine.',
    unavailable: `In questo momento non riesco a contattare il negozio, quindi non ho annullato l'ordine. ${LATER}`,
  },
  order: {
    none: 'Qui non ha nessun ordine.',
    notFound: 'Non ho trovato questo ordine.',
    pastOnPhone: 'I suoi ordini passati sono sul suo telefono.',
    summary: ({ total, checkWords }) =>
      `Il totale del suo ordine è di ${total}. Parole di controllo: ${checkWords}.`,
    states: {
      waiting: `L'ordine aspetta la sua conferma sul telefono. ${NOT_YET} Lo confermi lì, poi dica le quattro cifre che compaiono.`,
      confirmed: `L'ordine è confermato sul telefono e aspetta il suo codice. ${NOT_YET} Dica le quattro cifre che compaiono sul telefono.`,
      locked: `Ci sono stati troppi codici sbagliati, perciò l'ordine è bloccato. ${BOUGHT} ${STILL_WANTED}`,
      cancelled: `L'ordine è stato annullato. ${BOUGHT}`,
      declined: `L'ordine è stato fermato sul telefono. ${BOUGHT}`,
      expired: `Il tempo per l'ordine è scaduto. ${BOUGHT} ${ANEW}`,
      payment_processing: `Il codice era giusto, e il pagamento è in corso. Non è ancora concluso. ${ONCE}`,
      payment_declined: `Il pagamento è stato rifiutato. ${BOUGHT}`,
      payment_unknown: `Non sappiamo ancora se il pagamento è andato a buon fine. ${ONCE} Glielo faremo sapere.`,
    },
    back: {
      soldOut: 'È risultato esaurito dopo il pagamento e non arriverà.',
      onItsWay: (amount) => `Le stiamo restituendo ${amount}.`,
      paidBack: (amount) => `Le sono stati restituiti ${amount}.`,
      notPaidBack: (amount) =>
        `Non è stato possibile restituire ${amount} come previsto. Si rivolga al negozio: le restituirà il denaro in altro modo.`,
    },
    ordered: ({ amount, shop, checkWords }) =>
      `Ordinato. Ha pagato ${amount} a ${shop}. Le parole di controllo sono ${checkWords}. La ricevuta è sul suo telefono e le arriva anche per e-mail.`,
  },
  faults: {
    unreachable: UNREACHABLE,
    ownFault: 'Qualcosa da parte nostra non va.',
    nothingBought: BOUGHT,
    phoneShowsOrders: 'Sul telefono vede a che punto sono i suoi ordini.',
    cannotLookUpOrder: 'Non riesco a controllarlo.',
    cannotLookUpOrders: 'Non riesco a controllarli.',
    cancelUnknown: 'Non so se il suo ordine è annullato.',
    orderUnknown: `Non so ancora se il suo ordine è stato fatto. ${ONCE}`,
    tryAgainSoon: LATER,
  },
  request: {
    notUnderstood: 'Non ho capito questa richiesta.',
    notTaken: (names) => `Non accetta ${names}.`,
    partWrong: ({ name }) => `La parte «${name}» non va bene.`,
    wholeWrong: () => 'Non va bene così.',
    tooMany: `Troppe richieste insieme. ${BOUGHT} Aspetti un minuto.`,
  },
};
