/** A policy in plain words: what is allowed, up to how much, and who sets each field. */
import {
  FIELD_CLASSES,
  limitsOf,
  minorUnitsOf,
  OPERATION_REQUESTS,
  PAYMENT_OPERATIONS,
  writeAmount,
  type AgentRule,
  type CurrencyCode,
  type FieldClasses,
  type Limit,
  type ShopPolicy,
} from '#core';

export function describePolicy(policy: ShopPolicy, digest: string): readonly string[] {
  return [
    'This policy is loaded.',
    `Digest: ${digest}`,
    policy.environment === 'live'
      ? 'Environment: live. Real money moves.'
      : 'Environment: sandbox. No real money moves.',
    `Sellers: ${policy.sellers === 'all' ? 'every seller of the shop' : policy.sellers.join(', ')}.`,
    '',
    'Orders:',
    ...policy.currencies.map((currency) => describeThresholds(currency, policy)),
    '  In any other currency: never.',
    ...PAYMENT_OPERATIONS.flatMap((operation) => [
      '',
      `Limits of ${operation} (${OPERATION_REQUESTS[operation].moves}):`,
      ...limitsOf(policy, operation).map((limit) => describeLimit(limit, policy)),
    ]),
    '',
    `Counted over all currencies in ${policy.referenceRates.currency}, by this table and no market’s:`,
    ...policy.currencies.map((currency) => describeRate(currency, policy)),
    '',
    ...describeRisk(policy),
    '',
    'Fields of an order:',
    ...describeClasses(policy.fields),
    ...PAYMENT_OPERATIONS.flatMap((operation) => [
      '',
      `Fields of ${operation} (${OPERATION_REQUESTS[operation].request}):`,
      ...describeClasses(policy.operations[operation]),
    ]),
  ];
}

/** In the operator's own language, which is that of the file. */
export function written(amountMinor: number, currency: CurrencyCode): string {
  const text = writeAmount({ amountMinor: minorUnitsOf(amountMinor), currency }, 'en-US');
  return text.startsWith(currency) ? text : `${currency} ${text}`;
}

function describeThresholds(currency: CurrencyCode, { orders }: ShopPolicy): string {
  const halt = orders.haltAtMinor[currency] ?? 0;
  const refuse = orders.refuseAtMinor[currency] ?? 0;
  const never = `from ${written(refuse, currency)} never`;
  const alone = `  below ${written(halt, currency)} the customer’s confirmation alone`;
  if (halt === refuse) return `${alone}; ${never}.`;
  return `${alone}; from ${written(halt, currency)} a passkey; ${never}.`;
}

const SCOPES: Readonly<Record<Limit['scope'], string>> = {
  shop: 'The whole shop',
  customer: 'Each customer',
  client: 'Each client (an assistant or agent, all its customers together)',
  instrument: 'Each card or account that pays',
};
const SPANS: Readonly<Record<Limit['per'], string>> = {
  call: 'in one call',
  hour: 'in any 60 minutes',
  day: 'in any 24 hours',
};

function describeLimit(limit: Limit, { currencies, referenceRates }: ShopPolicy): string {
  const { amountMinor, referenceAmountMinor, calls } = limit;
  const each = currencies.flatMap((currency) => {
    const amount = amountMinor?.[currency];
    return amount === undefined ? [] : [written(amount, currency)];
  });
  const parts = [
    ...(each.length === 0 ? [] : [`at most ${each.join(', ')}`]),
    ...(referenceAmountMinor === undefined
      ? []
      : [
          `over all currencies together at most ${written(referenceAmountMinor, referenceRates.currency)}`,
        ]),
    ...(calls === undefined ? [] : [`at most ${String(calls)} ${calls === 1 ? 'call' : 'calls'}`]),
  ];
  return `  ${SCOPES[limit.scope]}, ${SPANS[limit.per]}: ${parts.join('; ')}.`;
}

/** As a share without a float: the whole part and six places, of which the last zeros are left out. */
function describeRate(currency: CurrencyCode, { referenceRates }: ShopPolicy): string {
  const rate = referenceRates.rates[currency] ?? 0;
  const places = String(rate % 1_000_000)
    .padStart(6, '0')
    .replace(/0+$/, '');
  const whole = String(Math.floor(rate / 1_000_000));
  const worth = places === '' ? whole : `${whole}.${places}`;
  return `  1 minor unit of ${currency} counts as ${worth} of ${referenceRates.currency}.`;
}

function describeRisk({ risk, currencies }: ShopPolicy): readonly string[] {
  const high = Object.entries(risk.categories)
    .filter(([, severity]) => severity === 'high')
    .map(([category]) => category.replaceAll('_', ' '));
  const amounts = (table: Readonly<Record<CurrencyCode, number>>): string =>
    currencies.map((currency) => written(table[currency], currency)).join(', ');
  return [
    'An order also waits for a passkey, whatever else is said:',
    `  from a risk score of ${String(risk.haltFromScore)} thousandths;`,
    `  with anything of: ${high.join(', ')};`,
    `  above, in one order, ${amounts(risk.haltAboveOnceMinor)};`,
    `  above, in an hour, ${amounts(risk.haltAboveHourMinor)};`,
    `  above, in a day, ${amounts(risk.haltAboveDayMinor)};`,
    `  above, at a seller who is new to the customer, ${amounts(risk.haltAboveNewSellerMinor)}.`,
  ];
}

const WHO = {
  bound: 'the operator says',
  agent: 'the agent chooses',
  derived: 'the server alone says',
} as const;

function describeClasses(classes: FieldClasses): readonly string[] {
  return FIELD_CLASSES.flatMap((by) => {
    const fields = fieldsOf(classes, by);
    return fields.length === 0 ? [] : [`  ${WHO[by]}:`, ...fields.map((field) => `    ${field}`)];
  });
}

function fieldsOf(classes: FieldClasses, by: (typeof FIELD_CLASSES)[number]): readonly string[] {
  if (by === 'derived') return classes.derived;
  if (by === 'bound') {
    return Object.entries(classes.bound).map(
      ([path, value]) => `${path}: ${JSON.stringify(value)}`,
    );
  }
  return Object.entries(classes.agent).map(([path, rule]) => `${path}: ${describeRule(rule)}`);
}

function describeRule(rule: AgentRule): string {
  if ('from' in rule) return `${String(rule.from)} to ${String(rule.to)}`;
  if ('oneOf' in rule) return `one of ${rule.oneOf.map(String).join(', ')}`;
  return `text that fits ${rule.pattern}`;
}
