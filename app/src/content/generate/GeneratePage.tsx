import { contentTemplates, entitlements, knowledgeBases, FIRST_BATCH } from '@platform/api';
import { GenerateScreen } from '@platform/ui/content';
import { lazyComponent, usePreload } from '@platform/ui/internal';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { useGeneratePage } from './useGeneratePage.ts';

const LazyLeaveDraftsDialog = lazyComponent(
  () => import('./LeaveDraftsDialog.tsx'),
  'LeaveDraftsDialog',
);

function GeneratePage() {
  const { screen, leave } = useGeneratePage();
  usePreload(LazyLeaveDraftsDialog);
  return (
    <>
      <GenerateScreen {...screen} />
      {leave.isConfirming ? (
        <LazyLeaveDraftsDialog
          onClose={leave.onStay}
          onLeave={leave.onLeave}
          isKept={screen.generation.isKept}
        />
      ) : null}
    </>
  );
}

export { GeneratePage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(contentTemplates, {});
  void preload(knowledgeBases, FIRST_BATCH);
  void preload(entitlements, {});
}
