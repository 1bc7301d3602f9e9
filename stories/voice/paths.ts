import type { VoicePaths } from '@platform/ui/voice';

export const voicePaths: VoicePaths = {
  agents: '/voice-agent/agents',
  create: '/voice-agent/create',
  tools: '/voice-agent/tools',
  knowledgeBase: '/voice-agent/knowledge-base',
  phoneNumbers: '/voice-agent/phone-numbers',
  callHistory: '/voice-agent/call-history',
  analytics: '/voice-agent/analytics',
};

export const agentHref = (id: string) => `/voice-agent/edit/${id}`;
