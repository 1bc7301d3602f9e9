/** What both sides of the wire agree on, of the voice area: schemas, types and calls. */
export { conversationCalls, toolCalls, voiceCalls } from './calls.ts';
export {
  AGENT_MODELS,
  AGENT_TYPES,
  CALL_DIRECTIONS,
  ENDED_REASONS,
  OUTCOMES,
  SENTIMENTS,
  TOOL_KINDS,
  TOOL_METHODS,
  isAnswered,
  isSuccess,
} from './values.ts';
export type {
  AgentModel,
  AgentType,
  CallDirection,
  EndedReason,
  Outcome,
  Sentiment,
  ToolKind,
  ToolMethod,
} from './values.ts';
export { agentsSchema } from './agents.ts';
export type { Agent, AgentList, AgentsWire, AgentWire } from './agents.ts';
export { DEFAULT_AGENT_SETTINGS, agentSchema, agentSettings, changedSettings } from './agent.ts';
export type { AgentDetail, AgentDetailWire, AgentSettings } from './agent.ts';
export { agentTemplatesSchema, voicesSchema } from './catalogue.ts';
export type { AgentTemplate, AgentTemplateWire, Voice, VoiceWire } from './catalogue.ts';
export { DEFAULT_TOOL_SETTINGS, toolsSchema, toolTemplatesSchema } from './tools.ts';
export type {
  Tool,
  ToolHeader,
  ToolHeaderWire,
  ToolList,
  ToolSettings,
  ToolsWire,
  ToolTemplate,
  ToolTemplateWire,
  ToolWire,
} from './tools.ts';
export { conversationsSchema } from './conversations.ts';
export type {
  Conversation,
  ConversationList,
  ConversationsWire,
  ConversationWire,
} from './conversations.ts';
export { conversationSchema } from './conversation.ts';
export type {
  CallCost,
  ConversationDetail,
  ConversationDetailWire,
  CostWire,
  Speaker,
  ToolCall,
  ToolCallWire,
  Turn,
  TurnWire,
} from './conversation.ts';
export {
  activateBodySchema,
  agentBodySchema,
  agentChangeSchema,
  agentsQuerySchema,
  conversationsQuerySchema,
  removeToolQuerySchema,
  toolBodySchema,
  toolChangeSchema,
  toolsQuerySchema,
} from './requests.ts';
export type { AgentBody, AgentChange, ToolBody, ToolChange } from './requests.ts';
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
