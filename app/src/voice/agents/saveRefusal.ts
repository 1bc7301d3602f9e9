import type { AgentField } from '@platform/ui';
import type { ActionOutcome } from '../../data/useAction.ts';

type Failed = Extract<ActionOutcome<unknown>, { isDone: false }>;

/** The fields of the form by what the service calls them. */
const fields: Readonly<Record<string, AgentField>> = {
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

/** A failure as the form shows it: at the field that the service names, else for the whole. */
export function saveRefusal({ message, fields: found }: Omit<Failed, 'isDone' | 'error'>) {
  const status = 'refused' as const;
  for (const [name, text] of Object.entries(found)) {
    const field = fields[name.split('.')[0] ?? ''];
    if (field) return { status, message: text, field };
  }
  return { status, message };
}
