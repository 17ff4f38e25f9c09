/** An empty page that knows every element and draws it in any locale: the texts of a table are functions, which no test can hand in. */
import '#screens/elements';
import { PHONE_TEXTS } from '#screens/strings';
import '../../../../screens/surfaces/card/page.css';

declare global {
  interface Window {
    drawIn(locale: keyof typeof PHONE_TEXTS, tag: string, properties: object): Promise<void>;
  }
}

window.drawIn = async (locale, tag, properties) => {
  const element = document.createElement(tag);
  Object.assign(element, properties, { texts: PHONE_TEXTS[locale] });
  document.documentElement.lang = locale;
  // As the card's page does.
  document.body.style.paddingInline = '1rem';
  document.body.replaceChildren(element);
  await customElements.whenDefined(tag);
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
};
