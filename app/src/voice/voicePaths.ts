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
