/** Portuguese, Brazil: você. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';

const BOUGHT = 'Nada foi comprado.';
const NOT_YET = 'Nada foi comprado ainda.';
const ORDERED = 'Nada foi pedido.';
const UNREACHABLE = 'Não consigo falar com a loja agora.';
const LATER = 'Tente de novo em um minuto.';
const ONCE = 'Você não vai pagar duas vezes.';
const ANEW = 'Peça de novo, e eu leio outra vez.';
const STILL_WANTED = 'Se você ainda quer isso, peça de novo.';

export const PT_BR: ShopWords = {
  gap: ' ',
  search: {
    nothingFound: 'Não encontrei isso na loja. Tente outras palavras, por exemplo, espresso.',
    found: ({ count, said }) => (count === 1 ? 'Encontrei um item.' : `Encontrei ${said} itens.`),
    more: ({ count, said }) => (count === 1 ? 'Há mais um item.' : `Há mais ${said} itens.`),
    next: 'Isto é o que vem depois.',
    noMore: 'Não há mais nada assim.',
    closest: 'Nada combina com tudo isso. Estes chegam mais perto.',
    hadBefore: 'Você já pediu isto aqui.',
    notHadBefore: 'Não encontrei nada assim entre seus últimos pedidos aqui.',
  },
  cart: {
    empty: 'Seu carrinho está vazio.',
    more: ({ count, said }) =>
      count === 1 ? 'Há mais um item nele.' : `Há mais ${said} itens nele.`,
    subtotal: (amount) => `Isso dá ${amount}, sem entrega e impostos.`,
    goesTo: (address) => `A entrega vai para ${address}.`,
    paidWith: (instrument) => `O pagamento é com ${instrument}.`,
    gone: 'Algo do seu carrinho não é mais vendido, então eu tirei.',
    changed: {
      add: 'Está no carrinho. Nada foi pedido ainda.',
      set: 'O carrinho mudou. Nada foi pedido ainda.',
      remove: 'Tirei do carrinho.',
      clear: 'Esvaziei o carrinho.',
    },
    refused: {
      product_unknown: 'Não encontrei isso na loja. Seu carrinho continua como estava.',
      out_of_stock: 'Isso está esgotado. Seu carrinho continua como estava.',
      several_sellers:
        'Isso é de outro vendedor que o resto do carrinho e precisa de um pedido separado. Seu carrinho continua como estava.',
      several_currencies:
        'O preço disso está em outra moeda que o resto do carrinho e precisa de um pedido separado. Seu carrinho continua como estava.',
      address_unknown:
        'Esse endereço não está na sua lista de endereços. Você pode adicionar um no celular. Seu carrinho continua como estava.',
      instrument_unknown:
        'Essa forma de pagamento não está salva. Você pode adicionar uma no celular. Seu carrinho continua como estava.',
      client_revoked:
        'Você tirou minha permissão para fazer pedidos por você. Pode devolvê-la no celular. Seu carrinho continua como estava.',
      cart_full:
        'Seu carrinho está cheio. Primeiro tire alguma coisa. Seu carrinho continua como estava.',
      too_many_of_one:
        'Cabem no máximo noventa e nove unidades de um item no carrinho. Seu carrinho continua como estava.',
      not_in_cart: 'Isso não está no carrinho. Seu carrinho continua como estava.',
    },
  },
  audit: {
    none: 'Nada foi solicitado em seu nome.',
    more: 'Há mais coisas antes disso.',
    anAssistant: 'Um assistente',
    readBack: (client) => `${client} leu um pedido para você.`,
    notReadBack: (client) => `${client} recebeu uma solicitação e não leu nenhum pedido.`,
  },
  product: {
    notFound: 'Não encontrei isso na loja.',
    line: ({ title, price, isInStock }) => `${title}, ${price}${isInStock ? '' : ', esgotado'}.`,
    sellerSays: (description) => `O vendedor diz: ${description}`,
  },
  help: (shopName) =>
    `Você pode pedir na loja ${shopName}. Diga o que quer, e eu leio o pedido de volta com o total exato. Com isso, nada é comprado. Você abre o pedido no celular e digita o total, e o celular mostra quatro dígitos. Diga esses dígitos, e o pedido é feito. Você também pode encher um carrinho, pedir algo de novo, perguntar como está seu pedido, ou cancelar o pedido.`,
  proposal: {
    refused: {
      product_unknown: `Não encontrei um desses itens na loja. ${ORDERED}`,
      out_of_stock: `Um desses itens está esgotado. ${ORDERED}`,
      several_sellers: `Esses itens são de vendedores diferentes, e cada vendedor precisa de um pedido separado. ${ORDERED}`,
      several_currencies: `Os preços desses itens estão em moedas diferentes, e cada moeda precisa de um pedido separado. ${ORDERED}`,
      address_unknown: `Esse endereço não está na sua lista de endereços. Você pode adicionar um no celular. ${ORDERED}`,
      instrument_unknown: `Essa forma de pagamento não está salva. Você pode adicionar uma no celular. ${ORDERED}`,
      client_revoked: `Você tirou minha permissão para fazer pedidos por você. Pode devolvê-la no celular. ${ORDERED}`,
      unavailable: `${UNREACHABLE} ${ORDERED} ${LATER}`,
      cart_empty: `Seu carrinho está vazio. ${ORDERED}`,
      too_many_of_one: `Cabem no máximo noventa e nove unidades de um item em um pedido. ${ORDERED}`,
      too_many_waiting: `Já há pedidos demais esperando por você. Primeiro confirme ou cancele um deles. ${ORDERED}`,
      offer_over: `A oferta da loja acabou de terminar. ${ORDERED} Peça de novo para receber outra.`,
      quote_mismatch: `A resposta da loja não combinou com o pedido. ${ORDERED} Tente de novo.`,
      invalid_request: `Não entendi esse pedido. ${ORDERED}`,
    },
    confirmThenCode: 'Confirme no celular e depois diga o código que ele mostra.',
  },
  redeem: {
    outcomes: {
      payment_processing: `O pagamento deste pedido está a caminho. Ainda não terminou. ${ONCE} Daqui a pouco, pergunte como está seu pedido.`,
      payment_declined: `O pagamento foi recusado. ${BOUGHT} Você pode pedir de novo e pagar de outro jeito.`,
      waiting_for_confirmation: `Este pedido ainda não foi confirmado. ${BOUGHT} Confirme no celular e depois diga os quatro dígitos que ele mostra.`,
      stronger_confirmation_needed: `Este pedido precisa de uma confirmação mais forte. ${BOUGHT} Confirme no celular com sua chave de acesso.`,
      code_locked: `Houve códigos errados demais. ${BOUGHT} ${STILL_WANTED}`,
      expired: `O tempo deste pedido acabou. ${BOUGHT} ${ANEW}`,
      terms_changed: `Alguma coisa mudou neste pedido. ${BOUGHT}`,
      limit_reached: `Este pedido passa, por enquanto, do limite da loja. ${BOUGHT}`,
      refused: `Não posso fazer esse pedido. ${BOUGHT} ${ANEW}`,
      cancelled: `Este pedido foi cancelado. ${BOUGHT}`,
      declined: `Este pedido foi interrompido no seu celular. ${BOUGHT}`,
      unavailable: `${UNREACHABLE} ${BOUGHT} ${LATER}`,
    },
    codeWrong: `Esse código não está certo. ${BOUGHT}`,
    triesLeft: {
      none: `Não resta nenhuma tentativa. ${STILL_WANTED}`,
      one: 'Você tem mais uma tentativa.',
      two: 'Você tem mais duas tentativas.',
      three: 'Você tem mais três tentativas.',
    },
    codeUnclear:
      'Preciso dos quatro dígitos que seu celular mostra. Isso não contou como tentativa.',
    totalIsNow: (total) => `Agora o total é de ${total}.`,
    confirmThenNewCode: 'Confirme no celular e depois diga o novo código.',
  },
  cancel: {
    cancelled: `Seu pedido foi cancelado. ${BOUGHT}`,
    declined: `Seu pedido já tinha sido interrompido no celular. ${BOUGHT}`,
    expired: `O tempo do seu pedido já tinha acabado. ${BOUGHT}`,
    already_ordered:
      'É tarde para cancelar: o código já foi aceito. Pergunte como está seu pedido. Para devolver, abra o pedido no celular.',
    refused: 'Não encontrei esse pedido.',
    unavailable: `Não consigo falar com a loja agora, então não cancelei o pedido. ${LATER}`,
  },
  order: {
    none: 'Você não tem nenhum pedido aqui.',
    notFound: 'Não encontrei esse pedido.',
    pastOnPhone: 'Seus pedidos anteriores estão no seu celular.',
    summary: ({ total, checkWords }) =>
      `Seu pedido de ${total}. Palavras de verificação: ${checkWords}.`,
    states: {
      waiting: `O pedido espera sua confirmação no celular. ${NOT_YET} Confirme lá e depois diga os quatro dígitos que o celular mostra.`,
      confirmed: `O pedido está confirmado no celular e espera o código. ${NOT_YET} Diga os quatro dígitos que o celular mostra.`,
      locked: `Houve códigos errados demais, e por isso o pedido está bloqueado. ${BOUGHT} ${STILL_WANTED}`,
      cancelled: `O pedido foi cancelado. ${BOUGHT}`,
      declined: `O pedido foi interrompido no seu celular. ${BOUGHT}`,
      expired: `O tempo do pedido acabou. ${BOUGHT} ${ANEW}`,
      payment_processing: `O código estava certo, e o pagamento está a caminho. Ainda não terminou. ${ONCE}`,
      payment_declined: `O pagamento foi recusado. ${BOUGHT}`,
      payment_unknown: `Ainda não sabemos se o pagamento foi feito. ${ONCE} Nós avisamos você.`,
    },
    back: {
      soldOut: 'Ele esgotou depois do pagamento e não vai chegar.',
      onItsWay: (amount) => `${amount} estão voltando para você.`,
      paidBack: (amount) => `${amount} foram devolvidos a você.`,
      notPaidBack: (amount) =>
        `Não foi possível devolver ${amount} como previsto. Fale com a loja: ela devolve o dinheiro de outra forma.`,
    },
    ordered: ({ amount, shop, checkWords }) =>
      `Pedido feito. Você pagou ${amount} à loja ${shop}. As palavras de verificação são ${checkWords}. Seu comprovante está no celular e chega também por e-mail.`,
  },
  faults: {
    unreachable: UNREACHABLE,
    ownFault: 'Algo não está certo do nosso lado.',
    nothingBought: BOUGHT,
    phoneShowsOrders: 'Seu celular mostra como estão seus pedidos.',
    cannotLookUpOrder: 'Não consigo consultar o pedido.',
    cannotLookUpOrders: 'Não consigo consultar os pedidos.',
    cancelUnknown: 'Não sei se seu pedido foi cancelado.',
    orderUnknown: `Ainda não sei se seu pedido foi feito. ${ONCE}`,
    tryAgainSoon: LATER,
  },
  request: {
    notUnderstood: 'Não entendi essa solicitação.',
    notTaken: (names) => `Ela não aceita ${names}.`,
    partWrong: ({ name }) => `A parte “${name}” não está como deveria.`,
    wholeWrong: () => 'Ela não está como deveria.',
    tooMany: `Solicitações demais de uma vez. ${BOUGHT} Espere um minuto.`,
  },
};
