/** The card's entry. */
import './settings.ts';
import './card-app.ts';
