/** The phone card in French: vous. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import { countedFromTwo } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { momentIn, timesIn } from './moments.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'Rien n’a été acheté';

/** Before a colon and inside quotes the space does not break. */
export const PHONE_FR_FR: PhoneTexts = {
  locale: 'fr-FR',
  direction: 'ltr',
  states: {
    to_confirm: {
      word: 'À vous de confirmer',
      money: 'Rien n’est encore acheté',
      next: '',
    },
    confirmed_here: {
      word: 'Confirmé',
      money: 'Pas encore acheté',
      next: '',
    },
    confirmed_elsewhere: {
      word: 'Confirmé sur un autre appareil',
      money: 'Rien n’est encore acheté',
      next: 'Le code se trouve sur l’appareil où vous avez confirmé. Regardez-le là-bas, puis dites-le à votre Echo.',
    },
    locked: {
      word: 'Bloqué',
      money: NOTHING_BOUGHT,
      next: 'Le code a été faux trois fois. Si vous voulez toujours cet achat, demandez à votre Echo de commander à nouveau.',
    },
    expired: {
      word: 'Délai dépassé',
      money: NOTHING_BOUGHT,
      next: 'Si vous voulez toujours cet achat, demandez à votre Echo de commander à nouveau. Le prix a pu changer.',
    },
    cancelled: {
      word: 'Annulé',
      money: NOTHING_BOUGHT,
      next: 'Si vous voulez toujours cet achat, demandez à votre Echo de commander à nouveau.',
    },
    stopping: {
      word: 'Arrêt en cours',
      money: 'Pas encore arrêté',
      next: 'Nous arrêtons cette commande. Cette page vous le dira dès qu’elle sera arrêtée.',
    },
    stopped: {
      word: 'Arrêté',
      money: NOTHING_BOUGHT,
      next: 'Cette commande ne peut plus être achetée. Vous n’avez rien à faire.',
    },
    too_late: {
      word: 'Trop tard pour arrêter',
      money: 'L’achat était déjà fait',
      next: 'Vous pouvez encore la renvoyer : « Renvoyer un article » se trouve plus bas.',
    },
    payment_processing: {
      word: 'Paiement en cours',
      money: 'Le paiement est parti',
      next: 'Votre code a servi. Rien ne sera débité deux fois. Cette page vous dira quand ce sera terminé.',
    },
    payment_declined: {
      word: 'Paiement refusé',
      money: NOTHING_BOUGHT,
      next: 'Rien n’a été débité. Demandez à votre Echo de commander à nouveau, et payez autrement.',
    },
    payment_unknown: {
      word: 'Pas encore connu',
      money: 'Nous nous renseignons',
      next: 'Nous ne savons pas encore si le paiement est passé. Rien ne sera débité deux fois. Nous vous le dirons.',
    },
    ordered: {
      word: 'Commandé',
      money: 'Payé',
      next: '',
    },
    halted: {
      word: 'Clé d’accès requise',
      money: 'Rien n’est encore acheté',
      next: '',
    },
    changed: {
      word: 'Modifié par la boutique',
      money: NOTHING_BOUGHT,
      next: 'Le prix ou les conditions ont changé, et cette commande a pris fin. Demandez à votre Echo de commander à nouveau et écoutez le nouveau total.',
    },
    refused_by_policy: {
      word: 'Pas autorisé',
      money: NOTHING_BOUGHT,
      next: 'Une règle de cette boutique arrête cette commande, et aucune confirmation n’y change rien.',
    },
    partly_refunded: {
      word: 'Remboursé en partie',
      money: 'Une partie de l’argent est revenue',
      next: '',
    },
    refunded: {
      word: 'Remboursé',
      money: 'Votre argent est revenu',
      next: 'Votre banque peut mettre quelques jours à l’afficher.',
    },
    found_paid: {
      word: 'Éclairci\u00a0: payé',
      money: 'Débité une seule fois',
      next: 'Pendant un moment, nous ne savions pas. Le paiement est passé.',
    },
    found_unpaid: {
      word: 'Éclairci\u00a0: pas payé',
      money: NOTHING_BOUGHT,
      next: 'Pendant un moment, nous ne savions pas. Le paiement n’est pas passé, et rien n’a été débité.',
    },
    sold_out: {
      word: 'Épuisé',
      money: 'Votre argent est en cours de retour',
      next: '',
    },
  },
  order: {
    total: 'Total',
    checkWords: 'Mots de contrôle',
    readToYou: 'Ce qui vous a été lu',
    lines: 'Vos articles',
    delivery: 'Livraison',
    instrument: 'Paiement',
    seller: 'Vendu par',
    askedBy: 'Demandé par',
    takenBack:
      'Vous avez confirmé cette commande, puis une autre. Cette confirmation ne compte donc plus\u00a0: son code ne marche plus. Une seule commande à la fois peut attendre son code.',
    requester: ({ clientName, device, ago }) =>
      device === null ? `${clientName}, ${ago}` : `${device}, par ${clientName}, ${ago}`,
    ago: agoIn({
      justNow: 'à l’instant',
      minutes: (count) => (count === 1 ? 'il y a une minute' : `il y a ${String(count)} minutes`),
      hours: (count) => (count === 1 ? 'il y a une heure' : `il y a ${String(count)} heures`),
      days: (count) => (count === 1 ? 'il y a un jour' : `il y a ${String(count)} jours`),
    }),
    successorWaits: 'La même commande attend, aux nouvelles conditions.',
    openSuccessor: 'Ouvrir la nouvelle commande',
    refunded: 'Remboursé',
  },
  confirm: {
    field: 'Tapez le total pour confirmer',
    go: 'Confirmer',
    isChecking: 'Vérification…',
    thenPasskey: 'Ensuite\u00a0: clé d’accès, puis un code à dire.',
    thenSignIn: 'Ensuite\u00a0: connexion, puis un code à dire.',
    untilSaid: 'Rien n’est acheté tant que vous n’avez pas dit le code à votre Echo.',
    timeLeft: (left) => `Encore ${left} pour confirmer`,
    nothingTyped: 'Tapez d’abord le total.',
    read: 'Vous avez tapé',
    expected: 'Le total est de',
    dontBuy: 'Ne pas acheter',
    notMe: 'Ce n’était pas moi',
    notMeExplain: (client) =>
      `La commande est arrêtée. ${client} aussi\u00a0: plus aucune demande en votre nom, et plus d’avis de ses commandes.`,
    notMeAgain:
      'Vous pouvez l’autoriser à nouveau dans «\u00a0Votre compte\u00a0», «\u00a0Assistants\u00a0».',
    notMeGo: 'Arrêter les deux',
    notMeDone: (client) => `${client} est aussi à l’arrêt.`,
    isStopping: 'Arrêt en cours…',
    sayBy: (time) => `Dites ensuite le code avant ${time}.`,
    notHeld: 'La boutique ne réserve pas l’article\u00a0: il peut être épuisé avant.',
  },
  verify: {
    title: 'Maintenant, votre clé d’accès',
    explain: 'Le total est juste. Votre appareil vous demande de prouver que c’est bien vous.',
    cancelled: 'Cela n’est pas allé au bout. Rien n’a été confirmé.',
    again: 'Utiliser votre clé d’accès',
    signIn: 'Se connecter plutôt',
    back: 'Retour à la commande',
    changeExplain:
      'Votre appareil vous demande de prouver que c’est bien vous. Rien n’est encore changé.',
    changeCancelled: 'Cela n’est pas allé au bout. Rien n’a été changé.',
    changeBack: 'Retour à votre compte',
  },
  code: {
    title: 'Dites ce code',
    before: 'Dites à votre Echo\u00a0:',
    phrase: 'mon code est',
    label: (digits) => `Votre code est ${digits}.`,
    timeLeft: (left) => `Encore ${left} pour dire le code`,
    timeLabel: 'Temps restant pour dire le code',
    wrong: (triesLeft) =>
      triesLeft < 2
        ? `Ce code n’était pas le bon. Il vous reste ${String(triesLeft)} essai.`
        : `Ce code n’était pas le bon. Il vous reste ${String(triesLeft)} essais.`,
    anyTime: (shopName) =>
      `Si votre Echo n’écoute plus, commencez par «\u00a0Alexa, demande à ${shopName}\u00a0».`,
  },
  receipt: {
    title: 'Reçu',
    charged: 'Débité',
    number: 'Numéro de reçu',
    when: 'Payé le',
    instrument: 'Payé avec',
    delivery: 'Arrivée',
    check: 'Vérifier ce reçu vous-même',
    checkExplain:
      'Le reçu signé contient ce que vous avez tapé, ce qui a été débité et au profit de qui. Tout le monde peut le vérifier sans nous demander\u00a0; personne ne peut le modifier sans que cela se voie.',
    sendBack: 'Renvoyer un article',
    back: {
      title: 'En retour',
      asked: 'Retour en cours. Le vendeur n’a pas encore répondu.',
      taken: 'Retour en cours. Le vendeur accepte.',
      took: 'Le vendeur a accepté le retour.',
      notTaken: 'Le vendeur refuse le retour. Rien ne vous est remboursé pour cela.',
      soldOut: 'Épuisé après votre paiement. Ce ne sera pas livré.',
      onItsWay: 'En route vers vous',
      notPaidBack: 'N’a pas pu être remboursé',
    },
    save: 'Enregistrer le reçu signé',
    fileName: (receiptNumber) => `recu-${receiptNumber}.jws`,
    date: momentIn('fr-FR'),
  },
  card: {
    title: 'Vos commandes',
    loading: 'Un instant…',
    welcome: 'Personne d’autre ne peut confirmer',
    welcomeExplain:
      'Quand vous commandez à la voix, la commande attend ici. Rien n’est acheté tant que vous n’avez pas vu et tapé le total.',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    signingIn: 'Connexion en cours…',
    waiting: 'En attente',
    earlier: 'Plus tôt',
    openTo: { to_confirm: 'Vérifier et confirmer', confirmed_here: 'Afficher le code' },
    othersWaiting: (count) =>
      count < 2 ? `${String(count)} commande attend` : `${String(count)} commandes attendent`,
    newerWaiting: 'Une commande plus récente attend.',
    openNewer: 'Ouvrir la plus récente',
    moreLines: (count) => (count < 2 ? `et ${String(count)} autre` : `et ${String(count)} autres`),
    nothingWaiting: 'Rien n’attend',
    nothingWaitingExplain:
      'Quand vous commandez à la voix, la commande apparaît ici toute seule. Rien n’est acheté tant que vous ne l’avez pas confirmé.',
    back: 'Toutes les commandes',
    notFound: 'Cette commande n’est pas ici',
    notFoundExplain:
      'Elle ne fait pas partie de vos commandes, ou elle n’existe plus. L’ouvrir n’a rien acheté.',
    cookiesDropped: 'Votre navigateur n’a pas gardé votre connexion',
    cookiesDroppedExplain:
      'La connexion s’est faite, mais ce navigateur a jeté le cookie sécurisé. Certains navigateurs le font pour une adresse sans https. Rien n’a été confirmé.',
    cookiesDroppedNext:
      'Ouvrez cette adresse dans Chrome, Edge ou Firefox, ou autorisez ses cookies. Puis connectez-vous à nouveau.',
    keyNotKept: 'Votre navigateur ne garde rien ici',
    keyNotKeptExplain:
      'Pour confirmer, il faut une clé qui reste dans ce navigateur, et cette fenêtre ne peut pas en garder. Ouvrez cette adresse dans une fenêtre normale, pas dans une fenêtre privée.',
    tryAgain: 'Réessayer',
    connectionLost:
      'Pas de connexion. Ce que vous voyez n’est peut-être plus à jour. Nous continuons d’essayer.',
    signInUnfinished: 'Vous n’avez pas terminé la connexion. Rien n’a été confirmé.',
    signedOut: 'La connexion a pris fin. Connectez-vous pour voir vos commandes.',
    notSent: 'Cela n’est pas arrivé. Rien n’a été confirmé. Réessayez.',
    notKnown:
      'Nous ne savons pas encore si cela est arrivé. Cette page vous le dira dès que nous le saurons.',
    declineNotSent: 'Cela n’est pas arrivé. La commande n’est pas encore arrêtée. Réessayez.',
    addPasskey: 'Ajouter une clé d’accès',
    addPasskeyExplain:
      'Confirmez la prochaine fois avec votre empreinte, votre visage ou le verrouillage de l’écran.',
    passkeyAdded: 'Votre clé d’accès est ajoutée. La prochaine fois, confirmez avec elle.',
    passkeyNotAdded: 'Aucune clé d’accès n’a été ajoutée.',
    passkeySignIn: 'D’abord, connectez-vous encore',
    passkeySignInExplain:
      'Pour ajouter une clé d’accès, connectez-vous encore une fois. Aucune n’a encore été ajoutée.',
    passkeyReady: 'Maintenant, votre clé d’accès',
    passkeyReadyExplain:
      'La connexion est faite. Votre appareil vous demande de créer la clé d’accès.',
    passkeyNotNow: 'Pas maintenant',
    tookBack: (count) =>
      count < 2
        ? 'Vous aviez confirmé une autre commande. Cette confirmation ne compte plus, puisque vous avez confirmé celle-ci\u00a0: son code ne marche plus.'
        : `Vous aviez confirmé ${String(count)} autres commandes. Ces confirmations ne comptent plus, puisque vous avez confirmé celle-ci\u00a0: leurs codes ne marchent plus.`,
    proofRefused:
      'Cela a été refusé. Vérifiez que la date et l’heure de cet appareil sont justes, puis réessayez.',
    account: 'Votre compte',
    offline: 'Vous êtes hors ligne. Rien ne peut être confirmé avant votre retour.',
    signedOutHere:
      'La connexion a pris fin ici\u00a0: depuis un autre appareil, ou avec le temps. Rien n’a été confirmé.',
    remember: 'Rester connecté ici pendant 30 jours',
    rememberExplain: 'Pour chaque commande, vous prouvez toujours que c’est bien vous.',
    language: 'Langue',
    notLoaded: 'Cela n’a pas été chargé. Vérifiez votre connexion et réessayez.',
  },
  risk: {
    unusual: 'Ce qui est inhabituel',
    halted: 'Seule votre clé d’accès peut confirmer',
    usable: 'Se connecter ne suffit pas ici. Tapez le total, puis utilisez votre clé d’accès.',
    none: 'Vous n’avez pas encore de clé d’accès. Ajoutée maintenant, elle pourra confirmer de telles commandes après 24 heures\u00a0; celle-ci aura alors pris fin.',
    tooNew: (when) =>
      `Votre clé d’accès est récente. Elle pourra confirmer de telles commandes à partir du ${when}.`,
    endsBefore:
      'Cette commande prend fin avant. Si vous la voulez toujours, demandez alors à votre Echo de commander à nouveau.',
    byModel: 'Avec les mots d’un modèle de langage',
    limited: 'Cela ne peut pas être acheté pour l’instant',
    limitFrom: (when) =>
      `Son code fonctionnera à partir du ${when}, si vous n’achetez rien d’autre avant.`,
    limitRoomFrom: (when) =>
      `Il y aura de nouveau de la marge à partir du ${when}, si vous n’achetez rien d’autre avant.`,
    limitLater: 'Son code fonctionnera de nouveau quand la limite sera moins utilisée.',
    refused: 'Pourquoi elle n’est pas autorisée',
    reasons: {
      amount_high: 'Le total est plus élevé que d’habitude.',
      amount_above_limit: 'Le total dépasse la limite de cette boutique.',
      hour_limit: 'Elle dépasse la limite pour une heure.',
      day_limit: 'Elle dépasse la limite pour une journée.',
      category_high_risk:
        'C’est une chose que les voleurs recherchent souvent, comme les cartes cadeaux, les paris ou les prêts.',
      retry_of_halted:
        'Elle ressemble à une commande des dernières 24 heures que vous n’avez pas confirmée.',
      after_halt: 'Une autre commande inhabituelle vous attend encore, ou vous l’avez refusée.',
      new_seller_high: 'C’est beaucoup d’argent pour un vendeur nouveau pour vous.',
      score_high: 'Plusieurs choses y sont inhabituelles à la fois.',
      was_halted:
        'Elle a déjà été retenue, et le reste jusqu’à ce que votre clé d’accès la confirme.',
      possible_repeat:
        'Vous avez acheté presque la même chose ces dernières 24 heures. L’acheter à nouveau ?',
      category_unknown: 'Nous n’avons pas pu savoir de quel genre d’article il s’agit.',
      category_claim_differs: 'L’assistant l’a présenté comme autre chose que ce que c’est.',
      unusual_amount: 'Le total est très au-dessus de ce que vous dépensez d’habitude.',
      unusual_frequency: 'Il y a eu beaucoup de commandes en peu de temps.',
      unusual_hour: 'Vous n’avez encore jamais acheté à cette heure de la journée.',
      slow_drift: 'Vos commandes ont peu à peu grandi, ou sont devenues plus fréquentes.',
      first_order_from_client: 'C’est la première commande par cet assistant.',
      new_device: 'L’appareil par lequel la commande est passée est nouveau.',
      new_address: 'L’adresse est nouvelle.',
      new_instrument: 'Le moyen de paiement est nouveau.',
      first_from_merchant: 'C’est votre première commande chez ce vendeur.',
    },
  },
  refusals: {
    ordered: 'Cette commande a déjà été achetée avec son code. Rien de plus n’a été acheté.',
    cancelled: 'Cette commande a été annulée. Rien n’a été acheté.',
    declined: 'Cette commande a été arrêtée sur votre téléphone. Rien n’a été acheté.',
    expired:
      'Le délai pour confirmer est dépassé. Rien n’a été acheté. Demandez à votre Echo de commander à nouveau.',
    locked: 'Le code a été faux trop souvent, cette commande est bloquée. Rien n’a été acheté.',
    too_many:
      'Cette commande a déjà été confirmée trois fois. Rien n’a été acheté. Demandez à votre Echo de commander à nouveau.',
    other_order_shown:
      'Votre écran montre une autre commande. Rien n’a été acheté. Ouvrez celle-ci à nouveau et relisez-la.',
    refused_by_policy: 'Une règle de cette boutique arrête cette commande. Rien n’a été acheté.',
    passkey_needed: 'Seule votre clé d’accès peut confirmer cette commande. Rien n’a été acheté.',
    passkey_too_new:
      'Votre clé d’accès a moins de 24 heures. Rien n’a été acheté. Seule une plus ancienne peut confirmer cette commande.',
    not_found: 'Cette commande n’est pas ici. Rien n’a été acheté.',
    other_amount: 'Ce n’est pas le total de cette commande. Rien n’a été acheté.',
    no_amount: 'Il n’y avait pas de montant dans votre saisie. Rien n’a été acheté.',
    several_amounts:
      'Vous avez tapé plus d’un montant. Rien n’a été acheté. Tapez seulement le total.',
    ambiguous:
      'Votre saisie peut vouloir dire plus d’un montant. Rien n’a été acheté. Tapez-le comme il est affiché.',
    other_currency: 'Votre saisie est dans une autre monnaie. Rien n’a été acheté.',
    negative: 'Votre saisie est inférieure à zéro. Rien n’a été acheté.',
    too_large: 'Votre saisie dépasse de loin toute commande. Rien n’a été acheté.',
    started_elsewhere:
      'Cela a pris trop de temps, a déjà servi ou a commencé ailleurs. Rien n’a été acheté. Recommencez.',
    provider_refused: 'Votre connexion n’a pas été acceptée. Rien n’a été acheté. Réessayez.',
    provider_unreachable:
      'Votre connexion n’a pas pu être vérifiée. Rien n’a été acheté. Réessayez dans un instant.',
    not_fresh:
      'Votre connexion est trop ancienne pour cela. Rien n’a été acheté. Connectez-vous à nouveau.',
    other_customer:
      'La connexion a été faite par quelqu’un d’autre. Rien n’a été acheté. Connectez-vous avec le compte de cette commande.',
    passkey_refused:
      'Votre clé d’accès n’a pas été acceptée. Rien n’a été acheté. Réessayez, ou connectez-vous plutôt.',
  },
  ...timesIn('fr-FR'),
  ...durationsIn({
    minutes: (count) => countedFromTwo(count, { one: 'minute', many: 'minutes' }),
    seconds: (count) => countedFromTwo(count, { one: 'seconde', many: 'secondes' }),
    joiner: ' ',
  }),
};
