import { integrations } from '@platform/api';
import { IntegrationsScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useIntegrations } from './useIntegrations.ts';

/** `/integrations`. */
function IntegrationsPage() {
  return <IntegrationsScreen {...useIntegrations()} />;
}

export { IntegrationsPage as Page };
/** Starts the reads of the page. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(integrations, {});
}
