import { useTranslation, voiceAgentsTexts, voiceAgentFormTexts } from '@platform/i18n';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { FormProblems } from '../../../patterns/FormPage/FormProblems.tsx';
import type { PageForm } from '../../../patterns/FormPage/usePageForm.ts';
import { Notices } from './AgentForm.styles.ts';
import { agentFieldLabel } from './fields.ts';
import type { AgentFormValues, AgentValues } from './agentFormTypes.ts';

export interface AgentFormNoticesProps {
  form: PageForm<AgentFormValues, AgentValues>;
  refusal?: string | undefined;
  plansHref?: string | undefined;
  onSaveAsNew?: (() => void) | undefined;
  onDiscard?: (() => void) | undefined;
}

export function AgentFormNotices(props: AgentFormNoticesProps) {
  const { form, refusal, plansHref, onSaveAsNew, onDiscard } = props;
  const t = useTranslation(voiceAgentsTexts, voiceAgentFormTexts);
  return (
    <Notices>
      {refusal === undefined ? null : (
        <Banner
          tone="warning"
          actions={
            plansHref === undefined ? null : (
              <ButtonLink href={plansHref} size="small">
                {t('voiceAgents.seePlans')}
              </ButtonLink>
            )
          }
        >
          {refusal}
        </Banner>
      )}
      {onSaveAsNew ? (
        <Banner
          tone="danger"
          actions={
            <Button size="small" onClick={onSaveAsNew}>
              {t('voiceAgentForm.gone.create')}
            </Button>
          }
        >
          {t('voiceAgentForm.gone.text')}
        </Banner>
      ) : null}
      {onDiscard ? (
        <Banner
          tone="info"
          title={t('common.draft.kept')}
          actions={
            <Button size="small" onClick={onDiscard}>
              {t('common.draft.discard')}
            </Button>
          }
        >
          {t('voiceAgentForm.draft')}
        </Banner>
      ) : null}
      {form.failure && !onSaveAsNew && refusal === undefined ? (
        <Banner tone="danger">{form.failure}</Banner>
      ) : null}
      {form.problems.length > 0 ? (
        <FormProblems
          title={t('voiceAgentForm.error.title', { count: form.problems.length })}
          problems={form.problems}
          labelOf={({ name }) => agentFieldLabel(t, name)}
          onFocus={form.focusField}
        />
      ) : null}
    </Notices>
  );
}
