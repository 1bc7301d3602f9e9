import { contentTemplates, entitlements, knowledgeBases, FIRST_BATCH } from '@platform/api';
import { GenerateScreen } from '@platform/ui/content';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { LeaveDrafts } from './LeaveDrafts.tsx';
import { useGeneratePage } from './useGeneratePage.ts';

function GeneratePage() {
  const { screen, leave } = useGeneratePage();
  return (
    <>
      <GenerateScreen {...screen} />
      <LeaveDrafts {...leave} isKept={screen.generation.isKept} />
    </>
  );
}

export { GeneratePage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(contentTemplates, {});
  void preload(knowledgeBases, FIRST_BATCH);
  void preload(entitlements, {});
}
