import type { AgentsQuery } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import type { SearchState } from '../../kit/searchParams.ts';
import type { agentsParams } from '../address.ts';

export const PAGE_SIZE = 20;

export const agentsQuery = (
  { search, type, state, page }: SearchState<typeof agentsParams>,
  size: number,
): AgentsQuery => ({
  limit: size,
  offset: page === 1 ? undefined : (page - 1) * size,
  search: trimText(search) || undefined,
  type: type || undefined,
  isEnabled: state === '' ? undefined : state === 'online',
});

export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
