/** French, France: vous. No colons outside quoted text: their spaces differ in writing and speech. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';

const BOUGHT = "Rien n'a été acheté.";
const NOT_YET = "Rien n'est encore acheté.";
const ORDERED = "Rien n'a été commandé.";
const UNREACHABLE = "Je n'arrive pas à joindre la boutique en ce moment.";
const LATER = 'Réessayez dans une minute.';
const ONCE = 'Rien ne sera débité deux fois.';
const ANEW = 'Redemandez-la, et je vous la relirai.';
const STILL_WANTED = 'Commandez à nouveau si vous la voulez toujours.';

export const FR_FR: ShopWords = {
  gap: ' ',
  search: {
    nothingFound:
      "Je n'ai pas trouvé cet article dans la boutique. Essayez d'autres mots, par exemple, espresso.",
    found: ({ count, said }) =>
      count === 1 ? "J'ai trouvé un article." : `J'ai trouvé ${said} articles.`,
    more: ({ count, said }) =>
      count === 1 ? 'Il y en a encore un autre.' : `Il y en a encore ${said} autres.`,
    next: 'Voici la suite.',
    noMore: "Il n'y a rien de plus.",
    closest: "Rien ne correspond tout à fait. Voici ce qui s'en approche le plus.",
    hadBefore: 'Vous avez déjà commandé cela ici.',
    notHadBefore: "Je n'ai rien trouvé de tel parmi vos dernières commandes ici.",
  },
  cart: {
    empty: 'Votre panier est vide.',
    more: ({ count, said }) =>
      count === 1
        ? 'Il contient encore un autre article.'
        : `Il contient encore ${said} autres articles.`,
    subtotal: (amount) => `Cela fait ${amount}, hors livraison et taxes.`,
    goesTo: (address) => `La livraison va à cette adresse, ${address}.`,
    paidWith: (instrument) => `Le paiement se fait avec ${instrument}.`,
    gone: "Un article de votre panier n'est plus vendu, je l'ai retiré.",
    changed: {
      add: "C'est dans votre panier. Rien n'est encore commandé.",
      set: "Votre panier est modifié. Rien n'est encore commandé.",
      remove: "Je l'ai retiré de votre panier.",
      clear: "J'ai vidé votre panier.",
    },
    refused: {
      product_unknown:
        "Je n'ai pas trouvé cet article dans la boutique. Votre panier est resté tel quel.",
      out_of_stock: 'Cet article est épuisé. Votre panier est resté tel quel.',
      several_sellers:
        "Cet article vient d'un autre vendeur que le reste du panier, et il lui faut sa propre commande. Votre panier est resté tel quel.",
      several_currencies:
        'Le prix de cet article est dans une autre monnaie que le reste du panier, et il lui faut sa propre commande. Votre panier est resté tel quel.',
      address_unknown:
        "Cette adresse n'est pas dans votre carnet d'adresses. Vous pouvez en ajouter une sur votre téléphone. Votre panier est resté tel quel.",
      instrument_unknown:
        "Ce moyen de paiement n'est pas enregistré. Vous pouvez en ajouter un sur votre téléphone. Votre panier est resté tel quel.",
      client_revoked:
        "Vous m'avez retiré le droit de commander pour vous. Vous pouvez me le rendre sur votre téléphone. Votre panier est resté tel quel.",
      cart_full:
        "Votre panier est plein. Retirez d'abord quelque chose. Votre panier est resté tel quel.",
      too_many_of_one:
        "Un panier contient au plus quatre-vingt-dix-neuf exemplaires d'un article. Votre panier est resté tel quel.",
      not_in_cart: "Cet article n'est pas dans votre panier. Votre panier est resté tel quel.",
    },
  },
  audit: {
    none: "Rien n'a été demandé en votre nom.",
    more: "Il y a d'autres choses avant cela.",
    anAssistant: 'Un assistant',
    readBack: (client) => `${client} vous a relu une commande.`,
    notReadBack: (client) => `${client} a reçu une demande et n'a relu aucune commande.`,
  },
  product: {
    notFound: "Je n'ai pas trouvé cet article dans la boutique.",
    line: ({ title, price, isInStock }) => `${title}, ${price}${isInStock ? '' : ', épuisé'}.`,
    sellerSays: (description) => `Voici ce qu'en dit le vendeur. ${description}`,
  },
  help: (shopName) =>
    `Vous pouvez commander chez ${shopName}. Demandez un article, et je vous relis la commande avec son total exact. Rien n'est acheté pour autant. Vous ouvrez la commande sur votre téléphone et vous tapez le total, puis le téléphone affiche quatre chiffres. Dites-les, et la commande est passée. Vous pouvez aussi remplir un panier, recommander un article, demander où en est votre commande, ou l'annuler.`,
  proposal: {
    refused: {
      product_unknown: `Je n'ai pas trouvé l'un de ces articles dans la boutique. ${ORDERED}`,
      out_of_stock: `L'un de ces articles est épuisé. ${ORDERED}`,
      several_sellers: `Ces articles viennent de vendeurs différents, et il faut une commande pour chaque vendeur. ${ORDERED}`,
      several_currencies: `Les prix de ces articles sont dans des monnaies différentes, et il faut une commande pour chaque monnaie. ${ORDERED}`,
      address_unknown: `Cette adresse n'est pas dans votre carnet d'adresses. Vous pouvez en ajouter une sur votre téléphone. ${ORDERED}`,
      instrument_unknown: `Ce moyen de paiement n'est pas enregistré. Vous pouvez en ajouter un sur votre téléphone. ${ORDERED}`,
      client_revoked: `Vous m'avez retiré le droit de commander pour vous. Vous pouvez me le rendre sur votre téléphone. ${ORDERED}`,
      unavailable: `${UNREACHABLE} ${ORDERED} ${LATER}`,
      cart_empty: `Votre panier est vide. ${ORDERED}`,
      too_many_of_one: `Une commande contient au plus quatre-vingt-dix-neuf exemplaires d'un article. ${ORDERED}`,
      too_many_waiting: `Trop de vos commandes sont déjà en attente. Confirmez-en une, ou annulez-la, avant de continuer. ${ORDERED}`,
      offer_over: `L'offre de la boutique vient de se terminer. ${ORDERED} Redemandez-en une nouvelle.`,
      quote_mismatch: `La réponse de la boutique ne correspondait pas à la commande. ${ORDERED} Veuillez réessayer.`,
      invalid_request: `Je n'ai pas compris cette commande. ${ORDERED}`,
    },
    confirmThenCode: "Confirmez sur votre téléphone, puis dites le code qu'il affiche.",
  },
  redeem: {
    outcomes: {
      payment_processing: `Le paiement de cette commande est parti. Il n'est pas encore terminé. ${ONCE} Demandez dans un instant où en est votre commande.`,
      payment_declined: `Le paiement a été refusé. ${BOUGHT} Vous pouvez commander à nouveau et payer autrement.`,
      waiting_for_confirmation: `Cette commande n'est pas encore confirmée. ${BOUGHT} Confirmez-la sur votre téléphone, puis dites les quatre chiffres qu'il affiche.`,
      stronger_confirmation_needed: `Cette commande demande une confirmation plus forte. ${BOUGHT} Confirmez-la sur votre téléphone avec votre clé d'accès.`,
      code_locked: `Il y a eu trop de codes faux. ${BOUGHT} ${STILL_WANTED}`,
      expired: `Le délai de cette commande est dépassé. ${BOUGHT} ${ANEW}`,
      terms_changed: `Quelque chose a changé dans cette commande. ${BOUGHT}`,
      limit_reached: `Cette commande dépasse pour le moment la limite de la boutique. ${BOUGHT}`,
      refused: `Je ne peux pas passer cette commande. ${BOUGHT} ${ANEW}`,
      cancelled: `Cette commande a été annulée. ${BOUGHT}`,
      declined: `Cette commande a été arrêtée sur votre téléphone. ${BOUGHT}`,
      unavailable: `${UNREACHABLE} ${BOUGHT} ${LATER}`,
    },
    codeWrong: `Ce code n'est pas le bon. ${BOUGHT}`,
    triesLeft: {
      none: `Il ne reste aucun essai. ${STILL_WANTED}`,
      one: 'Il vous reste un essai.',
      two: 'Il vous reste deux essais.',
      three: 'Il vous reste trois essais.',
    },
    codeUnclear:
      'Il me faut les quatre chiffres affichés sur votre téléphone. Cela ne compte pas comme un essai.',
    totalIsNow: (total) => `Le total s'élève maintenant à ${total}.`,
    confirmThenNewCode: 'Confirmez sur votre téléphone, puis dites le nouveau code.',
  },
  cancel: {
    cancelled: `Votre commande est annulée. ${BOUGHT}`,
    declined: `Votre commande était déjà arrêtée sur votre téléphone. ${BOUGHT}`,
    expired: `Le délai de votre commande était déjà dépassé. ${BOUGHT}`,
    already_ordered:
      'Il est trop tard pour annuler, car le code a déjà été accepté. Demandez où en est votre commande. Pour la renvoyer, ouvrez-la sur votre téléphone.',
    refused: "Je n'ai pas trouvé cette commande.",
    unavailable: `Je n'arrive pas à joindre la boutique en ce moment, donc je n'ai pas annulé la commande. ${LATER}`,
  },
  order: {
    none: "Vous n'avez aucune commande ici.",
    notFound: "Je n'ai pas trouvé cette commande.",
    pastOnPhone: 'Vos commandes passées sont sur votre téléphone.',
    summary: ({ total, checkWords }) =>
      `Le total de votre commande s'élève à ${total}. Ses mots de contrôle sont ${checkWords}.`,
    states: {
      waiting: `La commande attend que vous la confirmiez sur votre téléphone. ${NOT_YET} Confirmez-la, puis dites les quatre chiffres que le téléphone affiche.`,
      confirmed: `La commande est confirmée sur votre téléphone et attend son code. ${NOT_YET} Dites les quatre chiffres que le téléphone affiche.`,
      locked: `Il y a eu trop de codes faux, et la commande est bloquée. ${BOUGHT} ${STILL_WANTED}`,
      cancelled: `La commande a été annulée. ${BOUGHT}`,
      declined: `La commande a été arrêtée sur votre téléphone. ${BOUGHT}`,
      expired: `Le délai de la commande est dépassé. ${BOUGHT} ${ANEW}`,
      payment_processing: `Le code était bon, et le paiement est parti. Il n'est pas encore terminé. ${ONCE}`,
      payment_declined: `Le paiement a été refusé. ${BOUGHT}`,
      payment_unknown: `Nous ne savons pas encore si le paiement est passé. ${ONCE} Nous vous le dirons.`,
    },
    back: {
      soldOut: 'Elle s’est trouvée épuisée après le paiement et ne sera pas livrée.',
      onItsWay: (amount) => `${amount} sont en route vers vous.`,
      paidBack: (amount) => `${amount} vous ont été remboursés.`,
      notPaidBack: (amount) =>
        `${amount} n’ont pas pu être remboursés comme prévu. Adressez-vous au magasin : il vous rembourse d’une autre façon.`,
    },
    ordered: ({ amount, shop, checkWords }) =>
      `C'est commandé. Vous avez payé ${amount} à ${shop}. Les mots de contrôle sont ${checkWords}. Votre reçu est sur votre téléphone et vous arrive aussi par e-mail.`,
  },
  faults: {
    unreachable: UNREACHABLE,
    ownFault: 'Quelque chose ne va pas de notre côté.',
    nothingBought: BOUGHT,
    phoneShowsOrders: 'Votre téléphone indique où en sont vos commandes.',
    cannotLookUpOrder: 'Je ne peux pas la consulter.',
    cannotLookUpOrders: 'Je ne peux pas les consulter.',
    cancelUnknown: 'Je ne sais pas si votre commande est annulée.',
    orderUnknown: `Je ne sais pas encore si votre commande a été passée. ${ONCE}`,
    tryAgainSoon: LATER,
  },
  request: {
    notUnderstood: "Je n'ai pas compris cette demande.",
    notTaken: (names) => `Elle n'accepte pas ${names}.`,
    partWrong: ({ name }) => `La partie «\u00a0${name}\u00a0» ne convient pas.`,
    wholeWrong: () => 'Elle ne convient pas.',
    tooMany: `Trop de demandes à la fois. ${BOUGHT} Attendez une minute.`,
  },
};
