/** What customers say in French. Not reviewed by a native speaker yet. */
import type { LanguageSource } from '../language-source.ts';

export const FRENCH: LanguageSource = {
  samples: {
    OrderIntent: `
      (commande|achète|commander|acheter) {product}
      (commande|achète|commander|acheter) (le|la|les|du|de la|un|une|des) {product}
      (commande|achète|commander|acheter) {quantity} {product}
      (commande|achète|commander|acheter) {quantity} (paquets|sachets|boîtes|bouteilles) de {product}
      (commande|achète|commander|acheter) un (paquet|sachet) de {product}
      (commande|achète) moi (le |la |du |de la |un |une |){product}
      (commande|achète) moi {quantity} (paquets|sachets) de {product}
      je (veux|voudrais|prends|prendrai) {product}
      je (veux|voudrais|prends|prendrai) (le|la|les|du|de la|un|une|des) {product}
      je (veux|voudrais|prends|prendrai) {quantity} {product}
      je (veux|voudrais|prends|prendrai) {quantity} (paquets|sachets|boîtes) de {product}
      je (veux|voudrais|souhaite|aimerais) (commander|acheter) {product}
      je (veux|voudrais|souhaite|aimerais) (commander|acheter) (le|la|du|de la|un|une) {product}
      je (veux|voudrais|souhaite|aimerais) (commander|acheter) {quantity} (paquets|sachets|boîtes) de {product}
      j'aimerais (avoir |)(le |la |du |de la |un |une |){product}
      j'aimerais (avoir |){quantity} (paquets|sachets) de {product}
      (est-ce que je peux|je peux) avoir (du |de la |le |la |un |une |){product}
      (donne|envoie) moi (le |la |du |de la |){product}
      (donne|envoie) moi {quantity} (paquets|sachets) de {product}
      {quantity} (paquets|sachets|boîtes|bouteilles) de {product}
      un (paquet|sachet) de {product}
      (le|la|du|de la) {product}
      {quantity} {product} s'il te plaît
      {product}
    `,
    SearchIntent: `
      (cherche|recherche|trouve|chercher|trouver) {query}
      (cherche|trouve) moi {query}
      je (cherche|recherche) {query}
      montre moi {query}
      fais moi voir {query}
      (qu'est-ce que vous avez|qu'est-ce que tu as) comme {query}
      (vous avez quoi|tu as quoi) comme {query}
      (quels|quelles) {query} avez vous
      (quels|quelles) sortes de {query} avez vous
      (est-ce que vous avez|est-ce que tu as) des {query}
      (conseille|recommande) moi {query}
      il me faut quelque chose pour {query}
      (avez vous|vous avez|est-ce que vous avez|vendez vous) (le |la |du |de la |){product}
      (est-ce que le|est-ce que la) {product} est (disponible|en stock)
      il y a (du |de la |){product}
      combien coûte (le |la |un |une |){product}
      combien coûte un paquet de {product}
      (quel est|c'est quoi) le prix (de|du|de la) {product}
      parle moi (de|du|de la) {product}
      (dis m'en plus|dis moi en plus) sur (le|la) {product}
      je cherche (le|la|du|de la) {product}
    `,
    ChooseIntent: `
      (le|la) {place}
      {place}
      non (le|la) {place}
      non {place}
      (je prends|je veux|prends) {place}
      je (prends|veux|voudrais) (le|la) {place}
      (prends|commande|achète|choisis) (le|la) {place}
      je veux dire (le|la) {place}
      (le|la) {place} s'il te plaît
      plutôt (le|la) {place}
      {place} s'il te plaît
    `,
    MoreOptionsIntent: `
      (plus|plus de choix|plus d'options)
      (d'autres|autres) (choix|options|produits|propositions)
      (montre|montre moi|propose) autre chose
      montre m'en (plus|d'autres)
      (quoi d'autre|qu'est-ce qu'il y a d'autre)
      (qu'est-ce que vous avez|qu'est-ce que tu as) d'autre
      (il y en a|tu en as|vous en avez) d'autres
      (aucun|aucune) des (deux|trois|quatre)
      aucun de ceux-là
      les suivants
      (suivant|continue)
      la suite
    `,
    QuantityIntent: `
      (mets|mets en|mets-en) {quantity}
      (plutôt|seulement|juste|non) {quantity}
      j'en (veux|voudrais|prends|prendrai) {quantity}
      je (veux|voudrais) (plutôt |)en prendre {quantity}
      (donne|donne m'en|commandes en|prends en) {quantity}
      (change|modifie) la quantité (à|en|pour) {quantity}
      {quantity} (paquet|paquets|sachet|sachets|boîtes|unités|pièces)
      il m'en faut {quantity}
      j'ai dit {quantity}
      {quantity} plutôt
      {quantity} s'il (te|vous) plaît
      {quantity}
    `,
    AddToCartIntent: `
      ajoute (le |la |du |de la |un |une |){product} (au|à mon) panier
      mets (le |la |du |de la |un |une |){product} dans (le|mon) panier
      ajoute {quantity} {product} (au|à mon) panier
      mets {quantity} {product} dans (le|mon) panier
      ajoute {quantity} (paquets|sachets|boîtes) de {product} (au|à mon) panier
      mets {quantity} (paquets|sachets|boîtes) de {product} dans (le|mon) panier
      ajoute un (paquet|sachet) de {product} au panier
      mets un (paquet|sachet) de {product} dans mon panier
      ajouter {product} au panier
      mettre {product} dans le panier
      ajouter {quantity} (paquets|sachets) de {product} au panier
      ajoute (aussi |)(le |la |du |de la |un |une |){product}
      ajoute (aussi |){quantity} {product}
      ajoute (aussi |){quantity} (paquets|sachets|boîtes) de {product}
      ajoute (aussi |)un (paquet|sachet) de {product}
    `,
    RemoveFromCartIntent: `
      (enlève|retire|supprime|enlever|retirer) {product}
      (enlève|retire|supprime|enlever|retirer) (le|la|les) {product}
      (enlève|retire|supprime) (le |la |){product} (du|de mon) panier
      je ne veux (plus|pas) (le|la|de|du) {product}
      (pas de|sans) {product}
      (sans le|sans la|pas le|pas la) {product}
      finalement pas (le|la|de) {product}
      laisse tomber (le|la) {product}
    `,
    ViewCartIntent: `
      (qu'est-ce qu'il y a|qu'y a-t-il|il y a quoi) dans (mon|le) panier
      (qu'est-ce que j'ai|j'ai quoi) dans mon panier
      (montre|lis|ouvre|affiche) (moi |)(mon|le) panier
      (mon|le) panier
      (que contient|voir) mon panier
      (est-ce qu'il y a|il y a) quelque chose dans mon panier
      combien d'articles (dans mon panier|il y a dans mon panier)
      (va|aller) au panier
      qu'est-ce que j'ai ajouté
    `,
    CheckoutIntent: `
      (commande|achète|commander|valide|valider) (mon|le) panier
      (commande|achète|commander) tout
      (commande|achète) (tout ce qu'il y a|ce qu'il y a) dans (mon|le) panier
      (passe|passer|aller|va) à la caisse
      je (veux|voudrais) passer à la caisse
      je (veux|voudrais) commander (mon panier|tout)
      je suis prêt à commander
      je suis prête à commander
      passer commande
    `,
    DeliveryIntent: `
      (livre-le|envoie-le|livre tout|livre ça|envoie ça|livre la commande) (à|au|à la|chez) {address}
      (livre|envoie|expédie) (à|au|à la|chez) {address}
      livre moi (à|au|à la|chez) {address}
      (livraison|livrer) (à|au|à la|chez) {address}
      je (veux|voudrais) être livré (à|au|à la|chez) {address}
      je (veux|voudrais) une livraison (à|au|à la|chez) {address}
      (à|au|à la|chez) {address}
      (utilise|prends) l'adresse (de|du|de la) {address}
      (change|modifie) l'adresse
      (change|modifie) l'adresse de livraison
      (change|modifie) l'adresse (pour|en) {address}
      où (est-ce que ce sera livré|est-ce que ça va|ce sera livré|ça va)
      où (est-ce que vous livrez|est-ce que tu livres|vous livrez)
      (quelle est|c'est quoi) l'adresse (de livraison|)
      à quelle adresse
      {address}
    `,
    InstrumentIntent: `
      (paie|paye|payer|règle|régler) avec {instrument}
      (paie|paye|payer|règle|régler) (avec|par) (la|ma) {instrument}
      (paie|paye|payer) par {instrument}
      (utilise|prends|débite) (la|ma) {instrument}
      je (veux|voudrais) payer (avec la|avec ma|par) {instrument}
      je paie avec (la|ma) {instrument}
      avec (la|ma) {instrument}
      avec {instrument}
      (change|changer) de (carte|moyen de paiement)
      (utilise|prends) une autre carte
      (change|passe) pour (la|ma) {instrument}
      ma {instrument}
      (quelle carte|c'est quelle carte|avec quelle carte) (tu utilises|est utilisée|)
      (comment|avec quoi) (je paie|est-ce que je paie|c'est payé)
      {instrument}
    `,
    CodeIntent: `
      {code}
      (mon|le) code (est|c'est) {code}
      (mon|le) code vocal (est|c'est) {code}
      (mon|le) code {code}
      code {code}
      c'est {code}
      c'est le {code}
      (ça dit|il est écrit|je lis) {code}
      (mon|le) téléphone (dit|affiche|indique) {code}
      (voici|voilà) (mon|le) code {code}
      (les|mes) (quatre |)chiffres sont {code}
      mon code à quatre chiffres est {code}
      (utilise|prends) le code {code}
      (confirme|confirmer) avec (le code |){code}
      que mon code est {code}
      (mon|le) code (est|c'est) {spokenCode}
      (mon|le) code vocal est {spokenCode}
      (voici|voilà) mon code {spokenCode}
      mon téléphone affiche {spokenCode}
      (les|mes) chiffres sont {spokenCode}
    `,
    WhereIsMyCodeIntent: `
      où (est|se trouve) (mon|le) code
      où (je trouve|est-ce que je trouve|puis-je trouver) (mon|le) code
      où (trouver|voir) (mon|le) code
      comment (j'obtiens|j'ai|obtenir|avoir) (mon|le|un) code
      (quel est|c'est quoi) (mon|le) code
      (quel code|c'est quel code)
      je n'ai pas (de|mon|le) code
      je n'ai pas (encore |)(reçu|eu) (de|le|mon) code
      je n'ai aucun code
      je ne (trouve|vois) pas (mon|le|de) code
      il n'y a pas de code
      j'ai perdu (mon|le) code
    `,
    ReadBackIntent: `
      (relis|relis-la|relis-moi ça|relis ça)
      (relis|lis) (moi |)(ma|la) commande
      (relire|lire) (ma|la) commande
      (relis|répète) moi ma commande
      répète (ma|la) commande
      (qu'est-ce que je|je) commande (quoi|là)
      qu'est-ce que je (commande|suis en train de commander|suis en train d'acheter)
      qu'est-ce que j'ai commandé
      j'ai commandé quoi
      (qu'est-ce qu'il y a|il y a quoi) dans ma commande
      (quelle est|c'est quoi) ma commande
      (dis|donne) moi (ma commande|les détails)
      (quels sont|c'est quoi) les détails
      (quels sont|donne moi|dis moi) les mots de contrôle
      les mots de contrôle
      tu peux (relire|me relire) ma commande
      je voudrais (réentendre|entendre) ma commande
      (résume|récapitule) (ma|la) commande
    `,
    TotalIntent: `
      (quel est|c'est quoi|donne moi|dis moi) le (total|montant|prix total)
      (ça fait|c'est) combien
      (ça fait|c'est) combien (en tout|au total)
      combien (ça coûte|ça fait|est-ce que ça coûte|coûte ma commande)
      combien (ça coûte|ça fait) (en tout|au total)
      combien (je dois payer|est-ce que je dois payer|je paie|dois-je payer)
      (le total|total)
      (quel est le|c'est quoi le) montant de ma commande
      combien coûte (la livraison|le tout)
    `,
    StatusIntent: `
      (où en est|où est|où se trouve) ma commande
      (comment va|comment avance|comment se passe) ma commande
      (quel est|c'est quoi) (le statut|l'état) de ma commande
      (statut|état|suivi) de ma commande
      (vérifie|regarde) ma commande
      est-ce que ma commande est (confirmée|passée|validée|partie|arrivée)
      ma commande est (confirmée|passée|validée)
      (est-ce que c'est|c'est) (confirmé|commandé|acheté)
      (est-ce que ça a|ça a) marché
      (est-ce que tu l'as|tu l'as|vous l'avez) (commandé|acheté)
      (des nouvelles|du nouveau) (de|pour) ma commande
      (quand arrive|elle arrive quand|quand est-ce qu'arrive) ma commande
      qu'est-ce qui se passe avec ma commande
      suivre ma commande
    `,
    ReorderIntent: `
      (la même chose|pareil|comme) (que la dernière fois|la dernière fois)
      (la même chose|pareil) (que d'habitude|encore|à nouveau)
      comme (d'habitude|l'autre fois)
      (commande|achète|recommande|commander|racheter) la même chose
      (commande|achète) la même chose que la dernière fois
      (commande|achète) encore (ça|le même|la même)
      je (veux|voudrais) la même chose (que la dernière fois|qu'avant)
      (refais|répète|renouvelle) ma dernière commande
      (ma|la) commande habituelle
      ce que j'ai pris la dernière fois
      (celui|celle) de la dernière fois
      (recommander|repasser) ma dernière commande
    `,
    CancelOrderIntent: `
      (annule|annuler) (ma|la|cette) commande
      (annule|annule-la|annule ça|annuler ça)
      (laisse tomber|oublie|oublie ça|laisse)
      (oublie|abandonne|supprime) (ma|la) commande
      je ne veux plus (ma commande|commander|l'acheter)
      je n'en veux plus
      je ne veux pas (de cette commande|commander|l'acheter)
      je (veux|voudrais|souhaite) annuler (ma|la) commande
      j'ai changé d'avis
      (ne commande pas|ne l'achète pas|n'achète pas ça|ne commande rien)
      (arrête|stoppe) (ma|la) commande
      finalement (non|je n'en veux pas)
    `,
    SlowerIntent: `
      (plus lentement|moins vite|doucement)
      (parle|lis|dis-le|répète) (plus lentement|moins vite)
      (un peu |)(plus lentement|moins vite) s'il te plaît
      (c'est|tu parles|c'était) trop (vite|rapide)
      (trop vite|pas si vite)
      (ralentis|tu peux parler plus lentement|tu peux ralentir)
    `,
    'AMAZON.RepeatIntent': `
      (répète|répète ça|répète s'il te plaît)
      (redis|redis ça|redis-le)
      (tu peux répéter|peux-tu répéter)
      (qu'est-ce que tu as dit|tu as dit quoi)
      (encore une fois|pardon|comment)
      je n'ai pas (entendu|compris)
    `,
    'AMAZON.HelpIntent': `
      (qu'est-ce que tu sais faire|que sais-tu faire|que peux-tu faire)
      qu'est-ce que je peux (dire|faire|demander)
      (comment ça marche|comment je commande|comment commander)
      j'ai besoin d'aide
    `,
    'AMAZON.StopIntent': `
      au revoir
      (c'est tout|ce sera tout)
      j'ai (fini|terminé)
      rien d'autre
    `,
    'AMAZON.YesIntent': `
      oui s'il te plaît
      oui (commande|achète|confirme)
      (confirme|passe) la commande
      (vas-y|fais-le)
    `,
    'AMAZON.NoIntent': `
      non merci
      (pas maintenant|pas tout de suite|pas aujourd'hui)
    `,
  },
  places: {
    first: ['premier', 'première', 'numéro un'],
    second: ['deuxième', 'second', 'seconde', 'numéro deux'],
    third: ['troisième', 'numéro trois'],
    fourth: ['quatrième', 'numéro quatre'],
    fifth: ['cinquième', 'numéro cinq'],
    last: ['dernier', 'dernière'],
    other: ['autre', "l'autre"],
  },
  addresses: {
    home: ['maison', 'la maison', 'mon domicile', 'domicile', 'moi', 'mon appartement'],
    office: ['bureau', 'mon bureau', 'travail', 'mon travail'],
    parents: ['mes parents', 'parents', 'ma mère'],
  },
  instruments: {
    visa: ['visa', 'carte visa'],
    mastercard: ['mastercard', 'carte mastercard'],
    'american-express': ['american express', 'amex', 'carte american express'],
    'credit-card': ['carte de crédit', 'carte'],
    'debit-card': ['carte bancaire', 'carte bleue', 'carte de débit'],
  },
  productNames: {
    'dark-roast-whole-bean-12oz': ['torréfaction foncée', 'café corsé', 'café noir'],
    'harbor-blend-whole-bean-12oz': ['mélange maison', 'café maison'],
    'breakfast-blend-ground-12oz': ['café du matin', 'café moulu', 'café du petit déjeuner'],
    'decaf-whole-bean-12oz': ['décaféiné', 'café décaféiné', 'déca'],
    'espresso-whole-bean-2lb': ['expresso', 'café expresso', 'grains pour espresso'],
    'ethiopia-whole-bean-10oz': ["café d'éthiopie", 'café éthiopien', 'éthiopie'],
    'colombia-whole-bean-12oz': ['café de colombie', 'café colombien', 'colombie'],
    'paper-filters-no-4': ['filtres à café', 'filtres en papier'],
    'burr-grinder': ['moulin à café', 'moulin'],
    'pour-over-kettle': ['bouilloire'],
    'stoneware-mug': ['tasse', 'tasse à café'],
    sencha: ['thé vert'],
    'chamomile-tea': ['camomille'],
    'peppermint-tea': ['thé à la menthe', 'menthe'],
    'clover-honey': ['miel'],
    'dark-chocolate-bar': ['chocolat', 'chocolat noir'],
  },
};
