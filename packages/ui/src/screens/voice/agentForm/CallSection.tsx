import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { memo } from 'react';
import { FormRow } from '../../../patterns/FormDialog/FormRow.tsx';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { FormSection } from '../../../patterns/FormPage/FormSection.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import type { AgentFieldForm } from './agentFormTypes.ts';

export const CallSection = memo(function CallSection({ form }: { form: AgentFieldForm }) {
  const t = useTranslation(voiceAgentFormTexts);
  return (
    <FormSection
      title={t('voiceAgentForm.section.call')}
      description={t('voiceAgentForm.about.call')}
    >
      <FormRow>
        <FormTextField
          form={form}
          name="maxCallMinutes"
          label={t('voiceAgentForm.field.maxCallMinutes')}
          inputMode="numeric"
          isRequired
        />
        <FormTextField
          form={form}
          name="silenceTimeoutSeconds"
          label={t('voiceAgentForm.field.silenceTimeout')}
          inputMode="numeric"
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
