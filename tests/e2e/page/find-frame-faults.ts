/** axe-core in the page and in every frame of ours that it shows, whatever origin the frame is of. */
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright';

/** One line for each fault: frame, rule, element, what is wrong. */
export async function findFaultsInFrames(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const frame of page.frames()) {
    if (frame.url().startsWith('http')) faults.push(...(await findFaults(frame)));
  }
  return faults;
}

async function findFaults(frame: Frame): Promise<readonly string[]> {
  await frame.evaluate(axe.source);
  const { violations } = await frame.evaluate(() =>
    (
      window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }
    ).axe.run(document, { iframes: false }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target }) => `${new URL(frame.url()).pathname}: ${id}: ${target.join(' ')}: ${help}`,
    ),
  );
}
