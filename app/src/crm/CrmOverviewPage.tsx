import { contacts, interactions, leads, WHOLE_LIST } from '@platform/api';
import { CrmOverviewScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { OVERVIEW_LIMIT } from '../platform/crm/limits.ts';
import { useOverview } from './useOverview.ts';

function CrmOverviewPage() {
  return <CrmOverviewScreen {...useOverview()} />;
}

export { CrmOverviewPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(interactions, WHOLE_LIST);
  void preload(contacts, WHOLE_LIST);
  void preload(leads, WHOLE_LIST);
  void preload(contacts, { limit: OVERVIEW_LIMIT });
}
