export { agentSchema } from './agent.ts';
export * from './agentTemplates.contract.ts';
export { agentTemplatesSchema } from './agentTemplates.ts';
export * from './agents.contract.ts';
export { agentsSchema } from './agents.ts';
export { conversationSchema } from './conversation.ts';
export * from './conversations.contract.ts';
export { conversationsSchema } from './conversations.ts';
export * from './phoneNumbers.contract.ts';
export { PHONE_PROVIDERS, PHONE_STATUSES, phoneNumbersSchema } from './phoneNumbers.ts';
export * from './toolTemplates.contract.ts';
export { toolTemplatesSchema } from './toolTemplates.ts';
export * from './tools.contract.ts';
export { DEFAULT_TOOL_SETTINGS, toolsSchema } from './tools.ts';
export * from './voices.contract.ts';
export * from './relay.contract.ts';
export {
  MAX_FRAME_BYTES,
  RELAY_CLOSE,
  RELAY_SAMPLE_RATE,
  readRelayFrame,
  NEW_AGENT_ID,
  relayUrl,
} from './relay.ts';
export type { RelayFrame } from './relay.ts';
