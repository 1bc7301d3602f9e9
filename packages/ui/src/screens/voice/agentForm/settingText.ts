import type {
  TextKey,
  Translate,
  commonTexts,
  voiceAgentFormTexts,
  voiceTexts,
} from '@platform/i18n';
import type { Remote } from '../../../remote.ts';
import { dataOf } from '../../../remote.ts';
import { agentTypeText } from '../../../internal/agentTypes.ts';
import { modelOptions } from './modelOptions.ts';
import type { AgentChoices, AgentValues } from './agentFormTypes.ts';

type Texts = Translate<
  TextKey<typeof voiceAgentFormTexts | typeof voiceTexts | typeof commonTexts>
>;

export function settingText(
  t: Texts,
  name: keyof AgentValues,
  values: AgentValues,
  choices: AgentChoices,
): string {
  switch (name) {
    case 'type':
      return agentTypeText(t, values.type);
    case 'model':
      return modelOptions(t, values.model).find(({ value }) => value === values.model)?.label ?? '';
    case 'voiceId':
      return nameById(choices.voices, values.voiceId);
    case 'phoneNumberId': {
      const number = dataOf(choices.numbers)?.find(({ id }) => id === values.phoneNumberId);
      return number?.number ?? values.phoneNumberId;
    }
    case 'toolIds':
      return values.toolIds.map((id) => nameById(choices.tools, id)).join('\n');
    case 'knowledgeBaseIds':
      return values.knowledgeBaseIds.map((id) => nameById(choices.knowledgeBases, id)).join('\n');
    case 'evaluationCriteria':
      return values.evaluationCriteria.join('\n');
    case 'consent':
      return values.consent.isEnabled ? values.consent.text : '';
    default:
      return String(values[name]);
  }
}

const nameById = (list: Remote<readonly { id: string; name: string }[]>, id: string): string =>
  dataOf(list)?.find((item) => item.id === id)?.name ?? id;
