/** The skill in Brazil. */
import { PORTUGUESE } from '../languages/portuguese.ts';
import type { LocaleSource } from '../locale-source.ts';

export const PT_BR: LocaleSource = {
  locale: 'pt-BR',
  language: PORTUGUESE,
  invocationName: 'harbor roasters',
  store: {
    name: 'Harbor Roasters',
    summary: 'Peça café por voz e confirme cada pedido no seu celular.',
    description:
      'Peça café da Harbor Roasters por voz. A Alexa lê o pedido com a entrega, os impostos e o total, e com isso nada é comprado. Você confirma o total no seu celular, que então mostra um código de voz de quatro dígitos. Diga o código, e só então o pedido é feito. Você precisa de uma conta na Harbor Roasters, vinculada no aplicativo Alexa. Cada pedido precisa do seu próprio código de quatro dígitos, qualquer que seja o valor.',
    examplePhrases: [
      { says: 'Alexa, abra harbor roasters', means: 'LaunchRequest' },
      {
        says: 'Alexa, peça para harbor roasters comprar dois pacotes de espresso',
        means: 'OrderIntent',
      },
      { says: 'Alexa, pergunte para harbor roasters como está meu pedido', means: 'StatusIntent' },
    ],
    keywords: ['café', 'compras', 'torrefação', 'chá', 'espresso'],
  },
};
