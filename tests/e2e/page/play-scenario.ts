/** Plays a guided scenario as a person does who follows the guide, from the very data that the guide shows. */
import {
  SCENARIOS,
  type Act,
  type PhoneName,
  type Scenario,
  type ScenarioName,
  type ScenarioStep,
  type Sight,
} from '../../../simulator/page/browser/scenarios.ts';
import { sayDigits } from '../../../simulator/walkthrough/read-turn.ts';
import type { JudgesPage } from './judges-page.ts';

export type AfterStep = (step: ScenarioStep, position: number) => Promise<void>;

function scenarioOf(name: ScenarioName): Scenario {
  const scenario = SCENARIOS.find((candidate) => candidate.name === name);
  if (scenario === undefined) throw new Error(`there is no scenario ${name}`);
  return scenario;
}

export async function playScenario(
  person: JudgesPage,
  name: ScenarioName,
  afterStep: AfterStep = () => Promise.resolve(),
): Promise<void> {
  const scenario = scenarioOf(name);
  const { page } = person;
  await page.getByRole('button', { name: scenario.label, exact: true }).click();
  const guide = page.getByRole('region', { name: `Guide: ${scenario.label}` });
  const codes = new Map<PhoneName, string>();
  for (const [position, step] of scenario.steps.entries()) {
    await guide.getByText(`Step ${String(position + 1)} of`).waitFor();
    await guide.getByText(step.text, { exact: true }).waitFor();
    await act(person, step.act, codes);
    await see(person, step.see ?? {});
    if (['confirm', 'open-order', 'decline', 'look'].includes(step.act.kind)) {
      await guide.getByRole('button', { name: 'Next' }).click();
    }
    await afterStep(step, position);
  }
  await guide.getByText('That is all of it.').waitFor();
  await guide.getByRole('button', { name: 'Done' }).click();
}

async function act(person: JudgesPage, step: Act, codes: Map<PhoneName, string>): Promise<void> {
  const { page } = person;
  const guide = page.getByRole('region', { name: /^Guide: / });
  switch (step.kind) {
    case 'say':
      refuseLuckyGuess(step.words, codes);
      await guide.getByRole('button', { name: `“${step.words}”` }).click();
      await page.locator('.you').filter({ hasText: step.words }).waitFor();
      return;
    case 'press':
      await page.locator('hb-fault-buttons button[data-wanted]').click();
      return;
    case 'confirm':
      codes.set(step.on, await person.confirm(step.on));
      return;
    case 'open-order':
      await person.openOrder(step.on);
      return;
    case 'open-second-phone':
      await guide.getByRole('button', { name: 'Open the second phone' }).click();
      return;
    case 'say-code':
      await person.sayCode(codes.get(step.from) ?? '');
      return;
    case 'decline':
      await person.phone().getByRole('button', { name: "Don't buy this" }).click();
      return;
    case 'look':
      return;
  }
}

/** A guess that is the right code by chance would buy, and this play would be another one: one in three thousand says so. */
function refuseLuckyGuess(words: string, codes: ReadonlyMap<PhoneName, string>): void {
  for (const code of codes.values()) {
    if (words.includes(sayDigits(code))) throw new Error('the guess is the right code by chance');
  }
}

/** What the guide promises stands there, on each surface. */
async function see(person: JudgesPage, { echo, show, phone, secondPhone }: Sight): Promise<void> {
  if (echo !== undefined) await person.caption.filter({ hasText: echo }).waitFor();
  if (show !== undefined) await person.show.getByText(show).first().waitFor();
  if (phone !== undefined) await person.phone().getByText(phone).first().waitFor();
  if (secondPhone !== undefined) {
    await person.phone('second-phone').getByText(secondPhone).first().waitFor();
  }
}
