import {
  shellTexts,
  useTranslation,
  voiceAgentsTexts,
  voiceTexts,
  voiceAgentFormTexts,
} from '@platform/i18n';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { submitByKeys } from '../../../internal/submitByKeys.ts';
import { FormSection } from '../../../patterns/FormPage/FormSection.tsx';
import { usePageForm } from '../../../patterns/FormPage/usePageForm.ts';
import { dataOf } from '../../../remote.ts';
import { agentTypeText } from '../../../internal/agentTypes.ts';
import { Columns, FootActions, Form, Root } from './AgentForm.styles.ts';
import { AgentAvailability } from './AgentAvailability.tsx';
import { AgentFormNotices } from './AgentFormNotices.tsx';
import { agentSchema } from './agentSchema.ts';
import type { AgentErrorKey } from './agentSchema.ts';
import { AgentSummary } from './AgentSummary.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { CallSection } from './CallSection.tsx';
import { fromTemplate, toAgentValues, toFormValues } from './formValues.ts';
import { InstructionsSection } from './InstructionsSection.tsx';
import { KnowledgeSection } from './KnowledgeSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import type { AgentFormScreenProps, AgentFormValues, AgentValues } from './agentFormTypes.ts';
import { VoiceChoice } from './VoiceChoice.tsx';

/** Creates or edits an agent. Render it inside a `Page`; another agent needs another `key`. */
export function AgentFormScreen(props: AgentFormScreenProps) {
  const { paths, choices, templates, agent, refusal, onDirtyChange, onTest } = props;
  const t = useTranslation(shellTexts, voiceTexts, voiceAgentsTexts, voiceAgentFormTexts);
  const [templateId, setTemplateId] = useState(props.templateId ?? '');
  const templateOf = (id: string) =>
    templates && dataOf(templates)?.find((template) => template.id === id);
  const [defaults, setDefaults] = useState(
    () => templateOf(templateId)?.defaults ?? props.initialValues,
  );
  const [initialValues] = useState(() =>
    toFormValues({ ...defaults, name: props.initialValues.name }),
  );
  const [hasDraft, setHasDraft] = useState(props.draft !== undefined);
  const errorText = useCallback((key: string) => t(key as AgentErrorKey), [t]);

  const saveLabel = agent ? t('voiceAgentForm.save') : t('shell.page.createAgent');

  const form = usePageForm<AgentFormValues, AgentValues>({
    schema: agentSchema,
    errorText,
    initialValues,
    draft: props.draft,
    onDraftChange: props.onDraftChange,
    isLocked: refusal !== undefined,
    saveLabel,
    onSubmit: async (values) => {
      const outcome = await props.onSave(values);
      if (outcome.status === 'refused') return outcome;
      setHasDraft(false);
      return { status: 'saved', values: toFormValues(outcome.values) };
    },
  });
  const { fields, isDirty, save } = form;
  const isLocked = refusal !== undefined;

  useEffect(
    () => onDirtyChange(isDirty, isLocked ? undefined : save),
    [isDirty, isLocked, save, onDirtyChange],
  );

  function chooseTemplate(id: string): void {
    const values = templateOf(id)?.defaults ?? props.initialValues;
    form.setFields(fromTemplate(form.values(), defaults, values));
    setDefaults(values);
    setTemplateId(id);
  }

  const actions = (
    <>
      <ButtonLink href={paths.agents}>{t('common.action.cancel')}</ButtonLink>
      <Button
        {...form.saveKeys}
        form={form.id}
        type="submit"
        variant="primary"
        isLoading={form.isPending}
        loadingText={t(agent ? 'voiceAgentForm.saving' : 'voiceAgentForm.creating')}
        disabledReason={refusal}
      >
        {saveLabel}
      </Button>
    </>
  );
  return (
    <Root>
      <PageHeader
        title={agent ? <bdi>{agent.name}</bdi> : t('shell.page.createAgent')}
        description={
          agent
            ? `${agentTypeText(t, agent.type)} · ${t(agent.isEnabled ? 'voiceAgents.online' : 'voiceAgents.offline')}`
            : t('voiceAgentForm.subtitle')
        }
      />
      <AgentFormNotices
        form={form}
        refusal={refusal}
        plansHref={props.plansHref}
        onSaveAsNew={props.onSaveAsNew && (() => props.onSaveAsNew?.(form.values()))}
        onDiscard={
          hasDraft
            ? () => {
                setHasDraft(false);
                form.discard();
              }
            : undefined
        }
      />
      <Columns>
        <Form id={form.id} noValidate onSubmit={form.handleSubmit} onKeyDown={submitByKeys}>
          {templates ? (
            <FormSection
              title={t('voiceAgentForm.section.template')}
              description={t('voiceAgentForm.about.template')}
            >
              <TemplateChoice
                templates={templates}
                templateId={templateId}
                onChoose={chooseTemplate}
              />
            </FormSection>
          ) : null}
          <BasicsSection form={fields} language={defaults.language} />
          <InstructionsSection form={fields} model={defaults.model} />
          <FormSection
            title={t('voiceAgentForm.section.voice')}
            description={t('voiceAgentForm.about.voice')}
          >
            <VoiceChoice form={fields} voices={choices.voices} />
          </FormSection>
          <KnowledgeSection
            form={fields}
            paths={paths}
            tools={choices.tools}
            knowledgeBases={choices.knowledgeBases}
          />
          <PhoneSection form={fields} numbers={choices.numbers} />
          <CallSection form={fields} />
        </Form>
        <AgentSummary
          form={fields}
          choices={choices}
          isDirty={isDirty}
          actions={actions}
          availability={<AgentAvailability {...{ agent, isLocked, isDirty, save }} />}
          onFocus={form.focusField}
          chat={props.renderChat?.(() => toAgentValues(form.values()))}
          onTest={onTest && (() => onTest(toAgentValues(form.values())))}
        />
      </Columns>
      <FootActions data-sticky-footer>{actions}</FootActions>
    </Root>
  );
}
