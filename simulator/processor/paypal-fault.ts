/** PayPal's way of saying no: name, message, details with an issue, and an id for its support (Orders v2, "Errors"). */
export const FAULT_NAMES = {
  400: {
    name: 'INVALID_REQUEST',
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  },
  401: {
    name: 'AUTHENTICATION_FAILURE',
    message:
      'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  },
  404: { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' },
  422: {
    name: 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
  },
  500: { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error occurred.' },
} as const;

/** The issues that this stand-in knows, in the words of the published specification, save the last. */
export const ISSUES = {
  INVALID_ARRAY_MAX_ITEMS: 'The number of items in an array parameter is too large.',
  INVALID_ARRAY_MIN_ITEMS: 'The number of items in an array parameter is too small.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_PARAMETER_VALUE: 'A parameter value is not valid.',
  INVALID_STRING_LENGTH: 'The value of a field is either too short or too long',
  MALFORMED_REQUEST_JSON: 'The request JSON is not well formed.',
  MISSING_REQUIRED_PARAMETER: 'A required parameter is missing.',
  NOT_SUPPORTED: 'This field is not currently supported.',
  PAYPAL_REQUEST_ID_REQUIRED:
    "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
  INVALID_RESOURCE_ID:
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  CANNOT_BE_ZERO_OR_NEGATIVE:
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  DECIMAL_PRECISION:
    'If the currency supports decimals, only two decimal place precision is supported.',
  INVALID_CURRENCY_CODE:
    'Currency code is invalid or is not currently supported. Please refer https://developer.paypal.com/api/rest/reference/currency-codes/ for list of supported currency codes.',
  INSTRUMENT_DECLINED:
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture',
  REFUND_NOT_ALLOWED: 'Capture cannot be refunded.',
  PAYEE_ACCOUNT_INVALID:
    'Payee account specified is invalid. Please check the `payee.email_address` or `payee.merchant_id` specified and try again. Ensure that either  `payee.merchant_id` or `payee.email_address` is specified.',
  TOKEN_EXPIRED: 'The token is expired and cannot be used for payment.',
  /** The specification lists no issue for a request id that comes with another body. */
  DUPLICATE_REQUEST_ID: 'This PayPal-Request-Id was used before with another request.',
} as const;
export type Issue = keyof typeof ISSUES;

export type FaultStatus = keyof typeof FAULT_NAMES;

export class PayPalFault extends Error {
  readonly code = 'PAYPAL_FAULT';
  readonly status: FaultStatus;
  readonly issue: Issue | undefined;
  /** JSON pointer to the field at fault. */
  readonly field: string | undefined;

  constructor(status: FaultStatus, issue?: Issue, field?: string) {
    super(issue ?? FAULT_NAMES[status].name);
    this.status = status;
    this.issue = issue;
    this.field = field;
  }
}

export function faultBody(
  { status, issue, field }: Pick<PayPalFault, 'status' | 'issue' | 'field'>,
  debugId: string,
): object {
  const detail =
    issue === undefined
      ? undefined
      : {
          ...(field === undefined ? {} : { field, location: 'body' }),
          issue,
          description: ISSUES[issue],
        };
  return {
    ...FAULT_NAMES[status],
    ...(detail === undefined ? {} : { details: [detail] }),
    debug_id: debugId,
    links: [],
  };
}
