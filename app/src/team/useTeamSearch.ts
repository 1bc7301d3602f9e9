import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const parameter = 'search';

/**
 * The search of the member list. A shared address opens with it; while typing, the address follows
 * without a navigation, which would cost more than the filtering itself.
 */
export function useTeamSearch() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [search, setSearch] = useState(params.get(parameter) ?? '');

  const onSearchChange = useCallback(
    (next: string) => {
      setSearch(next);
      const query = new URLSearchParams(window.location.search);
      if (next) query.set(parameter, next);
      else query.delete(parameter);
      const text = query.toString();
      window.history.replaceState(window.history.state, '', pathname + (text ? `?${text}` : ''));
    },
    [pathname],
  );

  return { search, onSearchChange };
}
