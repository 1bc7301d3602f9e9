import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const parameter = 'search';

/** How long typing must rest before the address follows, in milliseconds. */
const restMs = 300;

/**
 * The search of the member list. A shared address opens with it; the address follows once typing
 * rests, and without a navigation: either would cost more at each key than the filtering itself.
 */
export function useTeamSearch() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [search, setSearch] = useState(params.get(parameter) ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const onSearchChange = useCallback(
    (next: string) => {
      setSearch(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => showInAddress(pathname, next), restMs);
    },
    [pathname],
  );

  useEffect(() => () => clearTimeout(timer.current), []);

  return { search, onSearchChange };
}

function showInAddress(pathname: string, search: string): void {
  const query = new URLSearchParams(window.location.search);
  if (search) query.set(parameter, search);
  else query.delete(parameter);
  const text = query.toString();
  window.history.replaceState(window.history.state, '', pathname + (text ? `?${text}` : ''));
}
