/** What customers say in Italian. Not reviewed by a native speaker yet. */
import type { LanguageSource } from '../language-source.ts';

export const ITALIAN: LanguageSource = {
  samples: {
    OrderIntent: `
      (ordina|compra|ordinare|comprare) {product}
      (ordina|compra|ordinare|comprare) (il|lo|la|un|una|del|della) {product}
      (ordina|compra|ordinare|comprare) {quantity} {product}
      (ordina|compra|ordinare|comprare) {quantity} (confezioni|pacchi|pacchetti|scatole|bottiglie) di {product}
      (ordina|compra|ordinare|comprare) (un pacco|una confezione|un pacchetto) di {product}
      (ordinami|comprami) (il |la |un |una |){product}
      (ordinami|comprami) {quantity} (confezioni|pacchi) di {product}
      (voglio|vorrei|prendo) (il |lo |la |un |una |){product}
      (voglio|vorrei|prendo) {quantity} {product}
      (voglio|vorrei|prendo) {quantity} (confezioni|pacchi|pacchetti|scatole) di {product}
      (voglio|vorrei|devo) (ordinare|comprare) (il |lo |la |un |una |){product}
      (voglio|vorrei|devo) (ordinare|comprare) {quantity} {product}
      (voglio|vorrei|devo) (ordinare|comprare) {quantity} (confezioni|pacchi|pacchetti) di {product}
      (mi dai|dammi) (il |la |un |una |){product}
      (mi dai|dammi) {quantity} (confezioni|pacchi) di {product}
      posso (avere|ordinare) (il |lo |la |un |una |){product}
      posso (avere|ordinare) {quantity} (confezioni|pacchi) di {product}
      (mandami|spediscimi) {quantity} (confezioni|pacchi) di {product}
      {quantity} (confezioni|pacchi|pacchetti|scatole|bottiglie) di {product}
      (un pacco|una confezione|un pacchetto) di {product}
      (il|lo|la) {product}
      {quantity} {product} per favore
      {product}
    `,
    SearchIntent: `
      (cerca|cercare|trova|trovare) {query}
      (cercami|trovami) {query}
      sto cercando {query}
      (fammi vedere|mostrami) {query}
      (che|quali|quale) {query} (avete|hai|ci sono)
      che tipi di {query} (avete|hai|ci sono)
      che cosa (avete|hai) di {query}
      cosa (avete|hai) come {query}
      (consigliami|mi consigli) {query}
      mi serve qualcosa per {query}
      (avete|hai|vendete) (il |lo |la |del |della |){product}
      (c'è|è disponibile) (il|lo|la) {product}
      quanto costa (il |lo |la |un |una |){product}
      quanto costa (un pacco|una confezione) di {product}
      quanto viene (il|lo|la) {product}
      (qual è|dimmi) il prezzo (di|del|della) {product}
      (parlami|dimmi di più) (di|del|della|sul|sulla) {product}
      cerco (il |lo |la |){product}
      sto cercando (il|lo|la) {product}
    `,
    ChooseIntent: `
      (il|la) {place}
      no (il|la) {place}
      no meglio (il|la) {place}
      no {place}
      (voglio|vorrei|prendo|preferisco|dammi) (il|la) {place}
      (voglio|vorrei|prendo|preferisco|dammi) {place}
      (ordina|compra|scegli) (il|la) {place}
      (intendo|volevo dire) (il|la) {place}
      (il|la) {place} per favore
      {place} per favore
      {place}
    `,
    MoreOptionsIntent: `
      (altre opzioni|altre scelte|altri prodotti|altri|altre|di più)
      (mostrami|fammi vedere|dimmi) (altri|altre|altro|di più)
      (che altro|cos'altro) (avete|hai|c'è)
      (che altro|cos'altro)
      (ce ne sono|avete|hai) (altri|altre|altro)
      nessuno di (questi|quelli|loro)
      nessuna di (queste|quelle)
      i prossimi
      (avanti|continua|vai avanti)
      il resto
    `,
    QuantityIntent: `
      (facciamo|fai|mettine|metti) {quantity}
      (meglio|solo|no) {quantity}
      (ne voglio|ne vorrei|ne prendo|me ne servono|dammene) {quantity}
      (voglio|vorrei|prendo) {quantity}
      (cambia|modifica) (la quantità |)(a|in) {quantity}
      {quantity} (confezione|confezioni|pacco|pacchi|pacchetti|pezzi)
      {quantity} (di quelli|di quelle|invece|ciascuno)
      ho detto {quantity}
      {quantity} per favore
      {quantity}
    `,
    AddToCartIntent: `
      aggiungi (il |lo |la |un |una |){product} al (mio |)carrello
      metti (il |lo |la |un |una |){product} nel (mio |)carrello
      aggiungi {quantity} {product} al (mio |)carrello
      metti {quantity} {product} nel (mio |)carrello
      aggiungi {quantity} (confezioni|pacchi|pacchetti) di {product} al (mio |)carrello
      metti {quantity} (confezioni|pacchi|pacchetti) di {product} nel (mio |)carrello
      aggiungi (un pacco|una confezione) di {product} al carrello
      metti (un pacco|una confezione) di {product} nel carrello
      aggiungere {product} al carrello
      aggiungere {quantity} (confezioni|pacchi) di {product} al carrello
      aggiungi (anche |)(il |lo |la |un |una |){product}
      aggiungi (anche |){quantity} {product}
      aggiungi (anche |){quantity} (confezioni|pacchi|pacchetti) di {product}
      aggiungi (anche |)(un pacco|una confezione) di {product}
    `,
    RemoveFromCartIntent: `
      (togli|rimuovi|elimina|togliere|rimuovere) {product}
      (togli|rimuovi|elimina|togliere|rimuovere) (il|lo|la|i|le) {product}
      (togli|rimuovi|elimina) (il |lo |la |){product} dal (mio |)carrello
      non voglio (più |)(il|lo|la) {product}
      (senza|senza il|senza la) {product}
      (niente|lascia stare il|lascia stare la) {product}
      (il|la) {product} no
    `,
    ViewCartIntent: `
      (cosa c'è|che cosa c'è|cosa ho|che cosa ho) nel (mio |)carrello
      (mostrami|fammi vedere|leggimi|apri|leggi) il (mio |)carrello
      il (mio |)carrello
      (vedere|vedi) il (mio |)carrello
      c'è qualcosa nel (mio |)carrello
      quante cose (ci sono|ho) nel (mio |)carrello
      (vai|andare) al (mio |)carrello
      cosa ho aggiunto
    `,
    CheckoutIntent: `
      (ordina|compra|ordinare|comprare) il (mio |)carrello
      (ordina|compra|ordinare|comprare) tutto
      (ordina|compra) (tutto quello che c'è|quello che c'è) nel (mio |)carrello
      (voglio|vorrei) (ordinare|comprare) (il carrello|il mio carrello|tutto)
      (vai|andiamo|passa|passare) alla cassa
      (voglio|vorrei) (andare|passare) alla cassa
      (concludi|completa|procedi con) l'acquisto
      sono (pronto|pronta) a (ordinare|comprare)
    `,
    DeliveryIntent: `
      (consegna|consegnalo|spedisci|spediscilo|mandalo|invialo) (a|in|al|dai) {address}
      (consegna|spedisci|manda) (tutto|l'ordine|il mio ordine) (a|in|al|dai) {address}
      (consegna|spedizione) (a|in|al) {address}
      (voglio|vorrei) la consegna (a|in|al|dai) {address}
      (voglio|vorrei) che arrivi (a|in|al|dai) {address}
      (a|in|al|dai) {address}
      (usa|metti) l'indirizzo (di|della|dell'ufficio|del) {address}
      (cambia|modifica) (l'indirizzo|l'indirizzo di consegna|la consegna)
      (cambia|modifica) l'indirizzo (in|con) {address}
      dove (va|arriva|viene consegnato|lo consegni|lo consegnate|lo spedite)
      (qual è|dimmi) l'indirizzo (di consegna|)
      a quale indirizzo (va|arriva|)
      {address}
    `,
    InstrumentIntent: `
      (paga|pagare|addebita) con {instrument}
      (paga|pagare) con (la|la mia) {instrument}
      (usa|usare) (la|la mia) {instrument}
      (addebita|addebitalo) (sulla|sulla mia) {instrument}
      (voglio|vorrei) pagare con (la |la mia |){instrument}
      (pago|pagherò) con (la |la mia |){instrument}
      con (la|la mia) {instrument}
      con {instrument}
      (cambia|cambiare) (carta|la carta|metodo di pagamento|il pagamento)
      (cambia|passa) (con|alla) {instrument}
      (usa|voglio) un'altra carta
      la mia {instrument}
      (con quale carta|con che cosa|come) (pago|si paga|sto pagando)
      (che|quale) carta (usi|è)
      {instrument}
    `,
    CodeIntent: `
      {code}
      (il mio|il) codice è {code}
      (il mio|il) codice vocale è {code}
      (il mio|il) codice è il {code}
      (il mio|il) codice {code}
      codice {code}
      (è|è il) {code}
      (dice|c'è scritto|qui c'è scritto) {code}
      (il mio|il) telefono (dice|mostra) {code}
      sul (mio |)telefono (c'è|c'è scritto) {code}
      ecco (il mio|il) codice {code}
      le (quattro |)cifre sono {code}
      le mie cifre sono {code}
      il mio codice di quattro cifre è {code}
      (usa|usare) il codice {code}
      (conferma|confermare) con (il codice |){code}
      che il mio codice è {code}
      (il mio|il) codice è {spokenCode}
      (il mio|il) codice vocale è {spokenCode}
      ecco il mio codice {spokenCode}
      il mio telefono dice {spokenCode}
      le cifre sono {spokenCode}
    `,
    WhereIsMyCodeIntent: `
      dov'è (il mio|il) codice
      dove (trovo|vedo|posso trovare) (il mio|il) codice
      come (ottengo|ricevo|faccio ad avere) (il|un) codice
      (qual è|quale è) (il mio|il) codice
      (che codice|quale codice)
      non ho (il|un|nessun|il mio) codice
      non ho (ancora |)ricevuto (il|nessun) codice
      non (trovo|vedo) (il mio|il) codice
      non mi è arrivato (il|nessun) codice
      (non c'è|non appare) (il|nessun) codice
      ho perso il codice
    `,
    ReadBackIntent: `
      (rileggi|rileggilo|rileggimelo|leggilo di nuovo)
      (rileggi|leggi|leggimi|rileggimi) il mio ordine
      (rileggi|leggi|leggimi|rileggimi) l'ordine
      (rileggere|leggere) (il mio ordine|l'ordine)
      (ripassa|riassumi|ripetimi) (il mio ordine|l'ordine)
      (cosa|che cosa) sto (ordinando|comprando)
      (cosa|che cosa) ho ordinato
      (cosa|che cosa) c'è (nel mio ordine|nell'ordine)
      (qual è|dimmi) il mio ordine
      (dimmi|dammi) (l'ordine|i dettagli)
      quali sono i dettagli
      (quali sono|dimmi) le parole di (controllo|verifica)
      (puoi|potresti) (rileggermi|rileggere|ripetere) (il mio ordine|l'ordine)
      (voglio|vorrei) (risentire|sentire) (il mio ordine|l'ordine)
    `,
    TotalIntent: `
      (qual è|dimmi|dammi) il totale
      (qual è il totale|il totale) (dell'ordine|del mio ordine)
      quanto (costa|viene|fa|è)
      quanto (costa|viene|fa) (tutto|in tutto|in totale|l'ordine|il mio ordine)
      quanto (devo|dovrò) pagare
      quanto (pago|spendo)
      (totale|il totale)
      (a quanto ammonta|a quanto arriva) (l'ordine|il totale)
      quanto costa (la consegna|la spedizione)
    `,
    StatusIntent: `
      (come va|a che punto è|che fine ha fatto) il mio ordine
      (dov'è|dove si trova) il mio ordine
      (qual è|dimmi) lo stato del mio ordine
      stato (dell'ordine|del mio ordine)
      (controlla|verifica) (il mio ordine|l'ordine)
      il mio ordine è (confermato|partito|arrivato|andato a buon fine)
      (è|è stato) (confermato|ordinato|comprato)
      (l'ordine|il mio ordine) è (confermato|passato)
      (l'hai|lo hai|l'avete) (ordinato|comprato)
      (quando arriva|quando arriverà) (il mio ordine|l'ordine)
      (ci sono novità|novità|notizie) (sul mio ordine|sull'ordine)
      cosa succede (al mio ordine|con il mio ordine)
      ha funzionato
    `,
    ReorderIntent: `
      (lo stesso|la stessa cosa|come) (dell'ultima volta|l'ultima volta)
      (lo stesso|la stessa cosa) (di prima|di sempre|di nuovo)
      (ordina|compra|ordinare) (lo stesso|la stessa cosa)
      (ordina|compra|ordinare) (lo stesso|la stessa cosa) (dell'ultima volta|di nuovo)
      (voglio|vorrei) (lo stesso|la stessa cosa) (dell'ultima volta|di sempre)
      (il solito|come al solito|come sempre)
      (ordinalo|compralo) (di nuovo|ancora|un'altra volta)
      (ripeti|rifai) (il mio ultimo ordine|l'ultimo ordine)
      quello (dell'ultima volta|che ho preso l'ultima volta)
      (riordina|riordinare)
      (riordina|riordinare) (quello che ho preso l'ultima volta|l'ultimo ordine)
    `,
    CancelOrderIntent: `
      (annulla|cancella|annullare|cancellare) (il mio|questo) ordine
      annulla quell'ordine
      (annulla|cancella|annullare|cancellare) l'ordine
      (annullalo|cancellalo|annulla tutto)
      (lascia perdere|lascia stare|dimenticalo|lascialo stare)
      (dimentica|elimina|lascia perdere) (il mio ordine|l'ordine)
      non (lo voglio|voglio) più
      non voglio (più |)(il mio ordine|l'ordine|quell'ordine|comprarlo|ordinarlo)
      (voglio|vorrei) (annullare|cancellare) (il mio ordine|l'ordine)
      (ho cambiato idea|ci ho ripensato)
      non (ordinarlo|comprarlo|lo ordinare|lo comprare)
      (ferma|blocca) (il mio ordine|l'ordine)
      (anzi no|meglio di no)
    `,
    SlowerIntent: `
      (più piano|più lentamente|più lento)
      (parla|leggi|dillo|ripeti) (più piano|più lentamente)
      (un po'|un pochino) più (piano|lentamente)
      (parli|vai|era) (troppo veloce|troppo in fretta)
      (troppo veloce|non così veloce)
      (puoi|potresti) (parlare|andare) più (piano|lentamente)
      rallenta
    `,
    'AMAZON.RepeatIntent': `
      (ripeti|ripetilo|ripeti per favore)
      (dillo|dimmelo) (di nuovo|ancora|un'altra volta)
      (di nuovo|ancora|un'altra volta|ancora una volta)
      (cosa hai detto|che hai detto|come hai detto)
      (come|scusa)
      non ho (sentito|capito)
      (puoi|potresti) ripetere
    `,
    'AMAZON.HelpIntent': `
      (cosa|che cosa) (sai|puoi) fare
      (cosa|che cosa) posso (dire|fare|chiedere)
      come (funziona|si ordina|faccio a ordinare)
      ho bisogno di aiuto
    `,
    'AMAZON.StopIntent': `
      (arrivederci|ciao)
      (è tutto|questo è tutto|basta così)
      ho (finito|terminato)
      nient'altro
    `,
    'AMAZON.YesIntent': `
      (sì grazie|sì per favore|sì certo)
      sì (ordinalo|compralo|confermalo)
      (fai|conferma) l'ordine
      (procedi|fallo)
    `,
    'AMAZON.NoIntent': `
      no grazie
      (non ora|non adesso|non oggi|non ancora)
    `,
  },
  places: {
    first: ['primo', 'prima', 'numero uno'],
    second: ['secondo', 'seconda', 'numero due'],
    third: ['terzo', 'terza', 'numero tre'],
    fourth: ['quarto', 'quarta', 'numero quattro'],
    fifth: ['quinto', 'quinta', 'numero cinque'],
    last: ['ultimo', 'ultima', "l'ultimo", "l'ultima"],
    other: ['altro', 'altra', "l'altro", "l'altra"],
  },
  addresses: {
    home: ['casa', 'casa mia', 'domicilio'],
    office: ['ufficio', 'lavoro', 'il lavoro'],
    parents: ['casa dei miei', 'miei genitori', 'casa di mia madre'],
  },
  instruments: {
    visa: ['visa', 'carta visa'],
    mastercard: ['mastercard', 'carta mastercard'],
    'american-express': ['american express', 'amex'],
    'credit-card': ['carta di credito', 'carta'],
    'debit-card': ['carta di debito', 'bancomat'],
  },
  productNames: {
    'dark-roast-whole-bean-12oz': ['tostatura scura', 'caffè scuro', 'caffè a tostatura scura'],
    'harbor-blend-whole-bean-12oz': ['miscela della casa', 'caffè della casa'],
    'breakfast-blend-ground-12oz': ['caffè macinato', 'caffè per la colazione'],
    'decaf-whole-bean-12oz': ['decaffeinato', 'caffè decaffeinato', 'deca'],
    'espresso-whole-bean-2lb': ['caffè espresso', 'chicchi per espresso'],
    'ethiopia-whole-bean-10oz': ["caffè dell'etiopia", 'caffè etiope', 'etiopia'],
    'colombia-whole-bean-12oz': ['caffè della colombia', 'caffè colombiano'],
    'paper-filters-no-4': ['filtri da caffè', 'filtri di carta'],
    'burr-grinder': ['macinacaffè', 'macinino'],
    'pour-over-kettle': ['bollitore'],
    'moka-pot': ['caffettiera'],
    'stoneware-mug': ['tazza', 'tazza da caffè'],
    sencha: ['tè verde'],
    'chamomile-tea': ['camomilla'],
    'peppermint-tea': ['tè alla menta', 'menta'],
    'clover-honey': ['miele'],
    'dark-chocolate-bar': ['cioccolato', 'cioccolato fondente'],
  },
};
