import type { AgentSettings } from '@platform/api';
import type { AgentValues } from '@platform/ui';

/** The settings that the form of an agent holds. How it looks things up is set with its knowledge. */
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
