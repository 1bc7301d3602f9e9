import type { VoicePaths } from '@platform/ui';

/** The addresses of the section. */
export const voicePaths: VoicePaths = {
  agents: '/voice-agent/agents',
  create: '/voice-agent/create',
  tools: '/voice-agent/tools',
  knowledgeBase: '/voice-agent/knowledge-base',
  phoneNumbers: '/voice-agent/phone-numbers',
  callHistory: '/voice-agent/call-history',
  analytics: '/voice-agent/analytics',
};

/** The address under which an agent is edited. */
export const agentHref = (agentId: string): string =>
  `/voice-agent/edit/${encodeURIComponent(agentId)}`;

/** The address of the call history with the panel of a call. */
export const callHref = (callId: string): string =>
  `${voicePaths.callHistory}?call=${encodeURIComponent(callId)}`;

/** The address of a new agent that starts from a template. */
export const templateHref = (templateId: string): string =>
  `${voicePaths.create}?template=${encodeURIComponent(templateId)}`;
