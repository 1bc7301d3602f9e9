import {
  LANGUAGES,
  useLanguage,
  useTranslation,
  voiceTexts,
  voiceAgentFormTexts,
} from '@platform/i18n';
import { memo } from 'react';
import { FormRow } from '../../../patterns/FormDialog/FormRow.tsx';
import { FormSelect } from '../../../patterns/FormDialog/FormSelect.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { FormSection } from '../../../patterns/FormPage/FormSection.tsx';
import { agentTypeOptions } from '../../../internal/agentTypes.ts';
import type { AgentFieldForm } from './agentFormTypes.ts';

export interface BasicsSectionProps {
  form: AgentFieldForm;
  language: string;
}

export const BasicsSection = memo(function BasicsSection({ form, language }: BasicsSectionProps) {
  const t = useTranslation(voiceTexts, voiceAgentFormTexts);
  const { language: shown } = useLanguage();
  return (
    <FormSection
      title={t('voiceAgentForm.section.basics')}
      description={t('voiceAgentForm.about.basics')}
    >
      <FormTextField
        form={form}
        name="name"
        label={t('voiceAgentForm.field.name')}
        placeholder={t('voiceAgentForm.field.namePlaceholder')}
        isRequired
      />
      <FormRow>
        <FormSelect
          form={form}
          name="type"
          label={t('voiceAgentForm.field.type')}
          options={agentTypeOptions(t)}
          isRequired
        />
        <FormSelect
          form={form}
          name="language"
          label={t('voiceAgentForm.field.language')}
          options={languageOptions(shown, language)}
          isRequired
        />
      </FormRow>
    </FormSection>
  );
});

function languageOptions(shown: string, currentTag: string) {
  const tags = [...new Set([...LANGUAGES.map(({ code }): string => code), currentTag])].filter(
    Boolean,
  );
  return tags.map((value) => ({ value, label: nameOf(value, shown) }));
}

function nameOf(tag: string, shown: string): string {
  try {
    return new Intl.DisplayNames([shown, 'en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // The server's value is not a language tag.
    return tag;
  }
}
