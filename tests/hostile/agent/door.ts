/** The only way in which an assistant reaches a shop: named tools. Each call is written down, with its answer, as the evidence that it was made. */

export interface ToolAnswer {
  /** The outcome in one or two words, made by the arm from what came over the wire; never what an assistant says. */
  readonly outcome: string;
  readonly structured: Readonly<Record<string, unknown>>;
}

/** Who made the assistant do it. */
export type Source = 'customer' | 'own script' | 'tool result' | 'intruder';

export interface Attempt {
  readonly tool: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly source: Source;
  readonly outcome: string;
  /** How many calls of the same tool were under way, this one included, when it was sent or while it waited. */
  readonly together: number;
}

export type CallTool = (
  tool: string,
  args: Readonly<Record<string, unknown>>,
  options?: { readonly giveUpAfterMs?: number },
) => Promise<ToolAnswer>;

export interface Door {
  readonly tools: readonly string[];
  readonly call: CallTool;
}

export interface RecordingDoor {
  readonly tools: readonly string[];
  call(
    tool: string,
    args: Readonly<Record<string, unknown>>,
    options: { readonly source: Source; readonly giveUpAfterMs?: number },
  ): Promise<ToolAnswer>;
}

export function recordCalls(door: Door, attempts: Attempt[]): RecordingDoor {
  const underWay = new Map<string, Set<{ together: number }>>();
  return {
    tools: door.tools,
    async call(tool, args, { source, giveUpAfterMs }) {
      const calls = underWay.get(tool) ?? new Set();
      underWay.set(tool, calls);
      const own = { together: 0 };
      calls.add(own);
      for (const call of calls) call.together = Math.max(call.together, calls.size);
      try {
        const answer = await door.call(
          tool,
          args,
          giveUpAfterMs === undefined ? {} : { giveUpAfterMs },
        );
        const { together } = own;
        attempts.push({ tool, sent: args, source, outcome: answer.outcome, together });
        return answer;
      } finally {
        calls.delete(own);
      }
    },
  };
}
