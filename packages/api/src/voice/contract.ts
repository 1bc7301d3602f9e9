/** What both sides of the wire agree on, of the voice area: schemas, types and calls. */
export { conversationCalls, voiceCalls } from './calls.ts';
export {
  AGENT_MODELS,
  AGENT_TYPES,
  CALL_DIRECTIONS,
  ENDED_REASONS,
  OUTCOMES,
  SENTIMENTS,
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
} from './values.ts';
export { agentsSchema } from './agents.ts';
export type { Agent, AgentList, AgentsWire, AgentWire } from './agents.ts';
export { DEFAULT_AGENT_SETTINGS, agentSchema, agentSettings, changedSettings } from './agent.ts';
export type { AgentDetail, AgentDetailWire, AgentSettings } from './agent.ts';
export { agentTemplatesSchema, voicesSchema } from './catalogue.ts';
export type { AgentTemplate, AgentTemplateWire, Voice, VoiceWire } from './catalogue.ts';
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
} from './requests.ts';
export type { AgentBody, AgentChange } from './requests.ts';
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
