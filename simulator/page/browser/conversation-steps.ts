/** A scripted dialogue as steps of the guide: the page says the customer's words by itself, and tells the person what only a person does. */
import { needsCode } from '../../conversations/bind-words.ts';
import type { Dialogue, PhoneStep, Step } from '../../conversations/dialogue.ts';
import { conversationTitle } from './conversation-title.ts';
import type { Guided, ScenarioStep } from './scenarios.ts';

const ON_THE_PHONE: Readonly<Record<PhoneStep['phone'], ScenarioStep>> = {
  confirm: {
    text: 'On the phone: sign in, open the order, type its total, and sign in once more. It shows a code.',
    act: { kind: 'confirm', on: 'phone' },
  },
  decline: {
    text: 'On the phone: press “Don’t buy this”, at the bottom of the order.',
    act: { kind: 'decline' },
  },
  'wrong-total': {
    text: 'On the phone: open the order, and type another total than it shows. There is no code.',
    act: { kind: 'look' },
  },
  forbidden: {
    text: 'On the phone: open the order. The shop takes no order like this, so there is no field for its total.',
    act: { kind: 'look' },
  },
  'needs-passkey': {
    text: 'On the phone: open the order, and type its total. This one wants a passkey, and shows no code.',
    act: { kind: 'look' },
  },
};

export function asGuided(dialogue: Dialogue): Guided {
  const steps = dialogue.steps.map(asStep);
  return { label: conversationTitle(dialogue), steps: [...settingUp(dialogue), ...steps] };
}

const SETTING_UP: Readonly<Partial<Record<NonNullable<Dialogue['customer']>, string>>> = {
  'own-device':
    'On the phone: sign in, open your account, and say that nobody else hears your devices.',
  'one-order-an-hour':
    'As the operator: set "calls" of the hourly limit to 1 in settlement/policy.json of the run’s folder.',
};

function settingUp({ customer }: Dialogue): readonly ScenarioStep[] {
  const text = customer && SETTING_UP[customer];
  return text === undefined ? [] : [{ text, act: { kind: 'look' } }];
}

function asStep(step: Step): ScenarioStep {
  if ('say' in step) return asSayStep(step.say);
  if ('phone' in step) return ON_THE_PHONE[step.phone];
  if ('shop' in step) {
    return {
      text: 'Press the button below that has a frame.',
      act: { kind: 'press', fault: step.shop },
    };
  }
  if ('silence' in step) {
    return {
      text: 'Say nothing: after eight seconds the Echo asks once more, after eight more it gives up.',
      act: { kind: 'look' },
    };
  }
  return { text: `Wait for ${String(step.minutes)} minutes.`, act: { kind: 'look' } };
}

/** What has the code in it only the person can say: no page sees it but the phone's own. */
function asSayStep(say: string): ScenarioStep {
  if (!needsCode(say)) {
    return { text: 'The customer says this by themselves.', act: { kind: 'say', words: say } };
  }
  const template = say.replaceAll(/\{([a-z ]+)\}/g, (_whole, name: string) => `[${name}]`);
  return {
    text: `Say “${template}”, with the digits that the phone shows in place of the brackets.`,
    act: { kind: 'say-code', from: 'phone' },
  };
}
