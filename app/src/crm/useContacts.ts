import { listContacts } from '@platform/api';
import type { Contact, Http } from '@platform/api';
import type { Asked } from './keys.ts';
import { BULK_LIMIT } from './limits.ts';
import { useRows } from './useRows.ts';

type Query = Pick<Asked, 'limit' | 'offset' | 'search'>;

export const loadContacts = (
  http: Http,
  { limit, offset, search }: Query,
  signal: AbortSignal,
): Promise<Contact[]> => listContacts(http, { limit, offset, search }, signal);

/** One load of contacts; null asks for none. */
export const useContacts = (query: Query | null) =>
  useRows<Contact>('contacts', query, loadContacts);

/** The one load that serves names everywhere (reading 47). */
export const useAllContacts = () => useContacts({ limit: BULK_LIMIT });
