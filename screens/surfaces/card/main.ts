/** The card's entry. */
import './card-app.ts';
