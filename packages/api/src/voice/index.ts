/** Calls, resources and actions of the voice area. */
export * from './agent.ts';
export { addAgent, changeAgent, deleteAgent, duplicateAgent, switchAgent } from './agentActions.ts';
export { agentsInFull, attachKnowledge, changeRetrieval } from './agentKnowledge.ts';
export type { AgentsInFull, RetrievalSettings } from './agentKnowledge.ts';
export { AGENT_TYPES, agents, agentsSchema, listAgents } from './agents.ts';
export type { Agent, AgentList, AgentsQuery, AgentType } from './agents.ts';
export { DEFAULT_AGENT_SETTINGS, toAgentBody } from './agentSettings.ts';
export type { AgentSettings } from './agentSettings.ts';
export * from './agentTemplates.ts';
export { listVoices, voices } from './voices.ts';
export type { Voice } from './voices.ts';
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
export type {
  NewPhoneNumber,
  PhoneNumber,
  PhoneNumberList,
  PhoneNumberSettings,
  PhoneNumberUpdate,
  PhoneNumbersQuery,
  PhoneProvider,
  PhoneStatus,
} from './phoneNumbers.ts';
export { conversation, getConversation } from './conversation.ts';
export type { CallCost, ConversationDetail, Speaker, ToolCall, Turn } from './conversation.ts';
export { conversations, conversationsSchema, listConversations } from './conversations.ts';
export type { Conversation, ConversationList, ConversationsQuery } from './conversations.ts';
export {
  CALL_DIRECTIONS,
  ENDED_REASONS,
  OUTCOMES,
  SENTIMENTS,
  isAnswered,
  isSuccess,
} from './values.ts';
export type { CallDirection, EndedReason, Outcome, Sentiment } from './values.ts';
export { addTool, changeTool, deleteTool, switchTool } from './toolActions.ts';
export { listToolTemplates, toolTemplates, toolTemplatesSchema } from './toolTemplates.ts';
export type { ToolTemplate } from './toolTemplates.ts';
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
export type {
  Tool,
  ToolHeader,
  ToolKind,
  ToolList,
  ToolMethod,
  ToolSettings,
  ToolsQuery,
} from './tools.ts';
export { addPhoneNumber, changePhoneNumber, releasePhoneNumber } from './phoneNumberActions.ts';
export {
  LARGEST_FRAME,
  RELAY_CLOSE,
  RELAY_SAMPLE_RATE,
  readRelayFrame,
  NEW_AGENT_ID,
  relayUrl,
} from './relay.ts';
export type { RelayFrame, TestMode } from './relay.ts';
export type { ClientFrame, RelayFrameWire } from './relay.contract.ts';
