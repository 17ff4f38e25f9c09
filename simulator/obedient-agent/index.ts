/** An assistant that obeys everything it reads, as an MCP client of the shop; and another customer's order, which it cannot see. */
export { createAgentTrials, type AgentTrial, type AgentTrials } from './agent-trial.ts';
export { createStrangersOrder, type StrangersOrder } from './strangers-order.ts';
export { createShopTools, type ShopTools, type ToolAnswer } from './shop-tools.ts';
export { runObedientAgent, type AgentStep } from './run-obedient-agent.ts';
export { readWireLog, requestsFor, type WireLog } from './wire-log.ts';
