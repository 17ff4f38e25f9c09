/** Portuguese, Brazil: você. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { SkillStrings } from './skill-strings.ts';

export const PT_BR: SkillStrings = {
  welcome: (shopName) =>
    `Boas-vindas à loja ${shopName}. Me diga o que você quer pedir, por exemplo, dois pacotes de espresso. Nada é comprado até você confirmar no celular. O que você quer pedir?`,
  welcomeReprompt: 'O que você quer pedir?',
  welcomeBack: (shopName) =>
    `Boas-vindas de volta à loja ${shopName}. Seu carrinho ainda tem algo da última vez. Você quer ouvir?`,
  hearCart: 'Você quer ouvir o que está no seu carrinho?',
  help: 'Você pode pedir café, e eu leio o pedido de volta com o total. Com isso, nada é comprado ainda. Você confirma o pedido no celular, que então mostra quatro dígitos. Me diga, meu código é, e os dígitos. Você também pode dizer, leia de novo, o que tem no meu carrinho, como está meu pedido, ou cancele meu pedido. O que você quer fazer?',
  helpReprompt: 'O que você quer fazer?',
  goodbye: 'Até logo.',
  linkAccount: (shopName) =>
    `Primeiro vincule sua conta da loja ${shopName}. Enviei um cartão para o aplicativo Alexa. Nada foi comprado.`,
  askProduct: 'O que você quer pedir? Por exemplo, diga, peça dois pacotes de espresso.',
  askQuantity:
    'Posso pedir de uma a noventa e nove unidades de cada item. Diga de novo com o número, por exemplo, peça dois pacotes de espresso.',
  productNotFound: 'Não encontrei isso na loja. Nada foi pedido. O que mais você quer?',
  productOutOfStock: 'Esse item está esgotado. Nada foi pedido. O que mais você quer?',
  offerProducts: (options) =>
    `Encontrei ${options.length === 2 ? 'dois itens parecidos' : 'alguns itens parecidos'}. ${options.join('. Ou, ')}. Qual você quer?`,
  offerOption: (title, price) => `${title}, ${price}`,
  offerReprompt: 'Qual item você quer? É só dizer o nome.',
  offerOne: (option) =>
    `Encontrei isto: ${option}. Diga, peça isso, ou, coloque isso no meu carrinho. O que você quer?`,
  offerOneReprompt: 'Diga, peça isso, ou, coloque isso no meu carrinho. O que você quer?',
  moreHint: 'Você também pode dizer, mais opções.',
  noMoreOffers: 'Esses são todos os itens parecidos.',
  askAdd: 'O que devo colocar no seu carrinho?',
  askRemove: 'O que devo tirar do seu carrinho?',
  notInCart: 'Isso não está no seu carrinho.',
  cartQuestion:
    'Para ouvir o total exato, diga, peça meu carrinho. Você também pode colocar ou tirar um item. O que você quer?',
  yesOrdersNoCart:
    'Só com um sim, nada é pedido. Para ouvir o total exato, diga, peça meu carrinho.',
  cartTotal: (amount) => `Seu carrinho soma ${amount}, sem a entrega e os impostos.`,
  totalIs: (total) => `O total é: ${total}.`,
  inDigits: (digits) => `Em dígitos: ${digits}.`,
  goesTo: (label) => `A entrega vai para: ${label}.`,
  paysWith: (label) => `Você paga com: ${label}.`,
  askAddress: (labels) => `Posso entregar em: ${labels.join(', ou, ')}. Para onde vai?`,
  askAddressReprompt: 'Para onde vai?',
  askInstrument: (labels) =>
    `Você pode pagar com: ${labels.join(', ou, ')}. Com o que você quer pagar?`,
  askInstrumentReprompt: 'Com o que você quer pagar?',
  addressUnknown: 'Esse endereço não está na sua lista. Você pode adicionar um no celular.',
  instrumentUnknown:
    'Essa forma de pagamento não está cadastrada. Você pode adicionar uma no celular.',
  confirmThenCode: 'Confirme no celular e depois me diga o código.',
  confirmReprompt:
    'Nada foi comprado ainda. Confirme o pedido no celular e depois me diga os quatro dígitos que ele mostra.',
  askCode: 'Quais são os quatro dígitos no seu celular?',
  codeUnclear:
    'Não ouvi quatro dígitos, e isso não contou como tentativa. Diga um por um, por exemplo, meu código é um dois três quatro.',
  codeIsOnPhone:
    'Seu código está no celular, onde você confirmou o pedido. Só seu celular mostra o código.',
  codeComesAfter:
    'Ainda não há código. Abra o pedido no celular e digite o total. Depois o celular mostra quatro dígitos.',
  noCodeNeeded: 'Nenhum pedido espera um código.',
  anythingElse: 'O que mais você quer?',
  yesBuysNothing:
    'Só com um sim, nada é comprado. Confirme o pedido no celular e depois me diga o código.',
  yesBuysNothingWithoutOrder: 'Primeiro me diga o que pedir. O que você quer?',
  noBuysNothing: 'Tudo bem. Para desistir de um pedido que espera, diga, cancele meu pedido.',
  allRight: 'Tudo bem.',
  sameAsLast: (day) =>
    day === undefined
      ? 'Isto é o que você pediu da última vez.'
      : `Isto é do seu último pedido, de ${day}.`,
  nothingToReorder: 'Não há pedido anterior que eu possa repetir.',
  reorderGone: 'Algo desse pedido não está mais na loja, por isso não repeti. Nada foi pedido.',
  orderStillWaits: 'Nada foi comprado. Seu pedido ainda espera no celular.',
  anotherWaits: (checkWords) =>
    `Outro pedido espera no celular, com as palavras de verificação ${checkWords}.`,
  whichWasCancelled: (total, checkWords) =>
    `Era o pedido de ${total}. Palavras de verificação: ${checkWords}.`,
  fallback:
    'Não entendi. Você pode pedir alguma coisa, me dizer seu código ou perguntar como está seu pedido. O que você quer fazer?',
  notUnderstood: 'Não entendi.',
  moment: 'Um momento, por favor.',
  tooLongToSay: 'É longo demais para dizer aqui. Seu celular mostra tudo.',
  shopUnreachable:
    'Não consigo falar com a loja agora. Nada foi comprado. Tente de novo em um minuto.',
  ordersUnreachable:
    'Não consigo falar com a loja agora. Seu celular mostra como estão seus pedidos. Tente de novo em um minuto.',
  outcomeUnknown:
    'Ainda não sabemos se o pagamento foi feito. Você não vai pagar duas vezes. Em um minuto, me pergunte como está seu pedido.',
  broken:
    'Algo não está certo do nosso lado. Me pergunte como está seu pedido antes de tentar de novo.',
  card: {
    dryRunTitle: 'Simulação: nada foi comprado',
    orderedTitle: 'Pedido feito',
    confirmAt: (address) => `Confirme no celular: ${address}`,
    receiptLine: (receiptNumber) => `Comprovante ${receiptNumber}`,
    paidLine: (amount, shopName) => `Você pagou ${amount} à loja ${shopName}.`,
    states: {
      dry_run: 'SIMULAÇÃO · NADA COMPRADO',
      confirmed: 'CONFIRMADO · DIGA SEU CÓDIGO',
      ordered: 'PEDIDO FEITO',
      locked: 'NÃO COMPRADO · BLOQUEADO',
      cancelled: 'NÃO COMPRADO · CANCELADO',
      declined: 'NÃO COMPRADO · INTERROMPIDO',
      expired: 'NÃO COMPRADO · EXPIRADO',
      not_bought: 'NÃO COMPRADO',
      payment_processing: 'PAGANDO',
      payment_declined: 'NÃO COMPRADO · RECUSADO',
      payment_unknown: 'PAGAMENTO INCERTO',
    },
    total: 'Total',
    paid: 'Pago',
    checkWords: 'Palavras de verificação',
    receipt: 'Comprovante',
    instruction: 'Abra isto no celular para confirmar. Só você pode.',
    confirmedInstruction: 'Diga seu código: os quatro dígitos no celular.',
    endedInstruction: 'Seu celular mostra como está este pedido.',
    moreLines: (count) =>
      count < 2 ? `e mais ${String(count)} item` : `e mais ${String(count)} itens`,
  },
};
