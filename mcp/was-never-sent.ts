/** Whether a failed call surely reached nobody, by the system's own error codes along the chain of causes. */

const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

export function wasNeverSent(fault: unknown): boolean {
  for (let cause = fault; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError && cause.errors.length > 0) {
      return cause.errors.every(wasNeverSent);
    }
    if ('code' in cause && NEVER_CONNECTED.includes(String(cause.code))) return true;
  }
  return false;
}
