import { integrations } from '@platform/api';
import { IntegrationsScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useIntegrations } from './useIntegrations.ts';

function IntegrationsPage() {
  return <IntegrationsScreen {...useIntegrations()} />;
}

export { IntegrationsPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(integrations, {});
}
