import type { AgentSettings } from '@platform/api';
import type { AgentValues } from '@platform/ui/voice';

/** Settings in the agent's form. Retrieval settings are edited with the knowledge bases. */
export function agentValues(settings: AgentSettings): AgentValues {
  const { name, type, language, voiceId, firstMessage, instructions, model } = settings;
  const { temperature, toolIds, knowledgeBaseIds, phoneNumberId, maxCallMinutes } = settings;
  const { silenceTimeoutSeconds, transferNumber, consent, evaluationCriteria } = settings;
  return {
    name,
    type,
    language,
    voiceId,
    firstMessage,
    instructions,
    model,
    temperature,
    toolIds,
    knowledgeBaseIds,
    phoneNumberId,
    maxCallMinutes,
    silenceTimeoutSeconds,
    transferNumber,
    consent,
    evaluationCriteria,
  };
}
