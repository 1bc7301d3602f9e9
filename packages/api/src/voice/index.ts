export * from './agent.ts';
export { addAgent, changeAgent, deleteAgent, duplicateAgent, switchAgent } from './agentActions.ts';
export { agentDetails, attachKnowledge, changeRetrieval } from './agentKnowledge.ts';
export type { AgentDetails, RetrievalSettings } from './agentKnowledge.ts';
export { AGENT_TYPES, agents, agentsSchema, listAgents } from './agents.ts';
export type { AgentsQuery } from './agents.ts';
export { DEFAULT_AGENT_SETTINGS, toAgentBody } from './agentSettings.ts';
export * from './agentTemplates.ts';
export { listVoices, voices } from './voices.ts';
export {
  PHONE_PROVIDERS,
  PHONE_STATUSES,
  createPhoneNumber,
  isNumberTaken,
  listPhoneNumbers,
  phoneNumbers,
  phoneNumbersSchema,
  removePhoneNumber,
  updatePhoneNumber,
} from './phoneNumbers.ts';
export type { NewPhoneNumber, PhoneNumberUpdate, PhoneNumbersQuery } from './phoneNumbers.ts';
export { conversation, getConversation } from './conversation.ts';
export { conversations, conversationsSchema, listConversations } from './conversations.ts';
export type { ConversationsQuery } from './conversations.ts';
export {
  CALL_DIRECTIONS,
  ENDED_REASONS,
  OUTCOMES,
  SENTIMENTS,
  isAnswered,
  isSuccess,
} from './values.ts';
export { addTool, changeTool, deleteTool, switchTool } from './toolActions.ts';
export { listToolTemplates, toolTemplates, toolTemplatesSchema } from './toolTemplates.ts';
export {
  DEFAULT_TOOL_SETTINGS,
  TOOL_KINDS,
  TOOL_METHODS,
  createTool,
  listTools,
  removeTool,
  tools,
  toolsSchema,
  updateTool,
} from './tools.ts';
export type { ToolsQuery } from './tools.ts';
export { addPhoneNumber, changePhoneNumber, releasePhoneNumber } from './phoneNumberActions.ts';
export {
  MAX_FRAME_BYTES,
  RELAY_CLOSE,
  RELAY_SAMPLE_RATE,
  readRelayFrame,
  NEW_AGENT_ID,
  relayUrl,
} from './relay.ts';
export type { RelayFrame } from './relay.ts';
export type { ClientFrame, RelayFrameWire } from './relay.contract.ts';
