/** Tells the other pages of this origin, in this browser, that somebody signed in or out. It carries no more than that. */

export interface SignInChannel {
  tell(): void;
}

const NAME = 'hearback.sign-in';

export function openSignInChannel(onTold?: () => void): SignInChannel {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = () => {
    onTold?.();
  };
  return {
    tell() {
      channel.postMessage(null);
    },
  };
}
