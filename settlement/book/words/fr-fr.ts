/** Letters about changes of the account, in French. No native speaker has reviewed it yet. */
import type { LetterWords } from './letter-words.ts';

export const FR_FR: LetterWords = {
  subject: (shop) => `${shop} : votre compte a été modifié`,
  moneySubject: (shop) => `${shop} : vous êtes remboursé`,
  paymentSubject: (shop) => `${shop} : à propos de votre paiement`,
  says: {
    passkey_added: () =>
      'Une clé d’accès a été ajoutée. Dans 24 heures, elle pourra aussi confirmer les commandes qui demandent une preuve plus forte.',
    passkey_removed: () => 'Une clé d’accès a été retirée. Elle ne peut plus rien confirmer.',
    all_passkeys_removed: () => 'Toutes les clés d’accès ont été retirées avec un code de secours.',
    unlocked: () => 'L’achat par la voix a été débloqué.',
    recovery_codes_made: () =>
      'De nouveaux codes de secours ont été créés. Les anciens ne sont plus valables.',
    client_allowed: (about) => `${about} peut de nouveau proposer des commandes.`,
    client_revoked: (about) => `${about} ne peut plus proposer de commandes.`,
    erased: () => 'Vos données sur la carte ont été effacées.',
    address_added: (about) =>
      `Une nouvelle adresse a été ajoutée : ${about}. Les commandes peuvent désormais y être livrées.`,
    address_removed: (about) => `Une adresse a été retirée : ${about}.`,
    instrument_added: (about) =>
      `Une nouvelle carte de paiement a été ajoutée : ${about}. Elle peut désormais payer des commandes.`,
    instrument_removed: (about) => `Une carte de paiement a été retirée : ${about}.`,
    address_not_added: () =>
      'Une nouvelle adresse n’a pas pu être ajoutée. Vos adresses sont inchangées.',
    instrument_not_added: () =>
      'Une nouvelle carte de paiement n’a pas pu être ajoutée. Vos cartes de paiement sont inchangées.',
    order_sold_out: (about) =>
      `Votre commande s’est trouvée épuisée après le paiement. ${about} reviennent sur le moyen de paiement utilisé.`,
    return_accepted: (about) =>
      `Votre retour est accepté. ${about} reviennent sur le moyen de paiement utilisé.`,
    return_refused: () => 'Votre retour n’a pas pu être accepté. Rien n’a été remboursé.',
    refunded: (about) => `${about} ont été remboursés sur le moyen de paiement utilisé.`,
    payment_not_taken: (about) =>
      `Le paiement de ${about} n’a pas eu lieu. Rien n’a été acheté et rien n’a été débité. Vous pouvez commander de nouveau et payer autrement.`,
    refund_failed: (about) =>
      `${about} n’ont pas pu être remboursés comme prévu sur le moyen de paiement utilisé. Le magasin vous remboursera d’une autre façon. Adressez-vous à lui, s’il vous plaît.`,
  },
  nameless: '(sans nom)',
  when: (time) => `Quand : ${time}`,
  ifNotYou: (shop) =>
    `Si ce n’était pas vous, ouvrez votre carte, annulez ce changement et prévenez ${shop} tout de suite. Changez ensuite le mot de passe de votre compte.`,
};
