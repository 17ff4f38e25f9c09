/** An empty page that knows every element, for tests that draw one by itself. */
import '#screens/elements';

declare global {
  interface Window {
    /** Puts one element with the given properties on the page, in a box of the given size if there is one. */
    draw(
      tag: string,
      properties: Record<string, unknown>,
      box?: { readonly width: number; readonly height: number },
    ): Promise<void>;
  }
}

window.draw = async (tag, properties, box) => {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  const main = document.querySelector('main');
  if (main === null) throw new Error('no stage');
  if (box) {
    main.style.inlineSize = `${String(box.width)}px`;
    main.style.blockSize = `${String(box.height)}px`;
  }
  main.replaceChildren(element);
  await customElements.whenDefined(tag);
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
};
