/** French, France: vous. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { SkillStrings } from './skill-strings.ts';

export const FR_FR: SkillStrings = {
  welcome: (shopName) =>
    `Bienvenue chez ${shopName}. Dites-moi ce que vous voulez commander, par exemple, deux paquets d'espresso. Rien n'est acheté tant que vous ne l'avez pas confirmé sur votre téléphone. Que voulez-vous commander?`,
  welcomeReprompt: 'Que voulez-vous commander?',
  welcomeBack: (shopName) =>
    `Bienvenue à nouveau chez ${shopName}. Votre panier contient encore quelque chose de la dernière fois. Voulez-vous l'entendre?`,
  hearCart: 'Voulez-vous entendre ce que contient votre panier?',
  help: "Vous pouvez commander du café, et je vous relis la commande avec le total. Rien n'est acheté pour autant. Vous confirmez la commande sur votre téléphone, qui affiche alors quatre chiffres. Dites-moi, mon code est, puis les chiffres. Vous pouvez aussi dire, relis la commande, montre mon panier, où en est ma commande, ou annule ma commande. Que voulez-vous faire?",
  helpReprompt: 'Que voulez-vous faire?',
  goodbye: 'Au revoir.',
  linkAccount: (shopName) =>
    `Associez d'abord votre compte chez ${shopName}. Je vous ai envoyé une carte dans l'application Alexa. Rien n'a été acheté.`,
  askProduct: "Que voulez-vous commander? Par exemple, dites, commande deux paquets d'espresso.",
  askQuantity:
    "Je peux commander de un à quatre-vingt-dix-neuf exemplaires d'un article. Redites-le avec le nombre, par exemple, commande deux paquets d'espresso.",
  productNotFound:
    "Je n'ai pas trouvé cet article dans la boutique. Rien n'a été commandé. Que voulez-vous d'autre?",
  productOutOfStock: "Cet article est épuisé. Rien n'a été commandé. Que voulez-vous d'autre?",
  offerProducts: (options) =>
    `J'ai trouvé ${options.length === 2 ? 'deux' : 'plusieurs'} articles qui conviennent. ${options.join('. Ou, ')}. Lequel voulez-vous?`,
  offerOption: (title, price) => `${title}, ${price}`,
  offerReprompt: 'Quel article voulez-vous? Dites simplement son nom.',
  offerOne: (option) =>
    `J'ai trouvé ceci: ${option}. Dites, commande-le, ou, ajoute-le à mon panier. Que voulez-vous?`,
  offerOneReprompt: 'Dites, commande-le, ou, ajoute-le à mon panier. Que voulez-vous?',
  moreHint: "Vous pouvez aussi dire, d'autres choix.",
  noMoreOffers: "C'est tout ce qui convient.",
  askAdd: 'Que dois-je mettre dans votre panier?',
  askRemove: 'Que dois-je retirer de votre panier?',
  notInCart: "Cet article n'est pas dans votre panier.",
  cartQuestion:
    'Pour entendre le total exact, dites, commande mon panier. Vous pouvez aussi ajouter ou retirer un article. Que voulez-vous?',
  yesOrdersNoCart:
    'Un simple oui ne commande rien. Pour entendre le total exact, dites, commande mon panier.',
  cartTotal: (amount) => `Votre panier fait ${amount}, sans la livraison ni les taxes.`,
  totalIs: (total) => `Le total est: ${total}.`,
  inDigits: (digits) => `En chiffres: ${digits}.`,
  goesTo: (label) => `La livraison va à: ${label}.`,
  paysWith: (label) => `Vous payez avec: ${label}.`,
  askAddress: (labels) => `Je peux livrer à: ${labels.join(', ou, ')}. Où faut-il livrer?`,
  askAddressReprompt: 'Où faut-il livrer?',
  askInstrument: (labels) =>
    `Vous pouvez payer avec: ${labels.join(', ou, ')}. Avec quoi voulez-vous payer?`,
  askInstrumentReprompt: 'Avec quoi voulez-vous payer?',
  addressUnknown:
    "Cette adresse n'est pas dans votre carnet d'adresses. Vous pouvez en ajouter une sur votre téléphone.",
  instrumentUnknown:
    "Ce moyen de paiement n'est pas enregistré. Vous pouvez en ajouter un sur votre téléphone.",
  confirmThenCode: 'Confirmez sur votre téléphone, puis dites-moi le code.',
  confirmReprompt:
    "Rien n'est encore acheté. Confirmez la commande sur votre téléphone, puis dites-moi les quatre chiffres qu'il affiche.",
  askCode: 'Quels sont les quatre chiffres affichés sur votre téléphone?',
  codeUnclear:
    "Je n'ai pas entendu quatre chiffres, et cela ne compte pas comme un essai. Dites-les un par un, par exemple, mon code est un deux trois quatre.",
  codeIsOnPhone:
    'Votre code est sur votre téléphone, là où vous avez confirmé la commande. Seul votre téléphone le montre.',
  codeComesAfter:
    "Il n'y a pas encore de code. Ouvrez la commande sur votre téléphone et tapez son total. Votre téléphone affiche alors quatre chiffres.",
  noCodeNeeded: "Aucune commande n'attend de code.",
  anythingElse: "Que voulez-vous d'autre?",
  yesBuysNothing:
    "Un simple oui n'achète rien. Confirmez la commande sur votre téléphone, puis dites-moi le code.",
  yesBuysNothingWithoutOrder: "Dites-moi d'abord ce que vous voulez commander. Que voulez-vous?",
  noBuysNothing: "D'accord. Pour abandonner une commande en attente, dites, annule ma commande.",
  allRight: "D'accord.",
  sameAsLast: (day) =>
    day === undefined
      ? 'Voici ce que vous avez commandé la dernière fois.'
      : `Voici ce que vous avez commandé ${day}.`,
  nothingToReorder: "Il n'y a pas de commande plus ancienne que je puisse répéter.",
  reorderGone:
    "Un article de cette commande n'est plus dans la boutique, je ne l'ai donc pas répétée. Rien n'a été commandé.",
  orderStillWaits: "Rien n'a été acheté. Votre commande attend toujours sur votre téléphone.",
  anotherWaits: (checkWords) =>
    `Une autre commande attend sur votre téléphone. Ses mots de contrôle: ${checkWords}.`,
  whichWasCancelled: (total, checkWords) =>
    `Le total de cette commande était: ${total}. Mots de contrôle: ${checkWords}.`,
  fallback:
    "Je n'ai pas compris. Vous pouvez commander quelque chose, me dire votre code, ou demander où en est votre commande. Que voulez-vous faire?",
  notUnderstood: "Je n'ai pas compris.",
  moment: "Un instant, s'il vous plaît.",
  tooLongToSay: "C'est trop long à dire ici. Votre téléphone affiche tout.",
  shopUnreachable:
    "Je n'arrive pas à joindre la boutique en ce moment. Rien n'a été acheté. Réessayez dans une minute.",
  ordersUnreachable:
    "Je n'arrive pas à joindre la boutique en ce moment. Votre téléphone indique où en sont vos commandes. Réessayez dans une minute.",
  outcomeUnknown:
    'Nous ne savons pas encore si le paiement est passé. Rien ne sera débité deux fois. Dans une minute, demandez-moi où en est votre commande.',
  broken:
    'Quelque chose ne va pas de notre côté. Demandez-moi où en est votre commande avant de réessayer.',
  card: {
    dryRunTitle: 'Simulation\u00a0: rien n’a été acheté',
    orderedTitle: 'Commandé',
    confirmAt: (address) => `Confirmez sur votre téléphone\u00a0: ${address}`,
    receiptLine: (receiptNumber) => `Reçu ${receiptNumber}`,
    paidLine: (amount, shopName) => `Vous avez payé ${amount} à ${shopName}.`,
    states: {
      dry_run: 'SIMULATION · RIEN D’ACHETÉ',
      confirmed: 'CONFIRMÉ · DITES VOTRE CODE',
      ordered: 'COMMANDÉ',
      locked: 'NON ACHETÉ · BLOQUÉ',
      cancelled: 'NON ACHETÉ · ANNULÉ',
      declined: 'NON ACHETÉ · ARRÊTÉ',
      expired: 'NON ACHETÉ · EXPIRÉ',
      not_bought: 'NON ACHETÉ',
      payment_processing: 'PAIEMENT EN COURS',
      payment_declined: 'NON ACHETÉ · PAIEMENT REFUSÉ',
      payment_unknown: 'PAIEMENT INCERTAIN',
    },
    total: 'Total',
    paid: 'Payé',
    checkWords: 'Mots de contrôle',
    receipt: 'Reçu',
    instruction: 'Ouvrez ceci sur votre téléphone pour confirmer. Personne d’autre ne le peut.',
    confirmedInstruction: 'Dites votre code\u00a0: les quatre chiffres sur votre téléphone.',
    endedInstruction: 'Votre téléphone indique où en est cette commande.',
    moreLines: (count) =>
      count < 2 ? `et ${String(count)} autre article` : `et ${String(count)} autres articles`,
  },
};
