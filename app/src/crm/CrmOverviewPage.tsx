import { contacts, interactions, leads } from '@platform/api';
import { CrmOverviewScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { OVERVIEW_LIMIT } from '../platform/crm/limits.ts';
import { bulkLoad } from '../platform/crm/lists.ts';
import { useOverview } from './useOverview.ts';

/** `/crm`. */
function CrmOverviewPage() {
  return <CrmOverviewScreen {...useOverview()} />;
}

export { CrmOverviewPage as Page };
/** Starts the reads of what the overview counts and lists. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(interactions, bulkLoad);
  void preload(contacts, bulkLoad);
  void preload(leads, bulkLoad);
  void preload(contacts, { limit: OVERVIEW_LIMIT });
}
