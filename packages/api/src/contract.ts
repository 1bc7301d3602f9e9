/**
 * What both sides of the wire agree on: schemas, types, roles, permissions, error codes and the
 * description of every call, with nothing that sends. The sandbox, the tests and the documents use it; a
 * browser never loads it.
 */
export * from './common.ts';

export { allCalls, callList } from './allCalls.contract.ts';
export { errorsOf } from './description/describeCall.ts';
export type { CallDescription } from './description/describeCall.ts';
export type { SocketDescription } from './description/describeSocket.ts';
export { ERROR_CODES } from './description/errorCodes.ts';
export type { ErrorCode } from './description/errorCodes.ts';
export * from './crm/contract.ts';
export * from './bots/contract.ts';
export * from './content/contract.ts';
export { refusal } from './description/shapes.ts';
export * from './dashboard/contract.ts';
export * from './inbox/contract.ts';
export * from './knowledge/contract.ts';
export * from './integrations/contract.ts';
export * from './notifications/contract.ts';
export * from './voice/agents.contract.ts';
export { agentSchema } from './voice/agent.ts';
export { agentsSchema } from './voice/agents.ts';
export type { AgentType } from './voice/agents.ts';
export * from './voice/agentTemplates.contract.ts';
export { agentTemplatesSchema } from './voice/agentTemplates.ts';
export * from './voice/phoneNumbers.contract.ts';
export * from './voice/conversations.contract.ts';
export { conversationSchema } from './voice/conversation.ts';
export { conversationsSchema } from './voice/conversations.ts';
export type { Conversation } from './voice/conversations.ts';
export type { CallDirection, EndedReason, Outcome, Sentiment } from './voice/values.ts';
export * from './voice/tools.contract.ts';
export * from './voice/toolTemplates.contract.ts';
export { DEFAULT_TOOL_SETTINGS, toolsSchema } from './voice/tools.ts';
export type { Tool, ToolKind, ToolMethod, ToolSettings } from './voice/tools.ts';
export { toolTemplatesSchema } from './voice/toolTemplates.ts';
export * from './voice/voices.contract.ts';
export { clientFrame, relayFrame, testCallSocket } from './voice/relay.contract.ts';
export { PHONE_PROVIDERS, PHONE_STATUSES, phoneNumbersSchema } from './voice/phoneNumbers.ts';
export type { PhoneNumber, PhoneProvider, PhoneStatus } from './voice/phoneNumbers.ts';
export * from './billing/contract.ts';
export * from './profile/profile.contract.ts';
export * from './session/contract.ts';
export * from './team/contract.ts';
