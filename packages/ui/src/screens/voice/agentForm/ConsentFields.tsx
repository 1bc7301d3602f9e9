import { AGENT_LIMITS } from '@platform/domain';
import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { useWatch } from 'react-hook-form';
import { FormCheckbox } from '../../../patterns/FormDialog/FormCheckbox.tsx';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import type { AgentFieldForm } from './agentFormTypes.ts';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';

export function ConsentFields({ form }: { form: AgentFieldForm }) {
  const t = useTranslation(voiceAgentFormTexts);
  const hasConsent = useWatch({ control: controlOf(form), name: 'hasConsent' });
  return (
    <>
      <FormCheckbox form={form} name="hasConsent" label={t('voiceAgentForm.field.consent')} />
      {hasConsent ? (
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
