/** What the page and its document for the add-on's widget tell each other. Types alone: the two share no script. */

/** From the page: draw this result with this document; whatever was drawn before is over. */
export interface WidgetShowing {
  readonly kind: 'show';
  readonly html: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>>;
}

export type PageMessage =
  | WidgetShowing
  /** The conversation is over. */
  | { readonly kind: 'end' }
  /** To a `call`, by its number; null: the host does not go along. */
  | {
      readonly kind: 'answer';
      readonly call: number;
      readonly result: Readonly<Record<string, unknown>> | null;
    };

export type WidgetReport =
  | { readonly kind: 'ready' }
  /** The widget has said that it is there, and has been handed the result. */
  | { readonly kind: 'shown' }
  | {
      readonly kind: 'call';
      readonly call: number;
      readonly tool: string;
      readonly args: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'open'; readonly url: string };
