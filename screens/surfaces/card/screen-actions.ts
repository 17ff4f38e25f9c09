/** What a person can do on the screens of the card. */
export interface ScreenActions {
  readonly signIn: () => void;
  readonly signOut: () => void;
  readonly open: (digest: string | null) => (event: Event) => void;
  readonly addPasskey: () => void;
  readonly leavePasskey: () => void;
  readonly leaveFor: (address: string) => () => void;
  readonly usePasskey: () => void;
  readonly signInInstead: () => void;
  readonly leaveVerification: () => void;
  readonly notMe: () => void;
  readonly reload: () => void;
}
