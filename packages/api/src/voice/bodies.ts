import { trimText } from '@platform/i18n/text';
import type { AgentDetailWire, AgentSettings } from './agent.ts';

/** What a person changed, as it goes over the wire: what is undefined is not sent. */
type Sent<Wire> = { [Name in keyof Omit<Wire, 'id'>]?: Wire[Name] | undefined };

const trimmed = (text: string | undefined) => (text === undefined ? text : trimText(text));

/** Body of an agent, whole or changed. Texts are sent without blanks around them. */
export function agentBody(settings: Partial<AgentSettings>): Sent<AgentDetailWire> {
  const { consent, phoneNumberId } = settings;
  return {
    name: trimmed(settings.name),
    agent_type: settings.type,
    language: settings.language,
    voice_id: settings.voiceId,
    first_message: trimmed(settings.firstMessage),
    system_prompt: trimmed(settings.instructions),
    model: settings.model,
    temperature: settings.temperature,
    tool_ids: settings.toolIds && [...settings.toolIds],
    knowledge_base_ids: settings.knowledgeBaseIds && [...settings.knowledgeBaseIds],
    retrieval_size: settings.retrievalSize,
    knowledge_only: settings.isKnowledgeOnly,
    phone_number_id: phoneNumberId === undefined ? undefined : phoneNumberId || null,
    max_call_minutes: settings.maxCallMinutes,
    silence_timeout_s: settings.silenceTimeoutSeconds,
    transfer_number: trimmed(settings.transferNumber),
    consent: consent && { enabled: consent.isEnabled, text: trimText(consent.text) },
    evaluation_criteria: settings.evaluationCriteria
      ?.map((criterion) => trimText(criterion))
      .filter(Boolean),
  };
}
