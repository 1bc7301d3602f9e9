import { IntegrationsScreen } from '@platform/ui';
import { useIntegrations } from './useIntegrations.ts';

/** `/integrations` (spec 2.6). */
export function IntegrationsPage() {
  return <IntegrationsScreen {...useIntegrations()} />;
}
