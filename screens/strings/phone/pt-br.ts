/** The phone card in the Portuguese of Brazil: você. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import { countedFromTwo } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { momentIn, timesIn } from './moments.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'Nada foi comprado';

export const PHONE_PT_BR: PhoneTexts = {
  locale: 'pt-BR',
  direction: 'ltr',
  states: {
    to_confirm: {
      word: 'Falta você confirmar',
      money: 'Nada foi comprado ainda',
      next: '',
    },
    confirmed_here: {
      word: 'Confirmado',
      money: 'Ainda não comprado',
      next: '',
    },
    confirmed_elsewhere: {
      word: 'Confirmado em outro aparelho',
      money: 'Nada foi comprado ainda',
      next: 'O código está no aparelho em que você confirmou. Veja lá e depois diga ao seu Echo.',
    },
    locked: {
      word: 'Bloqueado',
      money: NOTHING_BOUGHT,
      next: 'O código estava errado três vezes. Se você ainda quer isso, peça de novo ao seu Echo.',
    },
    expired: {
      word: 'Tempo esgotado',
      money: NOTHING_BOUGHT,
      next: 'Se você ainda quer isso, peça de novo ao seu Echo. O preço pode ter mudado.',
    },
    cancelled: {
      word: 'Cancelado',
      money: NOTHING_BOUGHT,
      next: 'Se você ainda quer isso, peça de novo ao seu Echo.',
    },
    stopping: {
      word: 'Interrompendo',
      money: 'Ainda não interrompido',
      next: 'Estamos interrompendo este pedido. Assim que isso acontecer, esta página avisa.',
    },
    stopped: {
      word: 'Interrompido',
      money: NOTHING_BOUGHT,
      next: 'Este pedido não pode mais ser comprado. Você não precisa fazer nada.',
    },
    too_late: {
      word: 'Tarde para interromper',
      money: 'Já tinha sido comprado',
      next: 'Você ainda pode devolver: “Devolver algo” está abaixo.',
    },
    payment_processing: {
      word: 'Pagando',
      money: 'O pagamento está a caminho',
      next: 'Seu código foi usado. Você não vai pagar duas vezes. Quando terminar, esta página avisa.',
    },
    payment_declined: {
      word: 'Pagamento recusado',
      money: NOTHING_BOUGHT,
      next: 'Nada foi cobrado. Peça de novo ao seu Echo e pague de outra forma.',
    },
    payment_unknown: {
      word: 'Ainda não se sabe',
      money: 'Estamos verificando',
      next: 'Ainda não sabemos se o pagamento foi feito. Você não vai pagar duas vezes. Nós avisaremos.',
    },
    ordered: {
      word: 'Pedido feito',
      money: 'Pago',
      next: '',
    },
    halted: {
      word: 'Falta a chave de acesso',
      money: 'Nada foi comprado ainda',
      next: '',
    },
    changed: {
      word: 'Alterado pela loja',
      money: NOTHING_BOUGHT,
      next: 'O preço ou as condições mudaram, e este pedido terminou. Peça de novo ao seu Echo e ouça o novo total.',
    },
    refused_by_policy: {
      word: 'Não permitido',
      money: NOTHING_BOUGHT,
      next: 'Uma regra desta loja impede este pedido, e nenhuma confirmação pode mudar isso.',
    },
    partly_refunded: {
      word: 'Devolvido em parte',
      money: 'Parte do dinheiro voltou',
      next: '',
    },
    refunded: {
      word: 'Devolvido',
      money: 'Seu dinheiro voltou',
      next: 'Seu banco pode levar alguns dias para mostrar.',
    },
    found_paid: {
      word: 'Esclarecido: pago',
      money: 'Cobrado uma só vez',
      next: 'Por um tempo não sabíamos. O pagamento foi feito.',
    },
    found_unpaid: {
      word: 'Esclarecido: não pago',
      money: NOTHING_BOUGHT,
      next: 'Por um tempo não sabíamos. O pagamento não foi feito, e nada foi cobrado.',
    },
    sold_out: {
      word: 'Esgotado',
      money: 'Seu dinheiro está voltando',
      next: '',
    },
  },
  order: {
    total: 'Total',
    checkWords: 'Palavras de verificação',
    readToYou: 'O que foi lido para você',
    lines: 'O que você recebe',
    delivery: 'Entrega',
    instrument: 'Pagamento',
    seller: 'Vendido por',
    askedBy: 'Solicitado por',
    takenBack:
      'Você confirmou este pedido e depois outro. Por isso esta confirmação não vale mais: o código dela não funciona mais. Só um pedido por vez pode esperar o código.',
    requester: ({ clientName, device, ago }) =>
      device === null ? `${clientName}, ${ago}` : `${device}, por meio de ${clientName}, ${ago}`,
    ago: agoIn({
      justNow: 'agora mesmo',
      minutes: (count) => (count === 1 ? 'há um minuto' : `há ${String(count)} minutos`),
      hours: (count) => (count === 1 ? 'há uma hora' : `há ${String(count)} horas`),
      days: (count) => (count === 1 ? 'há um dia' : `há ${String(count)} dias`),
    }),
    successorWaits: 'O mesmo pedido espera com as novas condições.',
    openSuccessor: 'Abrir o pedido novo',
    refunded: 'Devolvido',
  },
  confirm: {
    field: 'Digite o total para confirmar',
    go: 'Confirmar',
    isChecking: 'Verificando…',
    thenPasskey: 'Depois: chave de acesso e dizer um código.',
    thenSignIn: 'Depois: entrar de novo e dizer um código.',
    untilSaid: 'Nada é comprado até você dizer o código ao seu Echo.',
    timeLeft: (left) => `Tempo para confirmar: ${left}`,
    nothingTyped: 'Primeiro digite o total.',
    read: 'Você digitou',
    expected: 'O total é',
    dontBuy: 'Não comprar',
    notMe: 'Não fui eu',
    notMeExplain: (client) =>
      `Isto interrompe o pedido. Também interrompe ${client}: nada mais pode ser pedido em seu nome, e você não recebe avisos desses pedidos.`,
    notMeAgain: 'Você pode permitir de novo em “Sua conta”, “Assistentes”.',
    notMeGo: 'Interromper os dois',
    notMeDone: (client) => `${client} também foi interrompido.`,
    isStopping: 'Interrompendo…',
    sayBy: (time) => `Depois, diga o código até ${time}.`,
    notHeld: 'A loja não reserva o produto: ele pode acabar antes.',
  },
  verify: {
    title: 'Agora sua chave de acesso',
    explain: 'O total está certo. Seu aparelho pede que você prove que é você.',
    cancelled: 'Isso não terminou. Nada foi confirmado.',
    again: 'Usar sua chave de acesso',
    signIn: 'Ou entrar na conta',
    back: 'Voltar ao pedido',
    changeExplain: 'Seu aparelho pede que você prove que é você. Nada mudou ainda.',
    changeCancelled: 'Isso não terminou. Nada mudou.',
    changeBack: 'Voltar à sua conta',
  },
  code: {
    title: 'Diga este código',
    before: 'Diga ao seu Echo:',
    phrase: 'meu código é',
    label: (digits) => `Seu código é ${digits}.`,
    timeLeft: (left) => `Tempo para dizer o código: ${left}`,
    timeLabel: 'Tempo que resta para dizer o código',
    wrong: (triesLeft) =>
      triesLeft < 2
        ? `O código não estava certo. Resta ${String(triesLeft)} tentativa.`
        : `O código não estava certo. Restam ${String(triesLeft)} tentativas.`,
    anyTime: (shopName) => `Se o Echo parou de ouvir, comece com “Alexa, abrir ${shopName}”.`,
  },
  receipt: {
    title: 'Comprovante',
    charged: 'Cobrado',
    number: 'Número do comprovante',
    when: 'Pago em',
    instrument: 'Pago com',
    delivery: 'Chegada',
    check: 'Conferir este comprovante',
    checkExplain:
      'O comprovante assinado contém o que você digitou, o que foi cobrado e por quem. Qualquer pessoa pode conferir sem nos perguntar; ninguém pode mudar sem que se perceba.',
    sendBack: 'Devolver algo',
    back: {
      title: 'Em devolução',
      asked: 'Devolução em andamento. O vendedor ainda não respondeu.',
      taken: 'Devolução em andamento. O vendedor aceita.',
      took: 'O vendedor aceitou a devolução.',
      notTaken: 'O vendedor não aceita a devolução. Nenhum valor volta por isso.',
      soldOut: 'Esgotou depois do seu pagamento. Não vai chegar.',
      onItsWay: 'A caminho de você',
      notPaidBack: 'Não foi possível devolver',
    },
    save: 'Salvar comprovante assinado',
    fileName: (receiptNumber) => `comprovante-${receiptNumber}.jws`,
    date: momentIn('pt-BR'),
  },
  card: {
    title: 'Seus pedidos',
    loading: 'Um momento…',
    welcome: 'Só você pode confirmar',
    welcomeExplain:
      'Quando você pede por voz, o pedido espera aqui. Nada é comprado até você ver e digitar o total.',
    signIn: 'Entrar',
    signOut: 'Sair',
    signingIn: 'Entrando…',
    waiting: 'Em espera',
    earlier: 'Anteriores',
    openTo: { to_confirm: 'Revisar e confirmar', confirmed_here: 'Ver o código' },
    othersWaiting: (count) =>
      count < 2 ? `${String(count)} pedido espera` : `${String(count)} pedidos esperam`,
    newerWaiting: 'Um pedido mais recente espera.',
    openNewer: 'Abrir o mais recente',
    moreLines: (count) => `e mais ${String(count)}`,
    nothingWaiting: 'Nada em espera',
    nothingWaitingExplain:
      'Quando você pede por voz, o pedido aparece aqui sozinho. Nada é comprado até você confirmar.',
    back: 'Todos os pedidos',
    notFound: 'Este pedido não está aqui',
    notFoundExplain:
      'Ele não é um dos seus pedidos ou não existe mais. Nada foi comprado ao abrir esta página.',
    cookiesDropped: 'Seu navegador não guardou sua entrada',
    cookiesDroppedExplain:
      'Você entrou, mas este navegador descartou o cookie seguro. Alguns navegadores fazem isso em um endereço sem https. Nada foi confirmado.',
    cookiesDroppedNext:
      'Abra este endereço no Chrome, Edge ou Firefox, ou permita os cookies dele. Depois entre de novo.',
    keyNotKept: 'Seu navegador não guarda nada aqui',
    keyNotKeptExplain:
      'Para confirmar, é preciso uma chave que fique neste navegador, e esta janela não pode guardar uma. Abra este endereço em uma janela normal, não em uma anônima.',
    tryAgain: 'Tentar de novo',
    connectionLost: 'Sem conexão. O que você vê pode estar desatualizado. Continuamos tentando.',
    signInUnfinished: 'Você não terminou de entrar. Nada foi confirmado.',
    signedOut: 'Você saiu. Entre para ver seus pedidos.',
    notSent: 'Isso não chegou. Nada foi confirmado. Tente de novo.',
    notKnown: 'Ainda não sabemos se isso chegou. Assim que soubermos, esta página mostra.',
    declineNotSent: 'Isso não chegou. O pedido ainda não foi interrompido. Tente de novo.',
    addPasskey: 'Adicionar chave de acesso',
    addPasskeyExplain:
      'Da próxima vez, confirme com a impressão digital, o rosto ou o bloqueio de tela.',
    passkeyAdded: 'Sua chave de acesso foi adicionada. Da próxima vez, confirme com ela.',
    passkeyNotAdded: 'Nenhuma chave de acesso foi adicionada.',
    passkeySignIn: 'Primeiro, entre mais uma vez',
    passkeySignInExplain:
      'Para adicionar uma chave de acesso, entre mais uma vez. Nenhuma foi adicionada ainda.',
    passkeyReady: 'Agora sua chave de acesso',
    passkeyReadyExplain: 'Você entrou. Seu aparelho pede que você crie a chave de acesso.',
    passkeyNotNow: 'Agora não',
    tookBack: (count) =>
      count < 2
        ? 'Você tinha confirmado outro pedido. Aquela confirmação não vale mais, porque você confirmou este: o outro código não funciona mais.'
        : `Você tinha confirmado outros ${String(count)} pedidos. Aquelas confirmações não valem mais, porque você confirmou este: os outros códigos não funcionam mais.`,
    proofRefused:
      'Isso foi recusado. Confira se a data e a hora deste aparelho estão certas e tente de novo.',
    account: 'Sua conta',
    offline: 'Você está sem conexão. Nada pode ser confirmado até ela voltar.',
    signedOutHere:
      'Você saiu daqui: por outro aparelho ou porque o tempo passou. Nada foi confirmado.',
    remember: 'Lembrar de mim aqui por 30 dias',
    rememberExplain: 'Em cada pedido você ainda prova que é você.',
    language: 'Idioma',
    notLoaded: 'Isso não carregou. Confira sua conexão e tente de novo.',
  },
  risk: {
    unusual: 'O que é incomum',
    halted: 'Só sua chave de acesso pode confirmar',
    usable: 'Entrar na conta não basta aqui. Digite o total e use sua chave de acesso.',
    none: 'Você ainda não tem chave de acesso. Uma adicionada agora poderá confirmar pedidos assim após 24 horas; este terá terminado antes.',
    tooNew: (when) =>
      `Sua chave de acesso é nova. Ela poderá confirmar pedidos assim a partir de ${when}.`,
    endsBefore: 'Este pedido termina antes disso. Se você ainda quiser, peça de novo ao seu Echo.',
    byModel: 'Nas palavras de um modelo de linguagem',
    limited: 'Isto não pode ser comprado agora',
    limitFrom: (when) =>
      `O código dele vale a partir de ${when}, se você não comprar mais nada antes.`,
    limitRoomFrom: (when) =>
      `Haverá margem de novo a partir de ${when}, se você não comprar mais nada antes.`,
    limitLater: 'O código dele volta a valer quando menos do limite estiver usado.',
    refused: 'Por que não é permitido',
    reasons: {
      amount_high: 'O total é mais alto que o normal.',
      amount_above_limit: 'O total passa do limite desta loja.',
      hour_limit: 'Passa do limite de uma hora.',
      day_limit: 'Passa do limite de um dia.',
      category_high_risk:
        'É algo que ladrões costumam querer, como cartões-presente, apostas ou empréstimos.',
      retry_of_halted: 'Parece um pedido das últimas 24 horas que você não confirmou.',
      after_halt: 'Outro pedido incomum ainda espera por você, ou você disse não a ele.',
      new_seller_high: 'É muito dinheiro para um vendedor novo para você.',
      score_high: 'Várias coisas neste pedido são incomuns ao mesmo tempo.',
      was_halted: 'Ele já foi retido uma vez, e fica assim até sua chave de acesso confirmar.',
      possible_repeat: 'Você comprou quase o mesmo nas últimas 24 horas. Comprar de novo?',
      category_unknown: 'Não conseguimos saber que tipo de coisa é.',
      category_claim_differs: 'O assistente disse que era outra coisa.',
      unusual_amount: 'O total está muito acima do que você costuma gastar.',
      unusual_frequency: 'Houve muitos pedidos em pouco tempo.',
      unusual_hour: 'Você nunca comprou a esta hora do dia.',
      slow_drift: 'Seus pedidos cresceram, ou ficaram mais frequentes, pouco a pouco.',
      first_order_from_client: 'É o primeiro pedido por este assistente.',
      new_device: 'O dispositivo pelo qual foi pedido é novo.',
      new_address: 'O endereço é novo.',
      new_instrument: 'A forma de pagar é nova.',
      first_from_merchant: 'É seu primeiro pedido a este vendedor.',
    },
  },
  refusals: {
    ordered: 'Este pedido já foi comprado com o código. Nada mais foi comprado.',
    cancelled: 'Este pedido foi cancelado. Nada foi comprado.',
    declined: 'Este pedido foi interrompido no seu celular. Nada foi comprado.',
    expired: 'O tempo para confirmar acabou. Nada foi comprado. Peça de novo ao seu Echo.',
    locked: 'O código estava errado vezes demais, e este pedido está bloqueado. Nada foi comprado.',
    too_many:
      'Este pedido já foi confirmado três vezes. Nada foi comprado. Peça de novo ao seu Echo.',
    other_order_shown:
      'Sua tela mostra outro pedido. Nada foi comprado. Abra este pedido de novo e leia mais uma vez.',
    refused_by_policy: 'Uma regra desta loja impede este pedido. Nada foi comprado.',
    passkey_needed: 'Só sua chave de acesso pode confirmar este pedido. Nada foi comprado.',
    passkey_too_new:
      'Sua chave de acesso tem menos de 24 horas. Nada foi comprado. Só uma mais antiga pode confirmar este pedido.',
    not_found: 'Este pedido não está aqui. Nada foi comprado.',
    other_amount: 'Esse não é o total deste pedido. Nada foi comprado.',
    no_amount: 'Não havia um valor no que você digitou. Nada foi comprado.',
    several_amounts: 'Você digitou mais de um valor. Nada foi comprado. Digite só o total.',
    ambiguous:
      'O que você digitou pode significar mais de um valor. Nada foi comprado. Digite como aparece.',
    other_currency: 'O que você digitou está em outra moeda. Nada foi comprado.',
    negative: 'O que você digitou é menos que zero. Nada foi comprado.',
    too_large: 'O que você digitou é muito mais que qualquer pedido. Nada foi comprado.',
    started_elsewhere:
      'Isso demorou demais, já foi usado ou começou em outro lugar. Nada foi comprado. Comece de novo.',
    provider_refused: 'Sua entrada não foi aceita. Nada foi comprado. Tente de novo.',
    provider_unreachable:
      'Não deu para verificar sua entrada agora. Nada foi comprado. Tente de novo em um momento.',
    not_fresh: 'Sua entrada é antiga demais para isso. Nada foi comprado. Entre mais uma vez.',
    other_customer:
      'Você entrou como outra pessoa. Nada foi comprado. Entre com a conta deste pedido.',
    passkey_refused:
      'Sua chave de acesso não foi aceita. Nada foi comprado. Tente de novo ou entre na conta.',
  },
  ...timesIn('pt-BR'),
  ...durationsIn({
    minutes: (count) => countedFromTwo(count, { one: 'minuto', many: 'minutos' }),
    seconds: (count) => countedFromTwo(count, { one: 'segundo', many: 'segundos' }),
    joiner: ' e ',
  }),
};
