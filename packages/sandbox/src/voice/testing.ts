import type { AgentBody } from '@platform/api/contract';

export const nightDesk: AgentBody = {
  name: 'Night desk',
  agent_type: 'inbound',
  language: 'en',
  voice_id: 'voi_ada',
  first_message: 'Good evening.',
  system_prompt: 'Take messages for the morning, and be kind.',
  model: 'balanced',
  temperature: 0.4,
  tool_ids: [],
  knowledge_base_ids: [],
  retrieval_size: 4,
  knowledge_only: false,
  phone_number_id: null,
  max_call_minutes: 10,
  silence_timeout_s: 15,
  transfer_number: '',
  consent: { enabled: false, text: '' },
  evaluation_criteria: [],
};
