/** What customers say in the Portuguese of Brazil. Not reviewed by a native speaker yet. */
import type { LanguageSource } from '../language-source.ts';

export const PORTUGUESE: LanguageSource = {
  samples: {
    OrderIntent: `
      (pede|peça|compra|compre|pedir|comprar) {product}
      (pede|peça|compra|compre|pedir|comprar) (o|a|um|uma) {product}
      (pede|peça|compra|compre|pedir|comprar) {quantity} {product}
      (pede|peça|compra|compre|pedir|comprar) {quantity} (pacotes|caixas|garrafas|latas) de {product}
      (pede|peça|compra|compre|pedir|comprar) (um pacote|uma caixa) de {product}
      (quero|eu quero|queria|gostaria de|vou querer) (o |a |um |uma |){product}
      (quero|eu quero|queria|vou querer) {quantity} {product}
      (quero|eu quero|queria|gostaria de|vou querer) {quantity} (pacotes|caixas) de {product}
      (quero|queria|gostaria de|preciso) (pedir|comprar) (o |a |um |uma |){product}
      (quero|queria|gostaria de|preciso) (pedir|comprar) {quantity} {product}
      (quero|queria|gostaria de|preciso) (pedir|comprar) {quantity} (pacotes|caixas) de {product}
      (me dá|me vê|me manda) (o |a |um |uma |){product}
      (me dá|me vê|me manda) {quantity} (pacotes|caixas) de {product}
      posso (pedir|comprar) (o |a |um |uma |){product}
      (dá para|posso) (pedir|comprar) {quantity} (pacotes|caixas) de {product}
      {quantity} (pacotes|caixas|garrafas|latas) de {product}
      (um pacote|uma caixa) de {product}
      (o|a) {product}
      {quantity} {product} por favor
      {product}
    `,
    SearchIntent: `
      (procura|procure|procurar|busca|busque|buscar) {query}
      (procura|procure|busque) por {query}
      (encontra|encontre|acha|ache) {query}
      estou procurando {query}
      (me mostra|me mostre|mostra|mostre) {query}
      (que|quais) {query} (vocês têm|você tem|tem)
      que tipos de {query} (vocês têm|você tem|tem)
      o que (vocês têm|você tem|tem) de {query}
      (me recomenda|recomende|me indica) {query}
      preciso de algo para {query}
      (vocês têm|você tem|tem|vocês vendem) (o |a |){product}
      (o|a) {product} está (disponível|em estoque)
      quanto (custa|é|sai) (o |a |um |uma |){product}
      quanto custa (um pacote|uma caixa) de {product}
      (qual é o preço|qual o preço) (de|do|da) {product}
      (me fala|me conta|fale) (mais |)(sobre o|sobre a|do|da) {product}
      estou procurando (o|a) {product}
      procuro (o |a |){product}
    `,
    ChooseIntent: `
      (o|a) {place}
      não (o|a) {place}
      (quero|queria|prefiro|vou querer|vou ficar com|fico com) (o|a) {place}
      (pede|peça|compra|compre|escolhe|escolha) (o|a) {place}
      (quis dizer|eu quis dizer) (o|a) {place}
      (o|a) {place} por favor
      (me dá|me vê) (o|a) {place}
      melhor (o|a) {place}
      quero {place}
      {place} por favor
      {place}
    `,
    MoreOptionsIntent: `
      (mais opções|outras opções|mais|outros|outras)
      (me mostra|mostra|mostre) (mais|outros|outras)
      o que mais (vocês têm|você tem|tem)
      (o que mais|algo mais)
      (tem|vocês têm|você tem) (mais|outros|outras|outra coisa)
      (nenhum|nenhuma) (desses|dessas|deles|delas)
      (os|as) próximos
      (próximo|continua|continue|segue)
      o resto
    `,
    QuantityIntent: `
      (coloca|põe|bota|faz) {quantity}
      (melhor|só|não) {quantity}
      (quero|queria|preciso de|vou querer) {quantity}
      (quero|queria) {quantity} (desses|dessas|de cada)
      (muda|mude|troca|troque) (a quantidade |)para {quantity}
      {quantity} (pacote|pacotes|caixa|caixas|unidades)
      {quantity} (em vez disso|no lugar|apenas)
      eu disse {quantity}
      {quantity} por favor
      {quantity}
    `,
    AddToCartIntent: `
      (adiciona|adicione|coloca|coloque|põe|bota) (o |a |um |uma |){product} (no|ao|no meu|ao meu) carrinho
      (adiciona|adicione|coloca|coloque|põe|bota) {quantity} {product} (no|ao|no meu|ao meu) carrinho
      (adiciona|adicione|coloca|coloque) {quantity} (pacotes|caixas) de {product} (no|ao|no meu|ao meu) carrinho
      (adiciona|adicione|coloca|coloque) (um pacote|uma caixa) de {product} (no|ao) carrinho
      (adicionar|colocar) {product} (no|ao) carrinho
      (adicionar|colocar) {quantity} (pacotes|caixas) de {product} (no|ao) carrinho
      (adiciona|adicione) (também |)(o |a |um |uma |){product}
      (adiciona|adicione) (também |){quantity} {product}
      (adiciona|adicione) (também |){quantity} (pacotes|caixas) de {product}
      (adiciona|adicione) (um pacote|uma caixa) de {product}
    `,
    RemoveFromCartIntent: `
      (tira|tire|remove|remova|tirar|remover) {product}
      (tira|tire|remove|remova|tirar|remover) (o|a|os|as) {product}
      (tira|tire|remove|remova) (o |a |){product} do (meu |)carrinho
      não quero (mais |)(o|a) {product}
      (sem|sem o|sem a) {product}
      (o|a) {product} não
      deixa (o|a) {product} de fora
    `,
    ViewCartIntent: `
      (o que tem|o que está|o que eu tenho|o que tenho) no (meu |)carrinho
      (me mostra|mostra|mostre|abre|abra|lê|leia) o (meu |)carrinho
      (o meu|meu|o) carrinho
      (ver|vê) o (meu |)carrinho
      (tem alguma coisa|tem algo) no (meu |)carrinho
      quantas coisas (tem|tenho) no (meu |)carrinho
      (vai|ir|vá) para o (meu |)carrinho
      o que eu (já |)(adicionei|coloquei)
    `,
    CheckoutIntent: `
      (pede|peça|compra|compre|pedir|comprar) (o |)(meu |)carrinho
      (pede|peça|compra|compre|pedir|comprar) tudo
      (pede|peça|compra|compre) (tudo que está|o que está|tudo o que tem) no (meu |)carrinho
      (quero|queria) (pedir|comprar) (o carrinho|meu carrinho|tudo)
      (fechar|fecha|feche) (o |)(meu |)carrinho
      (finalizar|finaliza|finalize) (a compra|o pedido|minha compra)
      (quero|queria) finalizar (a compra|o pedido)
      (ir|vai|vamos) para o caixa
      estou (pronto|pronta) para (pedir|comprar)
    `,
    DeliveryIntent: `
      (entrega|entregue|envia|envie|manda|mande) (em|na|no|para a|para o|para) {address}
      (entrega|entregue|envia|envie|manda|mande) (isso|tudo|o pedido|meu pedido) (em|na|no|para a|para o|para) {address}
      (quero|queria) (receber|que entregue) (em|na|no) {address}
      (em|na|no|para a|para o|para) {address}
      (usa|use) o endereço (de|da|do) {address}
      (muda|mude|troca|troque) o endereço
      (muda|mude|troca|troque) o endereço de entrega
      (muda|mude|troca|troque) o endereço para (a |o |){address}
      (para onde|aonde|onde) (vai|vai ser entregue|você entrega|vocês entregam|será entregue)
      (qual é|qual) o endereço (de entrega|)
      em qual endereço (vai ser entregue|)
      {address}
    `,
    InstrumentIntent: `
      (paga|pague|pagar) com {instrument}
      (paga|pague|pagar) com (o|a|o meu|a minha|meu|minha) {instrument}
      (usa|use|usar) (o|a|o meu|meu) {instrument}
      (cobra|cobre|coloca) no (meu |){instrument}
      (quero|queria|vou) pagar com (o |a |o meu |){instrument}
      com (o|a|o meu|meu) {instrument}
      com {instrument}
      no {instrument}
      (muda|mude|troca|troque|trocar) (de cartão|o cartão|a forma de pagamento)
      (muda|mude|troca) para (o|a) {instrument}
      (usa|use|quero) outro cartão
      meu {instrument}
      (com qual cartão|com o que|como) (eu pago|vou pagar|estou pagando)
      qual cartão (você usa|vai usar|é)
      {instrument}
    `,
    CodeIntent: `
      {code}
      (meu|o meu|o) código é {code}
      (meu|o meu|o) código de voz é {code}
      (meu|o) código é o {code}
      (meu|o meu|o) código {code}
      código {code}
      (é|é o) {code}
      (diz|está escrito|aqui diz) {code}
      (meu|o) (telefone|celular) (diz|mostra) {code}
      no (meu |)celular (está|aparece) {code}
      (aqui está|este é) (meu|o) código {code}
      (os|meus) (quatro |)dígitos são {code}
      (os|meus) números são {code}
      meu código de quatro dígitos é {code}
      (usa|use) o código {code}
      (confirma|confirme|confirmar) com (o código |){code}
      que meu código é {code}
      (meu|o meu|o) código é {spokenCode}
      (meu|o) código de voz é {spokenCode}
      aqui está meu código {spokenCode}
      meu celular mostra {spokenCode}
      (os|meus) dígitos são {spokenCode}
    `,
    WhereIsMyCodeIntent: `
      (onde está|cadê|onde fica) (meu|o meu|o) código
      onde (eu |)(encontro|acho|vejo) (meu|o meu|o) código
      como (eu |)(consigo|recebo|pego) (meu|o|um) código
      (qual é|qual) (meu|o meu|o) código
      (que código|qual código)
      (não tenho|eu não tenho|ainda não tenho) (o|meu|nenhum|um) código
      não (recebi|chegou) (o|nenhum) código
      não (encontro|acho|vejo) (o|meu) código
      não (tem|aparece) (o|nenhum) código
      perdi (o|meu) código
    `,
    ReadBackIntent: `
      (lê|leia) (de novo|outra vez|novamente)
      (lê|leia|releia) (o |)meu pedido
      (lê|leia) (o |)meu pedido (de novo|outra vez|novamente)
      (ler|reler) (o |)(meu |)pedido
      (revisa|revise|resume|resuma) (o |)meu pedido
      o que (eu |)estou (pedindo|comprando)
      o que (eu |)pedi
      o que (tem|está) no meu pedido
      (qual é|qual) (o |)meu pedido
      (me diz|me diga|me fala) (o meu pedido|meu pedido|os detalhes)
      quais são os detalhes
      (quais são|me diz) as palavras de (controle|conferência|verificação)
      (pode|você pode) (ler|repetir|reler) (o |)meu pedido
      quero ouvir (o |)meu pedido
    `,
    TotalIntent: `
      (qual é|qual|me diz|me fala) o total
      (qual é o total|o total) do (meu |)pedido
      quanto (é|custa|fica|dá|deu)
      quanto (é|custa|fica|dá|deu) (tudo|no total|o pedido|meu pedido|ao todo)
      quanto (eu |)(tenho que pagar|vou pagar|devo pagar|pago)
      (total|o total|valor total)
      qual (é o|o) valor (total|do pedido|final)
      quanto (custa|é) (a entrega|o frete)
    `,
    StatusIntent: `
      (como está|como vai|como anda|o que houve com) (o |)meu pedido
      (qual é|qual) (o status|a situação) do meu pedido
      status (do pedido|do meu pedido)
      (onde está|cadê) (o |)meu pedido
      (verifica|verifique|confere|confira|olha) (o |)meu pedido
      (o |)meu pedido (foi|está) (confirmado|feito|enviado)
      (foi|está|já está) (confirmado|pedido|comprado)
      (o |)pedido deu certo
      deu certo
      você (já |)(comprou|pediu)
      (quando chega|quando vai chegar) (o |)meu pedido
      (alguma novidade|tem novidade|notícias) do meu pedido
    `,
    ReorderIntent: `
      (o mesmo|a mesma coisa|igual) (da última vez|da outra vez|de antes)
      (o mesmo|a mesma coisa) (de sempre|de novo|outra vez)
      (pede|peça|compra|compre|pedir) (o mesmo|a mesma coisa)
      (pede|peça|compra|compre) (o mesmo|a mesma coisa) (de novo|da última vez|outra vez)
      (quero|queria) (o mesmo|a mesma coisa) (da última vez|de sempre|de novo)
      (o de sempre|como sempre|como da última vez)
      (pede|peça|compra) isso (de novo|outra vez)
      (repete|repita|refaz|refaça) (o |)meu último pedido
      (repetir|refazer) (o |)meu último pedido
      (o|a) da última vez
      o que (eu |)pedi da última vez
      meu pedido de sempre
    `,
    CancelOrderIntent: `
      (cancela|cancele|cancelar|anula) (o meu|meu|o|esse|este) pedido
      (cancela|cancele|cancelar) (isso|isto|tudo)
      (deixa pra lá|deixa para lá|esquece|esqueça|esquece isso)
      (esquece|esqueça|descarta|apaga) (o meu|meu|o) pedido
      (não quero|não quero mais) (isso|o pedido|meu pedido|comprar|esse pedido)
      não quero mais
      (quero|queria|gostaria de) cancelar (o meu|meu|o) pedido
      (mudei de ideia|desisti)
      não (pede|peça|compra|compre) (isso|nada)
      (para|pare|interrompe) (o meu|meu|o) pedido
      melhor não
    `,
    SlowerIntent: `
      (mais devagar|mais lento|devagar)
      (fala|fale|lê|leia|repete) mais devagar
      um (pouco|pouquinho) mais devagar
      (você fala|está|foi) (rápido demais|muito rápido)
      (muito rápido|rápido demais|não tão rápido)
      (pode|você pode) falar mais devagar
    `,
    'AMAZON.RepeatIntent': `
      (repete|repita|repete isso|pode repetir)
      (fala|diz) (de novo|outra vez)
      (de novo|outra vez|mais uma vez)
      (o que você disse|o que você falou|como)
      não (ouvi|entendi)
    `,
    'AMAZON.HelpIntent': `
      o que você (faz|pode fazer|sabe fazer)
      o que (eu |)posso (dizer|fazer|perguntar)
      como (funciona|isso funciona|eu faço um pedido|eu peço)
      preciso de ajuda
    `,
    'AMAZON.StopIntent': `
      tchau
      (é só isso|só isso|isso é tudo|é só)
      (terminei|acabei)
      mais nada
    `,
    'AMAZON.YesIntent': `
      (sim por favor|claro)
      sim (pode pedir|pode comprar|confirma|confirme)
      (faz|faça|confirma|confirme) o pedido
      (pode fazer|vai em frente)
    `,
    'AMAZON.NoIntent': `
      não obrigado
      não obrigada
      (agora não|hoje não|ainda não)
    `,
  },
  places: {
    first: ['primeiro', 'primeira', 'número um'],
    second: ['segundo', 'segunda', 'número dois'],
    third: ['terceiro', 'terceira', 'número três'],
    fourth: ['quarto', 'quarta', 'número quatro'],
    fifth: ['quinto', 'quinta', 'número cinco'],
    last: ['último', 'última'],
    other: ['outro', 'outra'],
  },
  addresses: {
    home: ['casa', 'minha casa', 'apartamento'],
    office: ['escritório', 'trabalho', 'meu trabalho'],
    parents: ['casa dos meus pais', 'meus pais', 'casa da minha mãe'],
  },
  instruments: {
    visa: ['visa', 'cartão visa'],
    mastercard: ['mastercard', 'cartão mastercard'],
    'american-express': ['american express', 'amex'],
    'credit-card': ['cartão de crédito', 'cartão'],
    'debit-card': ['cartão de débito', 'cartão do banco'],
  },
  productNames: {
    'dark-roast-whole-bean-12oz': ['torra escura', 'café de torra escura', 'café escuro'],
    'harbor-blend-whole-bean-12oz': ['café da casa', 'blend da casa'],
    'breakfast-blend-ground-12oz': ['café moído', 'café da manhã em pó'],
    'decaf-whole-bean-12oz': ['descafeinado', 'café descafeinado', 'café sem cafeína'],
    'espresso-whole-bean-2lb': ['expresso', 'café expresso', 'grãos para espresso'],
    'ethiopia-whole-bean-10oz': ['café da etiópia', 'café etíope', 'etiópia'],
    'colombia-whole-bean-12oz': ['café da colômbia', 'café colombiano', 'colômbia'],
    'paper-filters-no-4': ['filtro de papel', 'filtros de café'],
    'burr-grinder': ['moedor', 'moedor de café'],
    'pour-over-kettle': ['chaleira'],
    'stoneware-mug': ['caneca', 'caneca de café'],
    sencha: ['chá verde'],
    'chamomile-tea': ['chá de camomila', 'camomila'],
    'peppermint-tea': ['chá de hortelã', 'hortelã'],
    'clover-honey': ['mel'],
    'dark-chocolate-bar': ['chocolate amargo'],
  },
};
