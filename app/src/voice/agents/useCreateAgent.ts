import { DEFAULT_AGENT_SETTINGS, addAgent, agentTemplates } from '@platform/api';
import type { AgentTemplate } from '@platform/api';
import { useTranslation, voiceAgentFormTexts, voiceAgentsTexts } from '@platform/i18n';
import { toFormValues } from '@platform/ui/voice';
import type { Remote } from '@platform/ui';
import type { AgentFormScreenProps, AgentSaveOutcome, AgentValues } from '@platform/ui/voice';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isForbidden, serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { useResource, useSelect } from '../../data/useResource.ts';
import { readSearch } from '../../kit/address.ts';
import { formRefusal } from '../../kit/formRefusal.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { useLeaveGuard } from '../../routing/useLeaveGuard.ts';
import { agentHref, newAgentParams, voicePaths } from '../address.ts';
import { agentFields } from './agentFields.ts';
import { useAgentChoices } from './useAgentChoices.ts';
import { newAgentValues, useAgentDrafts } from './useAgentDrafts.ts';
import { usePlanRefusal } from './usePlanRefusal.ts';

export function useCreateAgent() {
  const t = useTranslation(voiceAgentsTexts, voiceAgentFormTexts);
  const { navigate } = useLinks();
  const [params] = useSearchParams();
  const [templateId] = useState(() => readSearch(newAgentParams, params).template);
  const drafts = useAgentDrafts();
  const [draft] = useState(() => drafts.read('')?.values);
  const [forbidden, setForbidden] = useState<string>();
  const plansHref = usePlanRefusal();
  const { leave, setDirty, isLeaving } = useLeaveGuard(
    useCallback(() => drafts.keep('', null), [drafts]),
  );
  const templates = useSelect(useResource(agentTemplates, {}), toTemplates);
  const [add] = useAction(addAgent, {
    success: ({ name }) => t('voiceAgentForm.toast.created', { name }),
    failure: (error, { name }) =>
      serverMessageOr(error, t('voiceAgentForm.error.create', { name })),
    failureToast: 'afterLeaving',
  });

  async function onSave(values: AgentValues): Promise<AgentSaveOutcome> {
    const removeDraft = drafts.beginSubmit('');
    const outcome = await add({ ...DEFAULT_AGENT_SETTINGS, ...values });
    if (!outcome.isDone) {
      if (isForbidden(outcome.error)) setForbidden(outcome.message);
      return formRefusal(outcome, { fields: agentFields });
    }
    removeDraft();
    setDirty(false);
    const { output } = outcome;
    if (!isLeaving())
      void navigate(output ? agentHref(output.id) : voicePaths.agents, { replace: true });
    return { status: 'saved', values };
  }

  const screen: AgentFormScreenProps = {
    paths: voicePaths,
    initialValues: newAgentValues,
    draft,
    onDraftChange: useCallback(
      (typed) => drafts.keep('', typed && { values: typed, base: toFormValues(newAgentValues) }),
      [drafts],
    ),
    onDirtyChange: setDirty,
    choices: useAgentChoices(''),
    templates,
    templateId,
    plansHref,
    refusal: plansHref === undefined ? forbidden : t('voiceAgents.planRefused'),
    onSave,
  };
  // Waits for the template; the blank form is used if it fails to load.
  const isWaiting = templateId !== '' && templates.status === 'loading';
  const start: Remote<null> = isWaiting ? { status: 'loading' } : { status: 'ready', data: null };
  return { start, screen, leave };
}

const toTemplates = (rows: readonly AgentTemplate[]) => rows.filter(({ id }) => id !== '');
