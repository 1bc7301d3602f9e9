import { AGENT_LIMITS } from '@platform/domain';
import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { memo } from 'react';
import { FormNumberField } from '../../../patterns/FormDialog/FormNumberField.tsx';
import { FormRow } from '../../../patterns/FormDialog/FormRow.tsx';
import { FormSelect } from '../../../patterns/FormDialog/FormSelect.tsx';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import { FormSection } from '../../../patterns/FormPage/FormSection.tsx';
import { InstructionsField } from './InstructionsField.tsx';
import { modelOptions } from './modelOptions.ts';
import type { AgentFieldForm } from './agentFormTypes.ts';

export interface InstructionsSectionProps {
  form: AgentFieldForm;
  model: string;
}

export const InstructionsSection = memo(function InstructionsSection({
  form,
  model,
}: InstructionsSectionProps) {
  const t = useTranslation(voiceAgentFormTexts);
  return (
    <FormSection
      title={t('voiceAgentForm.section.instructions')}
      description={t('voiceAgentForm.about.instructions')}
    >
      <FormTextarea
        form={form}
        name="firstMessage"
        label={t('voiceAgentForm.field.firstMessage')}
        rows={2}
        maxLength={AGENT_LIMITS.firstMessage}
      />
      <InstructionsField form={form} />
      <FormRow>
        <FormSelect
          form={form}
          name="model"
          label={t('voiceAgentForm.field.model')}
          options={modelOptions(t, model)}
          isRequired
        />
        <FormNumberField
          form={form}
          name="temperature"
          label={t('voiceAgentForm.field.temperature')}
          hint={t('voiceAgentForm.field.temperatureHint')}
          {...AGENT_LIMITS.temperature}
          step={0.1}
          isRequired
        />
      </FormRow>
    </FormSection>
  );
});
