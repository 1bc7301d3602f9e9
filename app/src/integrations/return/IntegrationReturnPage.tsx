import { IntegrationReturnScreen } from '@platform/ui';
import { useBreadcrumbTitle } from '../../routing/useBreadcrumbTitle.ts';
import { useReturn } from './useReturn.ts';

function IntegrationReturnPage() {
  const screen = useReturn();
  useBreadcrumbTitle(screen.name);
  return <IntegrationReturnScreen {...screen} />;
}

export { IntegrationReturnPage as Page };
