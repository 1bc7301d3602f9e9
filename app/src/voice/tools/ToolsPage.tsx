import { integrations, tools, toolTemplates, WHOLE_LIST } from '@platform/api';
import { ToolsScreen } from '@platform/ui';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { useToolsPage } from './useToolsPage.ts';

/** `/voice-agent/tools`. */
function ToolsPage() {
  return <ToolsScreen {...useToolsPage()} />;
}

export { ToolsPage as Page };
/** Starts the reads of the tools, of what they start from and of what they may need. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(tools, WHOLE_LIST);
  void preload(toolTemplates, {});
  void preload(integrations, {});
}
