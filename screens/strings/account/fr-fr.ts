/** The account in French: vous. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import type { AccountTexts } from './account-texts.ts';

export const ACCOUNT_FR_FR: AccountTexts = {
  pages: {
    history: { title: 'Historique', note: 'Les commandes terminées et leurs reçus' },
    access: {
      title: 'Appareils et clés d’accès',
      note: 'Où la connexion est ouverte, et comment vous la prouvez',
    },
    assistants: {
      title: 'Assistants',
      note: 'Ce qui peut demander en votre nom, et ce qu’il a fait',
    },
    addresses: { title: 'Adresses', note: 'Où les commandes peuvent aller' },
    payment: { title: 'Moyens de paiement', note: 'Avec quoi payer les commandes' },
    settings: {
      title: 'Voix, avis, langue',
      note: 'Ce qui est dit tout haut, et ce qui vous est annoncé',
    },
    data: { title: 'Vos données', note: 'Prendre une copie, ou effacer' },
  },
  sure: 'Oui, le faire',
  keep: 'Laisser',
  remove: 'Retirer',
  history: {
    none: 'Aucune commande n’est encore terminée.',
    more: 'Afficher les commandes plus anciennes',
  },
  access: {
    devices: 'Connexion ouverte sur',
    unknownDevice: 'Un appareil',
    thisDevice: 'Cet appareil',
    lastSeen: (ago) => `Utilisé ${ago}`,
    remembered: 'reste connecté 30 jours',
    end: 'Déconnecter là-bas',
    passkeys: 'Clés d’accès',
    noPasskeys:
      'Vous n’avez pas de clé d’accès. Chaque confirmation vous demande une nouvelle connexion.',
    passkey: 'Clé d’accès',
    addedOn: (when) => `Ajoutée le ${when}`,
    liftsFrom: (when) => `Confirme les commandes inhabituelles à partir du ${when}`,
    lastPasskey:
      'La dernière clé d’accès reste\u00a0: sans elle, les commandes inhabituelles ne pourraient pas être confirmées.',
    recovery: 'Codes de secours',
    recoveryExplain:
      'Pour le jour où vous perdez toutes vos clés d’accès\u00a0: un code retire les anciennes, et vous pouvez en ajouter une nouvelle. Il ne confirme jamais une commande.',
    codesLeft: (count) => (count === 1 ? 'Reste 1 code' : `Reste ${String(count)} codes`),
    makeCodes: 'Créer de nouveaux codes',
    makeCodesNote: 'Les anciens ne marcheront plus.',
    codesOnce: 'Gardez-les en lieu sûr, pas sur ce téléphone. Ils ne sont montrés que cette fois.',
    copy: 'Les copier',
    copied: 'Copiés.',
    print: 'Les imprimer',
    codesKept: 'Je les ai gardés',
    lostAll: 'J’ai perdu toutes mes clés d’accès',
    lostExplain:
      'Tapez un de vos codes de secours. Toutes vos clés d’accès seront alors retirées, sur chaque appareil.',
    codeField: 'Un code de secours',
    removeAll: 'Retirer toutes les clés d’accès',
  },
  assistants: {
    none: 'Rien n’a encore demandé en votre nom.',
    mayDo:
      'Un assistant peut regarder ce que vend la boutique, composer une commande et demander où elle en est. Il ne peut jamais la confirmer.',
    did: {
      proposed: (ago) => `A demandé une commande ${ago}`,
      ordered: (ago) => `A dit votre code pour une commande ${ago}`,
      cancelled: (ago) => `A annulé une commande ${ago}`,
    },
    didNothing: 'N’a encore rien demandé',
    stop: 'L’arrêter',
    stopped: 'Arrêté. Il ne peut rien demander en votre nom.',
    allow: 'L’autoriser à nouveau',
  },
  book: {
    usual: 'utilisé si vous n’en nommez pas',
    beingAdded: 'ajout en cours',
    beingRemoved: 'retrait en cours',
    noAddresses: 'Pas encore d’adresse. Les commandes n’ont nulle part où aller.',
    addAddress: 'Ajouter une adresse',
    addressExplain:
      'Seule la partie de la boutique qui expédie peut la lire. Les assistants n’en entendent que le nom.',
    label: 'Son nom',
    labelHint: 'Comme vous le dites, par exemple Maison',
    name: 'Nom complet',
    line1: 'Rue et numéro',
    line2: 'Appartement, étage (si besoin)',
    city: 'Ville',
    region: 'Région ou province (si besoin)',
    postalCode: 'Code postal (si besoin)',
    country: 'Pays',
    saveAddress: 'Ajouter cette adresse',
    missing: 'À remplir.',
    noInstruments: 'Pas encore de moyen de paiement. Rien ne peut être acheté.',
    addInstrument: 'Ajouter un moyen de paiement',
    instrumentExplain:
      'Vous le saisissez sur la page de la société de paiement. Son numéro n’arrive jamais chez nous.',
    noInstrumentPage: 'Un moyen de paiement ne peut pas être ajouté ici pour l’instant.',
    cameBack:
      'La société de paiement l’a. Donnez-lui un nom pour finir\u00a0; rien n’est ajouté avant.',
    saveInstrument: 'L’ajouter',
  },
  settings: {
    locked: 'La commande à la voix est bloquée',
    lockedExplain:
      'Dix codes faux ont été dits en un jour. Rien ne peut être acheté à la voix avant que vous la débloquiez.',
    unlock: 'Débloquer',
    shared: 'D’autres entendent aussi mon Echo',
    sharedExplain: 'Votre historique et les cadeaux ne sont alors jamais dits tout haut.',
    notices: 'Avis',
    noticesExplain:
      'Cet appareil vous prévient quand une commande attend ou prend fin. Un avis ne confirme rien.',
    allowNotices: 'Autoriser les avis sur cet appareil',
    noticesOn: 'Cet appareil vous prévient.',
    stopNotices: 'Arrêter les avis sur cet appareil',
    noticesBlocked: 'Ce navigateur bloque les avis ici. Autorisez-les d’abord dans ses réglages.',
    noticesMissing: 'Ce navigateur n’a pas d’avis.',
    showsAmount: 'Montrer le total sur l’écran verrouillé',
    saved: 'Enregistré.',
  },
  data: {
    export: 'Télécharger une copie',
    exportExplain: 'Tout ce qui est gardé ici sur vous, dans un seul fichier.',
    fileName: 'mes-commandes.json',
    erase: 'Effacer mes données',
    eraseExplain:
      'Vos clés d’accès, appareils, réglages et avis disparaissent, et les commandes en attente prennent fin. Ce qui est acheté reste acheté, et sa trace reste aussi longtemps que la loi le demande. Rien ne peut être repris.',
    eraseWord: 'EFFACER',
    eraseField: (word) => `Tapez ${word} pour continuer`,
    eraseWrong: 'Ce n’est pas le mot. Rien n’a été effacé.',
  },
  sendBack: {
    explain:
      'Choisissez ce qui repart. Le vendeur décide s’il le reprend et combien vous est remboursé.',
    all: 'Tout choisir',
    bought: (count) => `Acheté\u00a0: ${String(count)}`,
    go: 'Demander au vendeur',
    next: 'Ensuite, prouvez que c’est vous. Rien n’est demandé avant.',
    nothing: 'Choisissez au moins un article. Rien n’a été demandé.',
  },
  done: {
    unlock: 'La commande à la voix est débloquée.',
    make_recovery_codes: 'Vos nouveaux codes de secours sont créés.',
    allow_client: 'L’assistant peut à nouveau demander en votre nom.',
    add_address: 'L’adresse est en cours d’ajout.',
    remove_address: 'L’adresse est en cours de retrait.',
    add_instrument: 'Le moyen de paiement est en cours d’ajout.',
    remove_instrument: 'Le moyen de paiement est en cours de retrait.',
    return_order: 'Votre retour est demandé. Un e-mail vous dira si le vendeur l’accepte.',
    erase: 'Vos données sont effacées.',
    remove_all_passkeys:
      'Toutes vos clés d’accès sont retirées. Ajoutez-en une nouvelle maintenant.',
  },
  refused: {
    not_verified: 'Cela n’a pas prouvé que c’est bien vous. Rien n’a été changé.',
    other_person: 'La connexion a été faite par quelqu’un d’autre. Rien n’a été changé.',
    provider_unreachable: 'Votre connexion n’a pas pu être vérifiée. Rien n’a été changé.',
    nothing_to_change: 'Il n’y avait rien à changer. C’est comme vous le voyez.',
    recovery_code_wrong: 'Ce code n’est pas l’un des vôtres, ou il a servi. Rien n’a été changé.',
    too_often: 'Trop souvent pour l’instant. Rien n’a été changé. Réessayez plus tard.',
    not_possible: 'La boutique ne peut pas accepter cela. Rien n’a été changé.',
  },
};
