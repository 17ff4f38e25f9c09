/** Every text of a table by its name, those that are made included; a new text that is not made here does not compile. */
import type { PhoneTexts, SkillStrings } from '#screens/strings';

export const SHOP = 'Harbor Roasters';
export const WORDS = 'amber falcon';
export const COUNTS = [0, 1, 2, 5, 21] as const;

type Texts = Readonly<Record<string, string>>;
type Made<Table> = { readonly [Name in keyof Table]: string };

/** What the skill says; a made text once for each way of making it. */
export function speechOf(strings: SkillStrings): Texts {
  const texts: Made<Omit<SkillStrings, 'card'>> = {
    ...strings,
    welcome: strings.welcome(SHOP),
    linkAccount: strings.linkAccount(SHOP),
    offerProducts: strings.offerProducts([WORDS, SHOP]),
    offerOption: strings.offerOption(SHOP, WORDS),
    anotherWaits: strings.anotherWaits(WORDS),
    whichWasCancelled: strings.whichWasCancelled(SHOP, WORDS),
    welcomeBack: strings.welcomeBack(SHOP),
    offerOne: strings.offerOne(WORDS),
    cartTotal: strings.cartTotal(WORDS),
    totalIs: strings.totalIs(WORDS),
    inDigits: strings.inDigits(WORDS),
    goesTo: strings.goesTo(WORDS),
    paysWith: strings.paysWith(WORDS),
    askAddress: strings.askAddress([WORDS, SHOP]),
    askInstrument: strings.askInstrument([WORDS, SHOP]),
    sameAsLast: strings.sameAsLast(WORDS),
  };
  const said = Object.entries(texts).filter(([name]) => name !== 'card');
  return {
    ...Object.fromEntries(said),
    'sameAsLast without a day': strings.sameAsLast(undefined),
    'offerProducts of many': strings.offerProducts([WORDS, SHOP, WORDS]),
  };
}

export function cardTextsOf({ card }: SkillStrings): Texts {
  const { states, ...others } = card;
  const texts: Made<typeof others> = {
    ...others,
    confirmAt: card.confirmAt(SHOP),
    receiptLine: card.receiptLine(SHOP),
    paidLine: card.paidLine(WORDS, SHOP),
    moreLines: card.moreLines(2),
  };
  return { ...texts, 'moreLines of one': card.moreLines(1), ...named('states', states) };
}

export function phoneTextsOf(texts: PhoneTexts): Texts {
  const { order, confirm, code, receipt, card, risk } = texts;
  const orderTexts: Made<typeof order> = {
    ...order,
    requester: order.requester({ clientName: SHOP, device: WORDS, ago: '…' }),
    ago: order.ago(300),
  };
  const confirmTexts: Made<typeof confirm> = {
    ...confirm,
    timeLeft: confirm.timeLeft('…'),
    sayBy: confirm.sayBy('…'),
    notMeExplain: confirm.notMeExplain(SHOP),
    notMeDone: confirm.notMeDone(SHOP),
  };
  const codeTexts: Made<typeof code> = {
    ...code,
    label: code.label('4 8 2 1'),
    timeLeft: code.timeLeft('…'),
    wrong: code.wrong(2),
    anyTime: code.anyTime(SHOP),
  };
  const { back, ...otherReceiptTexts } = receipt;
  const receiptTexts: Made<typeof otherReceiptTexts> = {
    ...otherReceiptTexts,
    fileName: receipt.fileName('1234'),
    date: receipt.date(0),
  };
  const { openTo, ...otherCardTexts } = card;
  const cardTexts: Made<typeof otherCardTexts> = {
    ...otherCardTexts,
    othersWaiting: card.othersWaiting(2),
    moreLines: card.moreLines(2),
    tookBack: card.tookBack(2),
  };
  const { reasons, ...otherRisk } = risk;
  const riskTexts: Made<typeof otherRisk> = {
    ...otherRisk,
    tooNew: risk.tooNew('…'),
    limitFrom: risk.limitFrom('…'),
    limitRoomFrom: risk.limitRoomFrom('…'),
  };
  return {
    ...Object.fromEntries(
      Object.entries(texts.states).flatMap(([state, { word, money, next }]) =>
        Object.entries({ word, money, next }).map(([part, text]) => [
          `states.${state}.${part}`,
          text,
        ]),
      ),
    ),
    ...named('order', orderTexts),
    ...named('order', { 'ago just now': order.ago(0), 'ago one': order.ago(60) }),
    ...named('confirm', confirmTexts),
    ...named('verify', texts.verify),
    ...named('code', codeTexts),
    ...named('code', { 'wrong, last try': code.wrong(1) }),
    ...named('receipt', receiptTexts),
    ...named('receipt.back', back),
    ...named('card', cardTexts),
    ...named('card.openTo', openTo),
    ...named('card', { 'tookBack one': card.tookBack(1), 'others one': card.othersWaiting(1) }),
    ...named('risk', riskTexts),
    ...named('risk.reasons', reasons),
    ...named('refusals', texts.refusals),
    duration: texts.duration(252),
    roughDuration: texts.roughDuration(252),
  };
}

function named(name: string, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${name}.${key}`, text]));
}
