/** What the classic skill lets in at its door, whom it asks, and what a conversation with it never does (issue 8). */
import type { Safeguard } from '../safeguard.ts';

const DOOR = 'tests/lambda/door';
const LAMBDA = 'tests/lambda';

const SENDER_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'skill-signature-verified',
    requirements: ['REQ-SKILL-SIGNATURE'],
    file: 'lambda/door/check-sender.ts',
    keep: "return isSigned ? { outcome: 'alexa' } : refused('signature_wrong');",
    removed: "return { outcome: 'alexa' };",
    tests: [`${DOOR}/admit-request.test.ts`],
  },
  {
    id: 'skill-chain-of-amazons-address',
    requirements: ['REQ-SKILL-DOOR-ADDRESS'],
    file: 'lambda/door/check-sender.ts',
    keep: "const address = parseChainAddress(chainUrl);\n    if (address === undefined) return refused('chain_address');",
    removed: 'const address = new URL(chainUrl);',
    tests: [`${DOOR}/admit-request.test.ts`],
  },
  {
    id: 'skill-chain-kept-while-in-date',
    requirements: ['REQ-SKILL-DOOR-CHAIN'],
    file: 'lambda/door/check-sender.ts',
    keep: ' && options.nowEpochMs() <= chain.untilEpochMs',
    removed: '',
    tests: [`${DOOR}/admit-request.test.ts`],
  },
  {
    id: 'skill-chain-read-anew-daily',
    requirements: ['REQ-SKILL-DOOR-CHAIN'],
    file: 'lambda/door/check-sender.ts',
    keep: 'Math.min(checked.untilEpochMs, nowEpochMs + KEPT_MS);',
    removed: 'checked.untilEpochMs;',
    tests: [`${DOOR}/admit-request.test.ts`],
  },
  {
    id: 'skill-admits-alexa-alone',
    requirements: ['REQ-SKILL-SIGNATURE'],
    file: 'lambda/door/admit-request.ts',
    keep: "if (sender.outcome === 'refused') throw refuse(sender.reason);",
    removed: '',
    tests: [`${DOOR}/skill-door.test.ts`],
  },
  {
    id: 'skill-admits-now-alone',
    requirements: ['REQ-SKILL-DOOR-TIME'],
    file: 'lambda/door/admit-request.ts',
    keep: "if (!isOfNow(envelope.request.timestamp, options.nowEpochMs())) throw refuse('not_of_now');",
    removed: '',
    tests: [`${DOOR}/admit-request.test.ts`],
  },
  {
    id: 'skill-requests-from-the-future',
    requirements: ['REQ-SKILL-DOOR-TIME'],
    file: 'lambda/door/check-time.ts',
    keep: 'Math.abs(nowEpochMs - Date.parse(timestamp))',
    removed: 'nowEpochMs - Date.parse(timestamp)',
    tests: [`${DOOR}/admit-request.test.ts`],
  },
  {
    id: 'skill-body-as-it-was-signed',
    requirements: ['REQ-SKILL-SIGNATURE'],
    file: 'lambda/create-skill-app.ts',
    keep: 'readBody: readRawBody(),\n',
    removed: '',
    tests: [`${DOOR}/skill-door.test.ts`],
  },
  {
    id: 'skill-one-value-of-a-header',
    requirements: ['REQ-SKILL-SIGNATURE', 'REQ-SKILL-DOOR-PROBE'],
    file: 'lambda/create-skill-app.ts',
    keep: 'values.length === 1 ? values[0] : undefined',
    removed: 'values[0]',
    tests: [`${DOOR}/skill-door.test.ts`],
  },
];

const ADDRESS_TEST = `${DOOR}/chain-address.test.ts`;

const ADDRESS_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'skill-chain-by-https',
    requirements: ['REQ-SKILL-DOOR-ADDRESS'],
    file: 'lambda/door/chain-address.ts',
    keep: "url.protocol === 'https:' &&",
    removed: '',
    tests: [ADDRESS_TEST],
  },
  {
    id: 'skill-chain-host',
    requirements: ['REQ-SKILL-DOOR-ADDRESS'],
    file: 'lambda/door/chain-address.ts',
    keep: 'url.hostname === HOST &&',
    removed: '',
    tests: [ADDRESS_TEST],
  },
  {
    id: 'skill-chain-port',
    requirements: ['REQ-SKILL-DOOR-ADDRESS'],
    file: 'lambda/door/chain-address.ts',
    keep: "url.port === '' &&",
    removed: '',
    tests: [ADDRESS_TEST],
  },
  {
    id: 'skill-chain-folder',
    requirements: ['REQ-SKILL-DOOR-ADDRESS'],
    file: 'lambda/door/chain-address.ts',
    keep: 'url.pathname.startsWith(FOLDER) &&',
    removed: '',
    tests: [ADDRESS_TEST],
  },
  {
    id: 'skill-chain-path-plain',
    requirements: ['REQ-SKILL-DOOR-ADDRESS'],
    file: 'lambda/door/chain-address.ts',
    keep: ' &&\n    PLAIN_PATH.test(url.pathname)',
    removed: '',
    tests: [ADDRESS_TEST],
  },
  {
    id: 'skill-chain-bounded',
    requirements: ['REQ-SKILL-DOOR-DOWNLOAD'],
    file: 'lambda/door/read-chain.ts',
    keep: 'if (bytes > LARGEST_CHAIN_BYTES) return undefined;',
    removed: '',
    tests: [`${DOOR}/read-chain.test.ts`],
  },
  {
    id: 'skill-chain-from-a-200',
    requirements: ['REQ-SKILL-DOOR-DOWNLOAD'],
    file: 'lambda/door/read-chain.ts',
    keep: 'response.status === 200',
    removed: 'response.status > 0',
    tests: [`${DOOR}/read-chain.test.ts`],
  },
];

const CHAIN_TEST = `${DOOR}/check-chain.test.ts`;

function ofChain(id: string, keep: string, removed = ''): Safeguard {
  return {
    id,
    requirements: ['REQ-SKILL-DOOR-CHAIN'],
    file: 'lambda/door/check-chain.ts',
    keep,
    removed,
    tests: [CHAIN_TEST],
  };
}

const CHAIN_SAFEGUARDS: readonly Safeguard[] = [
  ofChain('skill-signer-is-alexa', 'named === undefined || '),
  ofChain(
    'skill-signer-by-name-and-no-subject',
    "{ subject: 'never', wildcards: false }",
    '{ wildcards: false }',
  ),
  ofChain('skill-signer-is-no-authority', ' || signer.ca'),
  ofChain(
    'skill-signer-key-strong',
    "if (!isStrongEnough(signer.publicKey)) return refused('certificate_too_weak');",
  ),
  ofChain(
    'skill-certificates-in-date',
    "if (!isInDate(current, nowEpochMs)) return refused('certificate_out_of_date');",
  ),
  ofChain(
    'skill-root-in-date',
    "if (!isInDate(root, nowEpochMs)) return refused('certificate_out_of_date');",
  ),
  ofChain(
    'skill-certificates-with-strong-hashes',
    "if (hasWeakHash(current)) return refused('certificate_too_weak');",
  ),
  ofChain('skill-each-issued-by-the-next', '!isIssuedBy(current, next) || '),
  ofChain('skill-authorities-unconstrained', ' || isConstrained(next)'),
  ofChain('skill-issuers-are-authorities', 'issuer.ca && '),
  ofChain('skill-issuers-by-name-and-use', 'certificate.checkIssued(issuer) && '),
  ofChain('skill-issuers-signed', ' && certificate.verify(issuer.publicKey)'),
  ofChain(
    'skill-root-trusted',
    "return refused('root_unknown');",
    "return { outcome: 'trusted', publicKey: signer.publicKey, untilEpochMs };",
  ),
];

/** Where the tokens of a request go. */
const DIAL_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'lambda-dials-named-origins',
    requirements: ['REQ-SKILL-DOOR-LAMBDA'],
    file: 'lambda/door/in-lambda/dial-origins.ts',
    keep: 'if (!origins.includes(url.origin)) {',
    removed: "if (url.origin === '') {",
    tests: [`${DOOR}/dial-origins.test.ts`],
  },
  {
    id: 'lambda-follows-no-redirect',
    requirements: ['REQ-SKILL-DOOR-LAMBDA'],
    file: 'lambda/door/in-lambda/dial-origins.ts',
    keep: "{ ...init, redirect: 'manual' }",
    removed: 'init',
    tests: [`${DOOR}/dial-origins.test.ts`],
  },
  {
    id: 'lambda-answers-this-skill-alone',
    requirements: ['REQ-SKILL-DOOR-LAMBDA', 'REQ-SKILL-ENVELOPE'],
    file: 'lambda/door/in-lambda/create-lambda-handler.ts',
    keep: "if (parsed.outcome !== 'parsed') throw new EventRefused(parsed.outcome);\n    return skill.invoke(parsed.envelope);",
    removed:
      "return skill.invoke(parsed.outcome === 'parsed' ? parsed.envelope : (event as Parameters<typeof skill.invoke>[0]));",
    tests: [`${LAMBDA}/bundle/bundle.test.ts`],
  },
  {
    id: 'skill-tokens-by-https',
    requirements: ['REQ-SKILL-DOOR-LAMBDA'],
    file: 'lambda/door/told-at-start.ts',
    keep: "return protocol === 'https:' || isThisMachine(hostname);",
    removed: "return protocol !== '' || isThisMachine(hostname);",
    tests: [`${LAMBDA}/bundle/bundle.test.ts`],
  },
  {
    id: 'alexas-token-to-alexas-hosts',
    requirements: ['REQ-SKILL-ALEXA-HOSTS'],
    file: 'lambda/protocol/alexa-services.ts',
    keep: 'API_HOSTS.includes(hostname) && ',
    removed: '',
    tests: [`${LAMBDA}/alexa-services.test.ts`],
  },
  {
    id: 'alexas-token-by-https',
    requirements: ['REQ-SKILL-ALEXA-HOSTS'],
    file: 'lambda/protocol/alexa-services.ts',
    keep: "protocol === 'https:' && API_HOSTS",
    removed: 'API_HOSTS',
    tests: [`${LAMBDA}/alexa-services.test.ts`],
  },
  {
    id: 'skill-device-by-its-hash',
    requirements: ['REQ-SKILL-DEVICE'],
    file: 'lambda/dialogue/device-name.ts',
    keep: "return createHash('sha256').update(`hearback.device.v1\\n${deviceId}`).digest('hex');",
    removed: 'return deviceId;',
    tests: [`${LAMBDA}/skill.test.ts`],
  },
  {
    id: 'skill-cards-of-the-shop-alone',
    requirements: ['REQ-OWN-ORIGIN'],
    file: 'lambda/shop/create-shop.ts',
    keep: 'const isRead = order.success && isOwnCard(order.data);',
    removed: 'const isRead = order.success;',
    tests: [`${LAMBDA}/account-and-faults.test.ts`],
  },
];

const DIALOGUE_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'code-is-no-search',
    requirements: ['REQ-SKILL-CODE-ANYWHERE', 'INV-12'],
    file: 'lambda/dialogue/heard-code.ts',
    keep: 'const found = codeElsewhere(slots, { locale, mayBeSplit });',
    removed:
      'const found = slots.length < 0 ? codeElsewhere(slots, { locale, mayBeSplit }) : undefined;',
    tests: [`${LAMBDA}/code-anywhere.test.ts`],
  },
  {
    id: 'half-a-code-is-no-search',
    requirements: ['REQ-SKILL-CODE-LENGTH', 'INV-12'],
    file: 'lambda/handlers/code.ts',
    keep: "canHandle: (input) => heardCodeOf(input).outcome !== 'none',",
    removed: "canHandle: (input) => heardCodeOf(input).outcome === 'code',",
    tests: [`${LAMBDA}/code-anywhere.test.ts`],
  },
  {
    id: 'two-codes-are-none',
    requirements: ['REQ-SKILL-CODE-LENGTH'],
    file: 'lambda/dialogue/heard-code.ts',
    keep: 'return first !== undefined && others.every((other) => other === first)',
    removed: 'return first !== undefined',
    tests: [`${LAMBDA}/heard-code.test.ts`],
  },
  {
    id: 'recognised-names-are-no-code',
    requirements: ['REQ-SKILL-CODE-ANYWHERE'],
    file: 'lambda/dialogue/heard-code.ts',
    keep: ' || slots.some(({ resolved }) => resolved.length > 0)',
    removed: '',
    tests: [`${LAMBDA}/heard-code.test.ts`],
  },
  {
    id: 'lost-answer-is-not-nothing-bought',
    requirements: ['INV-6'],
    file: 'lambda/handlers/code.ts',
    keep: "if (!(fault instanceof ShopCallFailed) || fault.code !== 'lost') throw fault;",
    removed: 'if (!(fault instanceof ShopCallFailed) || fault.code.length > 0) throw fault;',
    tests: [`${LAMBDA}/skill.test.ts`],
  },
  {
    id: 'unreachable-shop-claims-nothing-of-orders',
    requirements: ['INV-6'],
    file: 'lambda/dialogue/with-shop.ts',
    keep: "const spoken = about === 'orders' ? ordersUnreachable : shopUnreachable;",
    removed: 'const spoken = shopUnreachable;',
    tests: [`${LAMBDA}/account-and-faults.test.ts`],
  },
  {
    id: 'buy-it-is-a-yes',
    requirements: ['REQ-YES-BUYS-NOTHING'],
    file: 'lambda/handlers/order.ts',
    keep: 'if (said.isPointing) return pointAt(input, shop, said.quantity);',
    removed: '',
    tests: [`${LAMBDA}/skill.test.ts`],
  },
  {
    id: 'yes-to-a-list-orders-none-of-it',
    requirements: ['REQ-YES-BUYS-NOTHING'],
    file: 'lambda/handlers/order.ts',
    keep: "if (asked === 'one_choice') return",
    removed: 'if (readSession(input).offered) return',
    tests: [`${LAMBDA}/skill.test.ts`, `${LAMBDA}/nothing-guessed.test.ts`],
  },
  {
    id: 'replaced-order-taken-back',
    requirements: ['REQ-SKILL-QUANTITY', 'REQ-SKILL-THE-OTHER'],
    file: 'lambda/dialogue/propose-order.ts',
    keep: 'if (replaces !== undefined && replaces !== order.digest) await takeBack(shop, replaces);',
    removed: '',
    tests: [`${LAMBDA}/conversation.test.ts`],
  },
  {
    id: 'placed-order-not-made-up-anew',
    requirements: ['REQ-SKILL-QUANTITY'],
    file: 'lambda/dialogue/propose-order.ts',
    keep: 'if (!order?.redemption_token) return',
    removed: 'if (!order) return',
    tests: [`${LAMBDA}/conversation.test.ts`],
  },
  {
    id: 'label-of-the-own-book',
    requirements: ['REQ-SKILL-LABELS', 'REQ-SKILL-INSTRUMENT'],
    file: 'lambda/dialogue/find-label.ts',
    keep: 'const recognised = labels.filter(({ id }) => ids.includes(id));',
    removed:
      "const recognised = ids.flatMap((id) => id === undefined ? [] : [{ id, label: '', spoken: '', isChosen: false }]);",
    tests: [`${LAMBDA}/nothing-guessed.test.ts`],
  },
  {
    id: 'label-not-guessed',
    requirements: ['REQ-SKILL-DELIVERY', 'REQ-SKILL-INSTRUMENT'],
    file: 'lambda/handlers/delivery-and-payment.ts',
    keep: 'return others.length === 0\n',
    removed: 'return others.length >= 0\n',
    tests: [`${LAMBDA}/nothing-guessed.test.ts`],
  },
  {
    id: 'labels-taken-back',
    requirements: ['REQ-SKILL-LABELS'],
    file: 'lambda/dialogue/answer.ts',
    keep: 'forgetLabels(input);\n',
    removed: '',
    tests: [`${LAMBDA}/cart.test.ts`],
  },
  {
    id: 'touch-from-the-closed-list',
    requirements: ['REQ-SKILL-TOUCH', 'REQ-APL-TOUCH'],
    file: 'lambda/dialogue/touch.ts',
    keep: 'if (!parsed.success) return undefined;',
    removed: "if (!parsed.success) return { kind: 'checkout' };",
    tests: [`${LAMBDA}/touch.test.ts`],
  },
  {
    id: 'touch-chooses-what-is-shown',
    requirements: ['REQ-SKILL-TOUCH'],
    file: 'lambda/handlers/order.ts',
    keep: 'return offeredProductsOf(input)\n',
    removed: 'return readSession(input).offered\n',
    tests: [`${LAMBDA}/touch.test.ts`],
  },
  {
    id: 'speech-within-alexas-bound',
    requirements: ['REQ-SKILL-LIMITS'],
    file: 'lambda/dialogue/answer.ts',
    keep: 'if (`<speak>${markupOf(said)}</speak>`.length <= LONGEST_SPEECH) return said;',
    removed: "if (said.spoken !== '') return said;",
    tests: [`${LAMBDA}/bound-response.test.ts`],
  },
  {
    id: 'answer-within-alexas-bound',
    requirements: ['REQ-SKILL-LIMITS'],
    file: 'lambda/dialogue/bound-response.ts',
    keep: 'if (isTooLarge(input, response)) delete response.directives;',
    removed: '',
    tests: [`${LAMBDA}/bound-response.test.ts`],
  },
  {
    id: 'app-card-within-alexas-bound',
    requirements: ['REQ-SKILL-LIMITS'],
    file: 'lambda/dialogue/bound-response.ts',
    keep: 'boundCard(response);\n',
    removed: '',
    tests: [`${LAMBDA}/bound-response.test.ts`],
  },
  {
    id: 'skill-stand-in-on-this-machine',
    requirements: ['REQ-SKILL-STAND-IN-HERE'],
    file: 'lambda/config.ts',
    keep: "return URL.canParse(origin) && new URL(origin).hostname === '127.0.0.1';",
    removed: 'return URL.canParse(origin);',
    tests: [`${LAMBDA}/config.test.ts`],
  },
];

export const SKILL_SAFEGUARDS: readonly Safeguard[] = [
  ...SENDER_SAFEGUARDS,
  ...ADDRESS_SAFEGUARDS,
  ...CHAIN_SAFEGUARDS,
  ...DIAL_SAFEGUARDS,
  ...DIALOGUE_SAFEGUARDS,
];
