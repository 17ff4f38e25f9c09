/** Whether this browser keeps Secure cookies here: some throw them away on an address without https. */

const PROBE = 'hb-probe';

export function keepsSecureCookies(page: Document): boolean {
  page.cookie = `${PROBE}=1; Secure; SameSite=Strict; Path=/`;
  const isKept = page.cookie.split('; ').includes(`${PROBE}=1`);
  page.cookie = `${PROBE}=; Secure; SameSite=Strict; Path=/; Max-Age=0`;
  return isKept;
}
