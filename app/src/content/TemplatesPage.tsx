import { contentTemplates } from '@platform/api';
import { TemplatesScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useTemplatesPage } from './templates/useTemplatesPage.ts';

/** `/content-studio/templates`. */
function TemplatesPage() {
  return <TemplatesScreen {...useTemplatesPage()} />;
}

export { TemplatesPage as Page };
/** Starts the read of the templates. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(contentTemplates, {});
}
