/** What both sides of the wire agree on, of the voice area: schemas, types and calls. */
export { voiceCalls } from './calls.ts';
export { AGENT_MODELS, AGENT_TYPES } from './values.ts';
export type { AgentModel, AgentType } from './values.ts';
export { agentsSchema } from './agents.ts';
export type { Agent, AgentList, AgentsWire, AgentWire } from './agents.ts';
export { DEFAULT_AGENT_SETTINGS, agentSchema, agentSettings, changedSettings } from './agent.ts';
export type { AgentDetail, AgentDetailWire, AgentSettings } from './agent.ts';
export { agentTemplatesSchema, voicesSchema } from './catalogue.ts';
export type { AgentTemplate, AgentTemplateWire, Voice, VoiceWire } from './catalogue.ts';
export {
  activateBodySchema,
  agentBodySchema,
  agentChangeSchema,
  agentsQuerySchema,
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
