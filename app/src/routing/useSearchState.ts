import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { isOnlyParam, readSearch, writeSearch } from '../kit/address.ts';
import type { SearchParams, SearchState } from '../kit/searchParams.ts';
import { useLinks } from './LinksContext.ts';

/** Debounce before the URL is updated, in ms. */
const DEBOUNCE_MS = 300;

export interface SearchStateOptions<State> {
  /** Parameter that opens a panel: a link with it alone keeps the rest of the state. */
  panel?: keyof State & string;
}

/**
 * State stored in the URL. Changes are visible at once; the URL is updated after a pause,
 * replacing the history entry. Other parameters are kept. `schema` must be a constant.
 */
export function useSearchState<Params extends SearchParams>(
  schema: Params,
  { panel }: SearchStateOptions<SearchState<Params>> = {},
): [SearchState<Params>, (part: Partial<SearchState<Params>>) => void] {
  const { isNavigating } = useLinks();
  const [params, setParams] = useSearchParams();
  const arrival = useNavigationType();
  const [state, setState] = useState(() => readSearch(schema, params));
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  const [writtenQuery, setWrittenQuery] = useState<string | null>(null);

  if (key !== lastKey) {
    setLastKey(key);
    setWrittenQuery(null);
    // The state this page wrote may be older than the latest input.
    if (arrival !== NavigationType.Replace || params.toString() !== writtenQuery) {
      const next = readSearch(schema, params);
      const isPanelLink =
        arrival !== NavigationType.Pop && panel !== undefined && isOnlyParam(schema, panel, params);
      setState(isPanelLink ? { ...state, [panel]: next[panel] } : next);
    }
  }

  useEffect(() => {
    const next = writeSearch(schema, state, params);
    if (next.toString() === params.toString()) return undefined;
    const write = () => {
      // The router allows one navigation at a time: this would cancel the pending one.
      if (isNavigating()) {
        timer = setTimeout(write, DEBOUNCE_MS);
        return;
      }
      setWrittenQuery(next.toString());
      setParams(next, { replace: true, preventScrollReset: true });
    };
    let timer = setTimeout(write, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [schema, state, params, setParams, isNavigating]);

  const change = useCallback(
    (part: Partial<SearchState<Params>>) => setState((current) => ({ ...current, ...part })),
    [],
  );
  return [state, change];
}
