/** Worlds with one thing wrong: what a check that can fail must notice. What the intact world answered is answered again, but for what is broken. */
import type { Answer, Asked, World } from './world/world.ts';

export type Break = (answer: Answer, asked: { readonly path: string } & Asked) => Answer;

export interface Recorded {
  /** Intact; whatever it is asked is kept. */
  readonly world: World;
  /** Answers what was kept, in its order, each broken; what was not asked before it asks now. */
  readonly broken: (how: Break) => World;
}

export function recordWorld(world: World): Recorded {
  const kept = new Map<string, Promise<Answer>[]>();
  const answersTo = (key: string): Promise<Answer>[] => {
    const answers = kept.get(key) ?? [];
    kept.set(key, answers);
    return answers;
  };
  const once = memoized((who) => world.personToken(who === 'two' ? 'two' : 'one'));
  const guest = memoized(() => world.guestToken());
  const same = {
    ...world,
    personToken: once,
    guestToken: () => guest('guest'),
  };
  return {
    world: {
      ...same,
      ask: (path, asked = {}) => {
        const answer = world.ask(path, asked);
        answersTo(keyOf(path, asked)).push(answer);
        return answer;
      },
    },
    broken: (how) => {
      const next = new Map<string, number>();
      return {
        ...same,
        ask: async (path, asked = {}) => {
          const key = keyOf(path, asked);
          const at = next.get(key) ?? 0;
          next.set(key, at + 1);
          return how(await (answersTo(key)[at] ?? world.ask(path, asked)), { path, ...asked });
        },
      };
    },
  };
}

function keyOf(path: string, asked: Asked): string {
  return JSON.stringify([path, asked.method, asked.headers, asked.body]);
}

function memoized(make: (key: string) => Promise<string>): (key: string) => Promise<string> {
  const made = new Map<string, Promise<string>>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Another text in every answer. */
export function replacing(from: RegExp | string, to: string): Break {
  return (answer) => ({ ...answer, text: answer.text.replace(from, to) });
}

export function withStatus(from: number, to: number): Break {
  return (answer) => (answer.status === from ? { ...answer, status: to } : answer);
}
