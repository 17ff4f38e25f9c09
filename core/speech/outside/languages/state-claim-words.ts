/** The words of claims about how an order stands, by language; as keys, words apart by spaces. Not reviewed by native speakers. */

export interface StateClaimWords {
  /** What is claimed to stand somehow, or who is claimed to have agreed. */
  readonly orders: string;
  /** How it is claimed to stand; participles above all. */
  readonly states: string;
  /** With a state these claim without naming an order: "already agreed". */
  readonly already: string;
  /** They claim only with a helper between them and the state: "you have agreed", and not "you, polished". */
  readonly people: string;
  /** Stand beside and between the others, and say nothing once those are gone. */
  readonly helpers: string;
}

export const STATE_CLAIM_WORDS: readonly StateClaimWords[] = [
  {
    orders:
      'order orders purchase purchases payment payments transaction transactions customer customers buyer shopper user cardholder',
    states:
      'placed paid bought purchased ordered confirmed approved agreed accepted authorised authorized charged completed redeemed processed ' +
      'shipped dispatched cancelled canceled refunded received consented verified finalised finalized settled billed debited submitted ' +
      'preapproved approves agrees confirms accepts consents',
    already: 'already pre',
    people: 'you we they he she i',
    helpers:
      'your the this that my our a is are was were has have had been be being now successfully just fully it by to',
  },
  {
    orders:
      'bestellung bestellungen kauf einkauf zahlung auftrag transaktion kunde kunden kundin kaufer kauferin benutzer nutzer',
    states:
      'bestellt bezahlt gekauft bestatigt genehmigt zugestimmt akzeptiert angenommen autorisiert abgebucht abgeschlossen eingelost ' +
      'aufgegeben erledigt storniert verschickt versandt versendet erfolgt gebucht freigegeben einverstanden',
    already: 'schon bereits langst',
    people: 'sie du wir er ich ihr',
    helpers:
      'ist sind wurde wurden war hat haben habe hast ihre ihr der die das dem den dein deine unsere jetzt nun erfolgreich worden es vollstandig',
  },
  {
    orders:
      'pedido pedidos compra compras pago pagos orden transaccion cliente clienta comprador compradora usuario usuaria',
    states:
      'comprado comprada pagado pagada confirmado confirmada aprobado aprobada aceptado aceptada autorizado autorizada cobrado cobrada ' +
      'realizado realizada completado completada acordado acordada enviado enviada cancelado cancelada procesado procesada canjeado ' +
      'finalizado finalizada accedido consentido acepta aprueba',
    already: 'ya',
    people: 'usted tu vosotros ustedes nosotros',
    helpers:
      'es esta estan ha han has sido fue su sus tu mi el la los las se del con exito lo por un una',
  },
  {
    orders:
      'commande commandes achat achats paiement transaction client cliente acheteur acheteuse utilisateur utilisatrice',
    states:
      'passee payee paye achete achetee commandee confirme confirmee approuve approuvee accepte acceptee autorise autorisee debite debitee ' +
      'valide validee effectue effectuee termine terminee regle reglee expediee annulee finalisee traitee consenti accord',
    already: 'deja',
    people: 'vous tu il elle nous',
    helpers:
      'est sont a ete ont avez as votre vos la le les l d c de du sa son ses bien maintenant en donne',
  },
  {
    orders: 'ordine ordini acquisto acquisti pagamento transazione cliente acquirente utente',
    states:
      'pagato pagata acquistato acquistata comprato ordinato ordinata confermato confermata approvato approvata accettato accettata ' +
      'autorizzato autorizzata addebitato addebitata effettuato effettuata completato completata concluso conclusa inviato spedito annullato ' +
      'acconsentito concordato elaborato',
    already: 'gia',
    people: 'lei tu voi noi',
    helpers:
      'e stato stata ha hanno hai avete il lo la l suo sua vostro tuo tua i le gli con successo ora del',
  },
  {
    orders:
      'pedido pedidos compra compras pagamento encomenda transacao cliente comprador usuario utilizador',
    states:
      'pago paga comprado comprada confirmado confirmada aprovado aprovada aceito aceita aceite autorizado autorizada cobrado cobrada ' +
      'realizado realizada concluido concluida finalizado finalizada processado enviado enviada cancelado concordou concordado consentiu ' +
      'efetuado efetuada aprovou aceitou',
    already: 'ja',
    people: 'voce tu eles nos',
    helpers: 'e esta foi foram o a os as seu sua seus com sucesso do da de tem ter sido ha',
  },
  {
    orders: 'ऑर्डर आर्डर आदेश खरीद ख़रीद खरीदारी भुगतान पेमेंट लेनदेन ग्राहक grahak',
    states: 'स्वीकृत मंज़ूर मंजूर मंज़ूरी मंजूरी सहमत सहमति पुष्ट पुष्टि कन्फर्म कंफर्म सफल पेड रद्द पूर्ण कबूल confirm',
    already: 'पहले पहले-से',
    people: 'आप आपने तुम तुमने',
    helpers: 'हो है हैं था थे दे दी दिया दिए जा गया गई चुका चुकी आपका आपके आपकी का के की ने कर अब ही से पर',
  },
];

/** Where the words are not apart, or the state is said by several: always looked for. */
export const STATE_CLAIM_PHRASES: readonly RegExp[] = [
  /(?:ご?注文|ご?購入|お?支払い?|決済|お?会計|お?取引)[^。、]{0,12}?(?:完了|確定|済み?|承認|同意|成立|受け付け|承りました|され(?:まし)?た|されています|しました)(?:です|しました|しています|されました|いたしました)?/gu,
  /(?:すでに|既に|もう)[^。、]{0,10}?(?:同意|承認|承諾|購入|注文|支払|決済)[^。、]{0,6}/gu,
  /(?:お客様|お客さま|顧客|購入者|利用者)[^。、]{0,10}?(?:同意|承認|承諾|確認|了承)[^。、]{0,6}/gu,
  /^(?:承認|注文|支払い?|購入|決済|確定|同意)(?:済み?|完了)$/gu,
  /(?:您的|你的)?(?:订单|订购|付款|支付|购买|交易)[^，。、]{0,8}?(?:已经?|成功|完成|确认|批准)[^，。、]{0,6}/gu,
  /已(?:经)?(?:下单|付款|支付|购买|同意|批准|确认)[^，。、]{0,4}/gu,
  /(?:客户|顾客|用户|买家)[^，。]{0,6}?(?:同意|批准|确认)[^，。、]{0,4}/gu,
  /(?:आपक[ाी]\s+)?(?:ऑर्डर|आर्डर|ख(?:़)?रीद(?:ारी)?|भुगतान|पेमेंट)\s+(?:हो|दे|कर|लिया|दिया|किया)(?:\s+(?:दिया|लिया|जा))?\s+(?:गया|गई|चुका|चुकी)(?:\s+है)?/gu,
];
