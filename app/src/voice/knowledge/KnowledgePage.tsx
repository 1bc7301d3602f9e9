import { agentDetails, knowledgeBases, FIRST_BATCH } from '@platform/api';
import { useTranslation, voiceKnowledgeTexts } from '@platform/i18n';
import { KnowledgeScreen } from '@platform/ui/voice';
import { useMemo } from 'react';
import { useResource } from '../../data/useResource.ts';
import { SOME_AGENTS, useKnowledgeAgents } from '../../kit/useKnowledgeAgents.ts';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { knowledgeParams, voicePaths } from '../address.ts';

function KnowledgePage() {
  const t = useTranslation(voiceKnowledgeTexts);
  const [{ search, agent }, change] = useSearchState(knowledgeParams);
  const bases = useResource(knowledgeBases, FIRST_BATCH, {
    errorText: () => t('voiceKnowledge.error.load'),
  });
  const knowledgeAgents = useKnowledgeAgents();
  const handlers = useMemo(
    () => ({
      onSearchChange: (text: string) => change({ search: text }),
      onAgentChange: (id: string) => change({ agent: id }),
    }),
    [change],
  );
  return (
    <KnowledgeScreen
      paths={voicePaths}
      libraryHref={usePages().href('knowledgeBase')}
      bases={bases}
      search={search}
      agentId={agent}
      {...handlers}
      {...knowledgeAgents}
    />
  );
}

export { KnowledgePage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(knowledgeBases, FIRST_BATCH);
  void preload(agentDetails, SOME_AGENTS);
}
