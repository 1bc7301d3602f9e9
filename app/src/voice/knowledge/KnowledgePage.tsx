import {
  agentDetails,
  attachKnowledge,
  changeRetrieval,
  knowledgeBases,
  FIRST_BATCH,
} from '@platform/api';
import type { KnowledgeBase } from '@platform/api';
import { useTranslation, voiceKnowledgeTexts } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import { KnowledgeScreen } from '@platform/ui/voice';
import type { KnowledgeAgent, RetrievalChange } from '@platform/ui/voice';
import { useCallback, useMemo } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { useResource } from '../../data/useResource.ts';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { knowledgeParams, voicePaths } from '../address.ts';

/** One read per agent, since the list does not contain their knowledge. */
const SOME_AGENTS = { limit: 50 } as const;

function KnowledgePage() {
  const t = useTranslation(voiceKnowledgeTexts);
  const [{ search, agent }, change] = useSearchState(knowledgeParams);
  const bases = useResource(knowledgeBases, FIRST_BATCH, {
    errorText: () => t('voiceKnowledge.error.load'),
  });
  const agents = useResource(agentDetails, SOME_AGENTS, {
    errorText: () => t('voiceKnowledge.agentsFailed'),
  });
  const known = dataOf(agents)?.agents;
  const nameOf = (id: string) => known?.find((one) => one.id === id)?.name ?? id;

  const [attach, attaching] = useAction(attachKnowledge, {
    success: ({ id, isAttached }) =>
      t(`voiceKnowledge.toast.${isAttached ? 'attached' : 'detached'}`, { agent: nameOf(id) }),
    failure: (error, { id }) =>
      serverMessageOr(error, t('voiceKnowledge.error.change', { agent: nameOf(id) })),
  });
  const [changeUse, changing] = useAction(changeRetrieval, {
    failure: (error, { id }) =>
      serverMessageOr(error, t('voiceKnowledge.error.change', { agent: nameOf(id) })),
  });
  const pending = useMemo(
    () => new Set([...attaching.pending, ...changing.pending]),
    [attaching.pending, changing.pending],
  );
  const handlers = useMemo(
    () => ({
      onSearchChange: (text: string) => change({ search: text }),
      onAgentChange: (id: string) => change({ agent: id }),
    }),
    [change],
  );
  const onAttach = useCallback(
    ({ id: baseId }: KnowledgeBase, { id }: KnowledgeAgent, isAttached: boolean) =>
      void attach({ id, baseId, isAttached }),
    [attach],
  );
  const onRetrievalChange = useCallback(
    ({ id }: KnowledgeAgent, part: RetrievalChange) => void changeUse({ id, change: part }),
    [changeUse],
  );
  return (
    <KnowledgeScreen
      paths={voicePaths}
      libraryHref={usePages().href('knowledgeBase')}
      bases={bases}
      agents={agents}
      search={search}
      agentId={agent}
      {...handlers}
      pending={pending}
      onAttach={onAttach}
      onRetrievalChange={onRetrievalChange}
    />
  );
}

export { KnowledgePage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(knowledgeBases, FIRST_BATCH);
  void preload(agentDetails, SOME_AGENTS);
}
