import type { TextKey, Translate, voiceAgentFormTexts } from '@platform/i18n';
import type { AgentField, AgentValues } from './agentFormTypes.ts';

type FormTexts = Translate<TextKey<typeof voiceAgentFormTexts>>;

const labels = {
  name: 'name',
  type: 'type',
  language: 'language',
  firstMessage: 'firstMessage',
  instructions: 'instructions',
  model: 'model',
  temperature: 'temperature',
  toolIds: 'tools',
  knowledgeBaseIds: 'knowledgeBases',
  phoneNumberId: 'number',
  maxCallMinutes: 'maxCallMinutes',
  silenceTimeoutSeconds: 'silenceTimeout',
  transferNumber: 'transferNumber',
  hasConsent: 'consent',
  consentText: 'consentText',
  consent: 'consent',
  criteria: 'criteria',
  evaluationCriteria: 'criteria',
} as const;

export const agentFieldLabel = (t: FormTexts, name: AgentField | keyof AgentValues): string =>
  name === 'voiceId'
    ? t('voiceAgentForm.section.voice')
    : t(`voiceAgentForm.field.${labels[name]}`);
