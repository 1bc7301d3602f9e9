import type { Remote } from '@platform/ui';
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

export const ready = <Data>(data: Data): Remote<Data> => ({ status: 'ready', data });

/** Data that was loaded before a refresh failed. */
export const notRefreshed = <Data>(data: Data, message: string): Remote<Data> => ({
  status: 'ready',
  data,
  refreshError: { message, retry: () => {} },
});

export const loading: Remote<never> = { status: 'loading' };

export const unavailable: Remote<never> = { status: 'unavailable' };

export const failed = (message: string, retry: () => void): Remote<never> => ({
  status: 'error',
  message,
  retry,
});
