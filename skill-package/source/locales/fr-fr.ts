/** The skill in France. */
import { FRENCH } from '../languages/french.ts';
import type { LocaleSource } from '../locale-source.ts';

export const FR_FR: LocaleSource = {
  locale: 'fr-FR',
  language: FRENCH,
  invocationName: 'harbor roasters',
  store: {
    name: 'Harbor Roasters',
    summary: 'Commandez du café à la voix et confirmez chaque commande sur votre téléphone.',
    description:
      "Commandez le café de Harbor Roasters à la voix. Alexa vous lit la commande avec la livraison, les taxes et le total, et rien n'est encore acheté. Vous confirmez le total sur votre téléphone, qui affiche ensuite un code vocal à quatre chiffres. Dites le code, et alors seulement la commande est passée. Il vous faut un compte Harbor Roasters, associé dans l'application Alexa. Chaque commande a besoin de son propre code à quatre chiffres, quel que soit le montant.",
    examplePhrases: [
      { says: 'Alexa, ouvre harbor roasters', means: 'LaunchRequest' },
      {
        says: "Alexa, demande à harbor roasters de commander deux paquets d'espresso",
        means: 'OrderIntent',
      },
      { says: 'Alexa, demande à harbor roasters où en est ma commande', means: 'StatusIntent' },
    ],
    keywords: ['café', 'achats', 'torréfacteur', 'thé', 'espresso'],
  },
};
