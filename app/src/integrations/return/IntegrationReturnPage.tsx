import { IntegrationReturnScreen } from '@platform/ui/integrations';
import { useBreadcrumbTitle } from '../../routing/useBreadcrumbTitle.ts';
import { useReturn } from './useReturn.ts';

function IntegrationReturnPage() {
  const screen = useReturn();
  useBreadcrumbTitle(screen.name);
  return <IntegrationReturnScreen {...screen} />;
}

export { IntegrationReturnPage as Page };
