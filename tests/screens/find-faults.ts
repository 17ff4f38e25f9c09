/** Accessibility faults of the page as axe-core finds them, with everything that it can check switched on. */
import type { AxeResults } from 'axe-core';
import axe from 'axe-core';
import type { Page } from 'playwright';

/** One line for each fault: rule, element, what is wrong. Empty when there is none. */
export async function findAccessibilityFaults(page: Page): Promise<readonly string[]> {
  // Through the debugger's door: the page's own policy lets no such script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results: AxeResults = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}: ${rule.help}`),
  );
}

/** Every text of the page, in shadow roots too, seen or only spoken. */
export async function readAllText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      const root = node instanceof Element && node.shadowRoot ? [node.shadowRoot] : [];
      return [...root, ...node.childNodes].map(read).join('');
    };
    return read(document.body);
  });
}

/** Texts that are cut off or stick out of the window, by tag and text; the parts for screen readers alone are left out. */
export async function findClippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        const isSpokenOnly = element.closest('.unseen') !== null;
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
        if (isSpokenOnly || !hasText) continue;
        const box = element.getBoundingClientRect();
        const sticksOut = box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5;
        const isCut =
          getComputedStyle(element).overflow !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1;
        if (sticksOut || isCut) clipped.push(`${element.tagName}: ${element.textContent.trim()}`);
      }
    };
    visit(document);
    return clipped;
  });
}

/**
 * Controls that are lower or narrower than 44 px, by tag and text. A link within a line of text is as high as the line
 * (WCAG 2.2, 2.5.8, "inline"); a tick is pressed by its whole label.
 */
export async function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches('a[href], button, input, select, summary')) continue;
        const pressed = element.matches('[type="checkbox"]') ? element.closest('label') : element;
        const box = (pressed ?? element).getBoundingClientRect();
        if (box.width > 0 && (box.height < 43.5 || box.width < 43.5)) {
          small.push(
            `${element.tagName} ${String(box.width)}x${String(box.height)}: ${element.textContent.trim()}`,
          );
        }
      }
    };
    visit(document);
    return small;
  });
}
