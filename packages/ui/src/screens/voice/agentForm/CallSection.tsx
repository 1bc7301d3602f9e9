import { AGENT_LIMITS } from '@platform/domain';
import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { memo } from 'react';
import { FormNumberField } from '../../../patterns/FormDialog/FormNumberField.tsx';
import { FormRow } from '../../../patterns/FormDialog/FormRow.tsx';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { FormSection } from '../../../patterns/FormPage/FormSection.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import type { AgentFieldForm } from './agentFormTypes.ts';

const WHOLE_NUMBERS = { maximumFractionDigits: 0 };

export const CallSection = memo(function CallSection({ form }: { form: AgentFieldForm }) {
  const t = useTranslation(voiceAgentFormTexts);
  return (
    <FormSection
      title={t('voiceAgentForm.section.call')}
      description={t('voiceAgentForm.about.call')}
    >
      <FormRow>
        <FormNumberField
          form={form}
          name="maxCallMinutes"
          label={t('voiceAgentForm.field.maxCallMinutes')}
          {...AGENT_LIMITS.callMinutes}
          format={WHOLE_NUMBERS}
          isRequired
        />
        <FormNumberField
          form={form}
          name="silenceTimeoutSeconds"
          label={t('voiceAgentForm.field.silenceTimeout')}
          {...AGENT_LIMITS.silenceSeconds}
          format={WHOLE_NUMBERS}
          isRequired
        />
      </FormRow>
      <FormTextField
        form={form}
        name="transferNumber"
        label={t('voiceAgentForm.field.transferNumber')}
        hint={t('voiceAgentForm.field.transferHint')}
        type="tel"
        dir="ltr"
      />
      <ConsentFields form={form} />
      <FormTextarea
        form={form}
        name="criteria"
        label={t('voiceAgentForm.field.criteria')}
        hint={t('voiceAgentForm.field.criteriaHint')}
      />
    </FormSection>
  );
});
