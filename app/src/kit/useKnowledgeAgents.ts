import { agentDetails, attachKnowledge, changeRetrieval } from '@platform/api';
import { useTranslation, voiceKnowledgeTexts } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { KnowledgeScreenProps } from '@platform/ui/voice';
import { useCallback, useMemo } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { useResource } from '../data/useResource.ts';

/** One read per agent, since the list does not contain their knowledge. */
export const SOME_AGENTS = { limit: 50 } as const;

/** Agents with their knowledge, and the writes that attach a base or change its use. */
export function useKnowledgeAgents(): Pick<
  KnowledgeScreenProps,
  'agents' | 'pending' | 'onAttach' | 'onRetrievalChange'
> {
  const t = useTranslation(voiceKnowledgeTexts);
  const agents = useResource(agentDetails, SOME_AGENTS, {
    errorText: () => t('voiceKnowledge.agentsFailed'),
  });
  const known = dataOf(agents)?.agents;
  const nameOf = (id: string) => known?.find((one) => one.id === id)?.name ?? id;
  const failure = (error: unknown, { id }: { id: string }) =>
    serverMessageOr(error, t('voiceKnowledge.error.change', { agent: nameOf(id) }));

  const [attach, attaching] = useAction(attachKnowledge, {
    success: ({ id, isAttached }) =>
      t(`voiceKnowledge.toast.${isAttached ? 'attached' : 'detached'}`, { agent: nameOf(id) }),
    failure,
  });
  const [changeUse, changing] = useAction(changeRetrieval, { failure });
  return {
    agents,
    pending: useMemo(
      () => new Set([...attaching.pending, ...changing.pending]),
      [attaching.pending, changing.pending],
    ),
    onAttach: useCallback(
      ({ id: baseId }, { id }, isAttached) => void attach({ id, baseId, isAttached }),
      [attach],
    ),
    onRetrievalChange: useCallback(({ id }, change) => void changeUse({ id, change }), [changeUse]),
  };
}
