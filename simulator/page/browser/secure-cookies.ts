/** Finds out whether this browser keeps Secure cookies on a loopback address without TLS; the phone cannot sign in where it does not. */
const NAME = 'hearback-cookie-check';

export function keepsSecureCookies(): boolean {
  document.cookie = `${NAME}=1; Secure; SameSite=Strict; Path=/; Max-Age=60`;
  const isKept = document.cookie.split('; ').includes(`${NAME}=1`);
  document.cookie = `${NAME}=; Secure; SameSite=Strict; Path=/; Max-Age=0`;
  return isKept;
}
