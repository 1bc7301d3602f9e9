import { IntegrationReturnScreen } from '@platform/ui';
import { useBreadcrumbTitle } from '../../routing/useBreadcrumbTitle.ts';
import { useReturn } from './useReturn.ts';

/** `/integrations/callback`: the return from a provider's page. */
function IntegrationReturnPage() {
  const screen = useReturn();
  useBreadcrumbTitle(screen.name);
  return <IntegrationReturnScreen {...screen} />;
}

export { IntegrationReturnPage as Page };
