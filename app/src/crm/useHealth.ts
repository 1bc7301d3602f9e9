import { getCrmHealth } from '@platform/api';
import type { CrmHealth } from '@platform/ui';
import { useEffect, useState } from 'react';
import { useApi } from '../shared/session/ApiContext.ts';
import { watchHealth } from './watchHealth.ts';

/** How the CRM's service is, as long as the page is open; undefined before the first answer. */
export function useHealth(): CrmHealth {
  const { http } = useApi();
  const [health, setHealth] = useState<CrmHealth>(undefined);
  useEffect(
    () =>
      watchHealth(async (signal) => {
        const answer = await getCrmHealth(http, signal);
        if (!signal.aborted) setHealth(answer);
      }, document),
    [http],
  );
  return health;
}
