/** Letters about changes of the account, in Italian. No native speaker has reviewed it yet. */
import type { LetterWords } from './letter-words.ts';

export const IT_IT: LetterWords = {
  subject: (shop) => `${shop}: il suo account è cambiato`,
  moneySubject: (shop) => `${shop}: le viene restituito del denaro`,
  paymentSubject: (shop) => `${shop}: il suo pagamento`,
  says: {
    passkey_added: () =>
      'È stata aggiunta una passkey. Tra 24 ore potrà confermare anche gli ordini che chiedono una prova più forte.',
    passkey_removed: () => 'È stata rimossa una passkey. Non può confermare più nulla.',
    all_passkeys_removed: () => 'Tutte le passkey sono state rimosse con un codice di recupero.',
    unlocked: () => 'L’acquisto a voce è stato sbloccato.',
    recovery_codes_made: () =>
      'Sono stati creati nuovi codici di recupero. Quelli vecchi non valgono più.',
    client_allowed: (about) => `${about} può di nuovo proporre ordini.`,
    client_revoked: (about) => `${about} non può più proporre ordini.`,
    erased: () => 'I suoi dati sulla carta sono stati cancellati.',
    address_added: (about) =>
      `È stato aggiunto un nuovo indirizzo: ${about}. Gli ordini possono ora arrivare lì.`,
    address_removed: (about) => `È stato rimosso un indirizzo: ${about}.`,
    instrument_added: (about) =>
      `È stata aggiunta una nuova carta di pagamento: ${about}. Ora può pagare gli ordini.`,
    instrument_removed: (about) => `È stata rimossa una carta di pagamento: ${about}.`,
    address_not_added: () =>
      'Non è stato possibile aggiungere un nuovo indirizzo. I suoi indirizzi sono come prima.',
    instrument_not_added: () =>
      'Non è stato possibile aggiungere una nuova carta di pagamento. Le sue carte di pagamento sono come prima.',
    order_sold_out: (about) =>
      `Il suo ordine è risultato esaurito dopo il pagamento. ${about} tornano sul mezzo di pagamento usato.`,
    return_accepted: (about) =>
      `Il suo reso è stato accettato. ${about} tornano sul mezzo di pagamento usato.`,
    return_refused: () => 'Il suo reso non è stato accettato. Non è stato restituito nulla.',
    refunded: (about) => `${about} sono stati restituiti sul mezzo di pagamento usato.`,
    payment_not_taken: (about) =>
      `Il pagamento di ${about} non è avvenuto. Non è stato acquistato nulla e non è stato addebitato nulla. Può ordinare di nuovo e pagare in altro modo.`,
    refund_failed: (about) =>
      `Non è stato possibile restituire ${about} sul mezzo di pagamento usato come previsto. Il negozio le restituirà il denaro in altro modo. Si rivolga al negozio, per favore.`,
  },
  nameless: '(senza nome)',
  when: (time) => `Quando: ${time}`,
  ifNotYou: (shop) =>
    `Se non è stato lei, apra la sua carta, annulli la modifica e avvisi subito ${shop}. Poi cambi la password del suo account.`,
};
