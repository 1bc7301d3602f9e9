import { listInteractions } from '@platform/api';
import type { Http, Interaction } from '@platform/api';
import type { Asked } from './keys.ts';
import { BULK_LIMIT, PANEL_LIMIT } from './limits.ts';
import { useRows } from './useRows.ts';

type Query = Pick<Asked, 'limit' | 'contactId'>;

export const loadInteractions = (
  http: Http,
  { limit, contactId }: Query,
  signal: AbortSignal,
): Promise<Interaction[]> => listInteractions(http, { limit, contactId }, signal);

/** What was said and written, newest first as the service sends it. */
export const useInteractions = () =>
  useRows<Interaction>('interactions', { limit: BULK_LIMIT }, loadInteractions);

/** What was said and written with one contact; null asks for nothing. */
export const useInteractionsOf = (contactId: string | null) =>
  useRows<Interaction>(
    'interactions',
    contactId === null ? null : { limit: PANEL_LIMIT, contactId },
    loadInteractions,
  );
