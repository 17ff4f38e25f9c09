/** Alexa's own interfaces, for North America, Europe and the Far East: the only servers besides the shop's that the skill asks. */
export const ALEXA_API_HOSTS = [
  'api.amazonalexa.com',
  'api.eu.amazonalexa.com',
  'api.fe.amazonalexa.com',
] as const;
