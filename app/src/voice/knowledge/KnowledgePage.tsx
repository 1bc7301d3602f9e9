import { agentsInFull, knowledgeBases, WHOLE_LIST } from '@platform/api';
import { KnowledgeScreen } from '@platform/ui';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { SOME_AGENTS, useKnowledgePage } from './useKnowledgePage.ts';

function KnowledgePage() {
  return <KnowledgeScreen {...useKnowledgePage()} />;
}

export { KnowledgePage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(knowledgeBases, WHOLE_LIST);
  void preload(agentsInFull, SOME_AGENTS);
}
