import type { CallTable } from '../http/call.ts';

/** The agent calls of the voice table, paths to the letter. */
export const voiceCalls = {
  agentTemplates: {
    service: 'voice',
    method: 'GET',
    path: '/v1/agent-templates',
    access: 'private',
  },
  agents: {
    service: 'voice',
    method: 'GET',
    path: '/v1/agents',
    access: 'private',
    query: ['limit', 'offset', 'search', 'agent_type', 'is_enabled'],
  },
  agent: { service: 'voice', method: 'GET', path: '/v1/agents/{id}', access: 'private' },
  createAgent: { service: 'voice', method: 'POST', path: '/v1/agents', access: 'private' },
  /** PATCH, and once PUT after a 405 or 501. */
  updateAgent: { service: 'voice', method: 'PATCH', path: '/v1/agents/{id}', access: 'private' },
  removeAgent: { service: 'voice', method: 'DELETE', path: '/v1/agents/{id}', access: 'private' },
  /** PATCH, and once POST after a 405 or 501. */
  activateAgent: {
    service: 'voice',
    method: 'PATCH',
    path: '/v1/agents/{id}/activate',
    access: 'private',
  },
  voices: { service: 'voice', method: 'GET', path: '/v1/audio-voice/voices', access: 'private' },
} as const satisfies CallTable;
