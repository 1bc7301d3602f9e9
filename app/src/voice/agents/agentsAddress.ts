import type { AgentsQuery } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { pageParam } from '../../routing/pageParam.ts';

/** How many rows a page should have. */
export const PAGE_SIZE = 20;

/** What the address says about the list of agents. */
export const agentsAddress = z.object({
  search: z.catch(z.string(), ''),
  /** A type; '' for all. */
  type: z.catch(z.enum(['', 'inbound', 'outbound', 'web']), ''),
  /** Online or Offline; '' for both. */
  state: z.catch(z.enum(['', 'online', 'offline']), ''),
  page: pageParam,
});

type AgentsAddress = z.output<typeof agentsAddress>;

/** The load that holds the page that an address wants, when a page has so many rows. */
export const agentsQuery = (
  { search, type, state, page }: AgentsAddress,
  size: number,
): AgentsQuery => ({
  limit: size,
  offset: page === 1 ? undefined : (page - 1) * size,
  search: trimText(search) || undefined,
  type: type || undefined,
  isEnabled: state === '' ? undefined : state === 'online',
});

/** The last page of a list of so many rows, from 1. */
export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
