/** Alexa+ as a host of the shop's add-on: an MCP client that calls the real door as the customer, and hands the page what to draw. */
export {
  createAddonConversation,
  NotForWidgets,
  type AddonConversation,
  type AddonDoor,
  type AddonTurn,
} from './addon-conversation.ts';
export { createAddonDoor, type AddonDoorOptions, type AddonHostDoor } from './addon-door.ts';
export { addAddonRoutes } from './addon-routes.ts';
export { NO_TOPIC, understand, type Meant, type ToolCall, type Topic } from './understand.ts';
