import { AGENT_LIMITS } from '@platform/domain';
import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { useController } from 'react-hook-form';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import type { AgentFieldForm } from './types.ts';

export function ConsentFields({ form }: { form: AgentFieldForm }) {
  const t = useTranslation(voiceAgentFormTexts);
  const { field } = useController({ control: form.control, name: 'hasConsent' });
  const { value, onChange, ...rest } = field;
  return (
    <>
      <Checkbox
        {...rest}
        label={t('voiceAgentForm.field.consent')}
        checked={value}
        disabled={form.isPending}
        onCheckedChange={(isChecked) => {
          onChange(isChecked);
          form.handleChange();
        }}
      />
      {value ? (
        <FormTextarea
          form={form}
          name="consentText"
          label={t('voiceAgentForm.field.consentText')}
          hint={t('voiceAgentForm.field.consentHint')}
          maxLength={AGENT_LIMITS.consentText}
          isRequired
        />
      ) : null}
    </>
  );
}
