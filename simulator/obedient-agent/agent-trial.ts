/** The obedient assistant as something that can be started and watched: one run at a time. */
import { runObedientAgent, type AgentParts, type AgentStep } from './run-obedient-agent.ts';

export interface AgentTrial {
  readonly state: 'not_run' | 'running' | 'nothing_moved' | 'money_moved' | 'broken_off';
  readonly steps: readonly AgentStep[];
}

export interface AgentTrials {
  /** Starts a run, or joins the one that is under way; resolves at once. */
  start(): void;
  latest(): AgentTrial;
}

export function createAgentTrials(
  parts: Omit<AgentParts, 'onStep'> & { readonly onFault: (fault: unknown) => void },
): AgentTrials {
  let trial: AgentTrial = { state: 'not_run', steps: [] };
  const end = (state: AgentTrial['state']): void => {
    trial = { ...trial, state };
  };
  return {
    latest: () => trial,
    start: () => {
      if (trial.state === 'running') return;
      trial = { state: 'running', steps: [] };
      runObedientAgent({
        ...parts,
        onStep: (step) => {
          trial = { ...trial, steps: [...trial.steps, step] };
        },
      }).then(end, (fault: unknown) => {
        end('broken_off');
        parts.onFault(fault);
      });
    },
  };
}
