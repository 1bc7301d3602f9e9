import type { IntegrationFilter } from '@platform/ui';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { usePages } from '../routing/PagesContext.ts';
import { useSearchState } from '../routing/useSearchState.ts';

const tabs = ['all', 'connected', 'action_required', 'not_connected'] as const;
const address = z.object({ tab: z.catch(z.enum(tabs), 'all') });

/** The tab of the list, as the address holds it. */
export function useTab() {
  const [{ tab }] = useSearchState(address);
  const list = usePages().href('integrations');
  const filterHref = useCallback(
    (filter: IntegrationFilter) => (filter === 'all' ? list : `${list}?tab=${filter}`),
    [list],
  );
  return { filter: tab, filterHref };
}
