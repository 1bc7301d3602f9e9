import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { memo } from 'react';
import { Select } from '../../../components/Select/Select.tsx';
import type { SelectOption } from '../../../components/Select/types.ts';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import { RemoteError } from '../../../patterns/RemoteContent/RemoteError.tsx';
import { FormSection } from '../../../patterns/FormPage/FormSection.tsx';
import { dataOf } from '../../../remote.ts';
import type { AgentChoices, AgentFieldForm } from './agentFormTypes.ts';

export interface PhoneSectionProps extends Pick<AgentChoices, 'numbers'> {
  form: AgentFieldForm;
}

const NONE = 'none';

export const PhoneSection = memo(function PhoneSection({ form, numbers }: PhoneSectionProps) {
  const t = useTranslation(voiceAgentFormTexts);
  const { field, error } = useFormField(form, 'phoneNumberId');
  const known = dataOf(numbers);
  const options: SelectOption[] = [{ value: NONE, label: t('voiceAgentForm.field.noNumber') }];
  for (const { id, number, label, reaches } of known ?? []) {
    const conflictText = reaches && t('voiceAgentForm.field.numberTaken', { agent: reaches });
    options.push({
      value: id,
      label: number,
      description: [label, conflictText].filter(Boolean).join(' · ') || undefined,
    });
  }
  if (field.value !== '' && options.every(({ value }) => value !== field.value)) {
    options.push({
      value: field.value,
      label: known ? t('voiceAgentForm.list.gone') : field.value,
    });
  }
  return (
    <FormSection
      title={t('voiceAgentForm.section.phone')}
      description={t('voiceAgentForm.about.phone')}
    >
      {numbers.status === 'error' ? <RemoteError error={numbers} /> : null}
      <Select
        {...field}
        label={t('voiceAgentForm.field.number')}
        hint={t('voiceAgentForm.field.numberHint')}
        error={error}
        options={options}
        disabled={form.isPending}
        value={field.value || NONE}
        onValueChange={(value) => {
          field.onChange(value === NONE ? '' : value);
          form.handleChange();
        }}
      />
    </FormSection>
  );
});
