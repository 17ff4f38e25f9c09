/** French. Not reviewed by a native speaker yet. */
import type { WidgetTexts } from './widget-texts.ts';

export const WIDGET_FR_FR: WidgetTexts = {
  oneMoment: 'Un instant',
  chooseOne: 'Choisissez',
  places: ['Le premier', 'Le deuxième', 'Le troisième', 'Le quatrième', 'Le cinquième'],
  showMore: 'Afficher plus',
  showCart: 'Voir mon panier',
  outOfStock: 'Épuisé',
  soldBy: (seller) => `Vendu par ${seller}`,
  sellerSays: 'Le vendeur dit',
  addToCart: 'Ajouter au panier',
  backToList: 'Retour à la liste',
  cart: 'Votre panier',
  cartEmpty: 'Votre panier est vide.',
  each: (price) => `${price} l’unité`,
  remove: 'Retirer',
  removeTitle: (title) => `Retirer ${title}`,
  subtotal: 'Sous-total',
  beforeDelivery: 'Hors livraison et taxes. Rien n’est acheté.',
  readBack: 'Relire ma commande',
  openOrder: 'Ouvrir cette commande',
  notDone: 'Cela n’a pas marché. Rien n’a été acheté. Veuillez réessayer.',
  calledOff: 'C’est interrompu. Rien n’a été acheté.',
  ended: 'C’était ainsi. Redemandez pour continuer.',
};
