import { IntegrationReturnScreen } from '@platform/ui';
import { useSubject } from '../shared/subject/useSubject.ts';
import { useReturn } from './useReturn.ts';

/** `/integrations/callback`: the return from a provider's page (spec 2.7). */
function IntegrationReturnPage() {
  const screen = useReturn();
  useSubject(screen.name);
  return <IntegrationReturnScreen {...screen} />;
}

export { IntegrationReturnPage as Page };
