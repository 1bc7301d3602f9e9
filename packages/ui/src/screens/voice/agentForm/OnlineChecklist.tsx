import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { Circle, CircleCheck } from 'lucide';
import { useWatch } from 'react-hook-form';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';
import { Item, ItemButton, ItemIcon, Items } from './AgentSummary.styles.ts';
import type {
  AgentChoices,
  AgentField,
  AgentFieldForm,
  AgentFormValues,
} from './agentFormTypes.ts';
import { agentFieldLabel } from './fields.ts';
import { onlineFields } from './missingFields.ts';

export interface OnlineChecklistProps {
  form: AgentFieldForm;
  choices: AgentChoices;
  onFocus: (name: AgentField) => void;
}

/** What the agent needs to go online; a press on what is missing moves the focus to its field. */
export function OnlineChecklist({ form, choices, onFocus }: OnlineChecklistProps) {
  const t = useTranslation(voiceAgentFormTexts);
  const values = useWatch({ control: controlOf(form) }) as AgentFormValues;
  const fields = onlineFields(values, choices);
  const count = fields.filter(({ isMissing }) => isMissing).length;
  return (
    <div>
      <Text as="h3" type="label">
        {count === 0
          ? t('voiceAgentForm.online.complete')
          : t('voiceAgentForm.online.missing', { count })}
      </Text>
      <Items>
        {fields.map(({ name, isMissing }) => (
          <Item key={name} data-missing={isMissing || undefined}>
            <ItemIcon icon={isMissing ? Circle : CircleCheck} size="small" />
            {isMissing ? (
              <ItemButton type="button" disabled={form.isPending} onClick={() => onFocus(name)}>
                {agentFieldLabel(t, name)}
              </ItemButton>
            ) : (
              <span>
                {agentFieldLabel(t, name)}
                <VisuallyHidden> {t('voiceAgentForm.online.done')}</VisuallyHidden>
              </span>
            )}
          </Item>
        ))}
      </Items>
    </div>
  );
}
