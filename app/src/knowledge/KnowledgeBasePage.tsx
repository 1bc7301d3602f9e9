import { documents, entitlements, knowledgeBases, FIRST_BATCH } from '@platform/api';
import { KnowledgeBaseScreen, KnowledgePanel } from '@platform/ui/knowledge';
import { readSearch } from '../kit/address.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { knowledgeParams } from './address.ts';
import { LazyAttachView } from './LazyAttachView.ts';
import { useKnowledgePage } from './useKnowledgePage.ts';

function KnowledgeBasePage() {
  const { screen, panel, attachment } = useKnowledgePage();
  return (
    <>
      <KnowledgeBaseScreen {...screen} />
      {attachment ? <LazyAttachView {...attachment} /> : null}
      {panel ? <KnowledgePanel {...panel} /> : null}
    </>
  );
}

export { KnowledgeBasePage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const { base } = readSearch(knowledgeParams, url.searchParams);
  void preload(knowledgeBases, FIRST_BATCH);
  if (base) void preload(documents, { baseId: base, ...FIRST_BATCH });
  void preload(entitlements, {});
}
