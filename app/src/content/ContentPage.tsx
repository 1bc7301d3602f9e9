import { contents, WHOLE_LIST } from '@platform/api';
import { ContentsScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useContentsPage } from './list/useContentsPage.ts';

/** `/content-studio`. */
function ContentPage() {
  return <ContentsScreen {...useContentsPage()} />;
}

export { ContentPage as Page };
/** Starts the read of the contents. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(contents, WHOLE_LIST);
}
