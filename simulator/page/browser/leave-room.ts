/** What the strip covers is kept free below, also where the keyboard's focus goes. */
export function leaveRoom(page: HTMLElement, height: number): void {
  page.style.setProperty('--trace', `${String(height)}px`);
  document.documentElement.style.scrollPaddingBlockEnd = `${String(height + 8)}px`;
}
