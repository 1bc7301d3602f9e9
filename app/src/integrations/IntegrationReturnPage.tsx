import { IntegrationReturnScreen } from '@platform/ui';
import { useReturn } from './useReturn.ts';

/** `/integrations/callback`: the return from a provider's page (spec 2.7). */
export function IntegrationReturnPage() {
  return <IntegrationReturnScreen {...useReturn()} />;
}
