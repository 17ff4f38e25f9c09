/** The phone card in the Portuguese of Brazil: você. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import { countedFromTwo } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { receiptDateIn } from './receipt-date.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'Nada foi comprado';

export const PHONE_PT_BR: PhoneTexts = {
  states: {
    to_confirm: {
      tone: 'waiting',
      word: 'Falta você confirmar',
      money: 'Nada foi comprado ainda',
      next: '',
    },
    confirmed_here: {
      tone: 'waiting',
      word: 'Confirmado',
      money: 'Ainda não comprado',
      next: '',
    },
    confirmed_elsewhere: {
      tone: 'waiting',
      word: 'Confirmado em outro aparelho',
      money: 'Nada foi comprado ainda',
      next: 'O código está no aparelho em que você confirmou. Veja lá e depois diga ao seu Echo.',
    },
    locked: {
      tone: 'stopped',
      word: 'Bloqueado',
      money: NOTHING_BOUGHT,
      next: 'O código estava errado três vezes. Se você ainda quer isso, peça de novo ao seu Echo.',
    },
    expired: {
      tone: 'stopped',
      word: 'Tempo esgotado',
      money: NOTHING_BOUGHT,
      next: 'Se você ainda quer isso, peça de novo ao seu Echo. O preço pode ter mudado.',
    },
    cancelled: {
      tone: 'stopped',
      word: 'Cancelado',
      money: NOTHING_BOUGHT,
      next: 'Se você ainda quer isso, peça de novo ao seu Echo.',
    },
    stopping: {
      tone: 'waiting',
      word: 'Interrompendo',
      money: 'Ainda não interrompido',
      next: 'Estamos interrompendo este pedido. Assim que isso acontecer, esta página avisa.',
    },
    stopped: {
      tone: 'stopped',
      word: 'Interrompido',
      money: NOTHING_BOUGHT,
      next: 'Este pedido não pode mais ser comprado. Você não precisa fazer nada.',
    },
    too_late: {
      tone: 'done',
      word: 'Tarde para interromper',
      money: 'Já tinha sido comprado',
      next: 'Peça à loja para aceitar a devolução. Informe o número do comprovante.',
    },
    payment_processing: {
      tone: 'waiting',
      word: 'Pagando',
      money: 'O pagamento está a caminho',
      next: 'Você não vai pagar duas vezes. Quando terminar, esta página avisa.',
    },
    payment_declined: {
      tone: 'stopped',
      word: 'Pagamento recusado',
      money: NOTHING_BOUGHT,
      next: 'Nada foi cobrado. Peça de novo ao seu Echo e pague de outra forma.',
    },
    payment_unknown: {
      tone: 'waiting',
      word: 'Ainda não se sabe',
      money: 'Estamos verificando',
      next: 'Ainda não sabemos se o pagamento foi feito. Você não vai pagar duas vezes. Nós avisaremos.',
    },
    ordered: {
      tone: 'done',
      word: 'Pedido feito',
      money: 'Pago',
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
    notMe: 'Não fui eu',
    isStopping: 'Interrompendo…',
  },
  verify: {
    title: 'Agora sua chave de acesso',
    explain: 'O total está certo. Seu aparelho pede que você prove que é você.',
    cancelled: 'Isso não terminou. Nada foi confirmado.',
    again: 'Usar sua chave de acesso',
    signIn: 'Ou entrar na conta',
    back: 'Voltar ao pedido',
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
    save: 'Salvar comprovante assinado',
    fileName: (receiptNumber) => `comprovante-${receiptNumber}.jws`,
    date: receiptDateIn('pt-BR'),
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
  },
  ...durationsIn({
    minutes: (count) => countedFromTwo(count, { one: 'minuto', many: 'minutos' }),
    seconds: (count) => countedFromTwo(count, { one: 'segundo', many: 'segundos' }),
    joiner: ' e ',
  }),
};
