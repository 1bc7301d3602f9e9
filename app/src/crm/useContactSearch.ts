import type { Contact } from '@platform/api';
import { useMemo } from 'react';
import { BULK_LIMIT, SEARCH_REST_MS } from './limits.ts';
import { useContacts } from './useContacts.ts';
import { useRested } from './useRested.ts';
import type { Rows } from './useRows.ts';

/**
 * One page of contacts and, where a load does not hold everybody, whoever else the service finds:
 * what is loaded is filtered at each key press, the rest is asked for once typing rests.
 *
 * @param page from 1
 */
export function useContactSearch(page: number, search: string): Rows<Contact> {
  const offset = (page - 1) * BULK_LIMIT;
  const base = useContacts(offset === 0 ? { limit: BULK_LIMIT } : { limit: BULK_LIMIT, offset });
  const isPart = page > 1 || base.count >= BULK_LIMIT;
  const rested = useRested(search.trim(), SEARCH_REST_MS);
  const isAsked = isPart && rested !== '' && rested === search.trim();
  const found = useContacts(isAsked ? { limit: BULK_LIMIT, search: rested } : null);
  const rows = useMemo(() => merge(base.rows, found.rows), [base.rows, found.rows]);
  return { ...base, rows };
}

/** Who was found and is not among the loaded ones comes after them. */
function merge(
  base: readonly Contact[] | undefined,
  found: readonly Contact[] | undefined,
): readonly Contact[] | undefined {
  if (!base || !found) return base;
  const known = new Set(base.map(({ key }) => key));
  const others = found.filter(({ key }) => !known.has(key));
  return others.length === 0 ? base : [...base, ...others];
}
