/** A document of the Alexa Presentation Language, or a part of one: JSON, whose rules `tests/screens/apl` holds. */
export type AplDocument = Readonly<Record<string, unknown>>;
