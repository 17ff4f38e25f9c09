/** How a client says who it is at a token endpoint. */

/** `Basic …`; both parts are form-encoded before they are joined (RFC 6749, section 2.3.1). */
export function basicAuthorization({
  clientId,
  clientSecret,
}: {
  readonly clientId: string;
  readonly clientSecret: string;
}): string {
  const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
