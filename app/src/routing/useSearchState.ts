import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { isOnlyParam, readSearch, writeSearch } from '../kit/address.ts';
import type { SearchParams, SearchState } from '../kit/searchParams.ts';
import { useLinks } from './LinksContext.ts';

/** How long a change must rest before the address follows, in milliseconds. */
const restMs = 300;

export interface SearchStateOptions<State> {
  /**
   * A parameter that opens something beside the page, such as a panel: a link that names it alone
   * leaves the rest of the state as it is.
   */
  panel?: keyof State & string;
}

/**
 * State that the address holds, such as a search, a filter or a page. A change shows at once; the
 * address follows once it rests, in place of the present entry. Back, forward and a link bring
 * theirs. Parameters that the schema does not name are left alone.
 *
 * @param schema the search parameters of the page, such as `callsParams`; a
 *   module constant
 * @returns the state, and a function that changes a part of it
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
  const [seen, setSeen] = useState(key);
  const [written, setWritten] = useState<string | null>(null);

  if (key !== seen) {
    setSeen(key);
    setWritten(null);
    // What this page wrote itself may be older than what was typed since.
    if (arrival !== NavigationType.Replace || params.toString() !== written) {
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
      // The router knows one navigation at a time: this one would end that to the other page.
      if (isNavigating()) {
        timer = setTimeout(write, restMs);
        return;
      }
      setWritten(next.toString());
      setParams(next, { replace: true, preventScrollReset: true });
    };
    let timer = setTimeout(write, restMs);
    return () => clearTimeout(timer);
  }, [schema, state, params, setParams, isNavigating]);

  const change = useCallback(
    (part: Partial<SearchState<Params>>) => setState((current) => ({ ...current, ...part })),
    [],
  );
  return [state, change];
}
