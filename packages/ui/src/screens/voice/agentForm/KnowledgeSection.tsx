import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { memo } from 'react';
import { FormSection } from '../../../patterns/FormPage/FormSection.tsx';
import type { VoicePaths } from '../types.ts';
import { CheckedList } from './CheckedList.tsx';
import type { AgentChoices, AgentFieldForm } from './agentFormTypes.ts';

export interface KnowledgeSectionProps extends Pick<AgentChoices, 'tools' | 'knowledgeBases'> {
  form: AgentFieldForm;
  paths: VoicePaths;
}

export const KnowledgeSection = memo(function KnowledgeSection({
  form,
  paths,
  tools,
  knowledgeBases,
}: KnowledgeSectionProps) {
  const t = useTranslation(voiceAgentFormTexts);
  return (
    <FormSection
      title={t('voiceAgentForm.section.knowledge')}
      description={t('voiceAgentForm.about.knowledge')}
    >
      <CheckedList
        form={form}
        name="knowledgeBaseIds"
        label={t('voiceAgentForm.field.knowledgeBases')}
        items={knowledgeBases}
        empty={{
          text: t('voiceAgentForm.list.noBases'),
          label: t('voiceAgentForm.list.openBases'),
          href: paths.knowledgeBase,
        }}
      />
      <CheckedList
        form={form}
        name="toolIds"
        label={t('voiceAgentForm.field.tools')}
        items={tools}
        empty={{
          text: t('voiceAgentForm.list.noTools'),
          label: t('voiceAgentForm.list.openTools'),
          href: paths.tools,
        }}
      />
    </FormSection>
  );
});
