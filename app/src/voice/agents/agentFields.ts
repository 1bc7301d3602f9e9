import type { AgentField } from '@platform/ui/voice';

export const agentFields: Readonly<Record<string, AgentField>> = {
  name: 'name',
  agent_type: 'type',
  language: 'language',
  voice_id: 'voiceId',
  first_message: 'firstMessage',
  system_prompt: 'instructions',
  model: 'model',
  temperature: 'temperature',
  tool_ids: 'toolIds',
  knowledge_base_ids: 'knowledgeBaseIds',
  phone_number_id: 'phoneNumberId',
  max_call_minutes: 'maxCallMinutes',
  silence_timeout_s: 'silenceTimeoutSeconds',
  transfer_number: 'transferNumber',
  consent: 'consentText',
  evaluation_criteria: 'criteria',
};
