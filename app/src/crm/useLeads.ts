import { listLeads } from '@platform/api';
import type { Http, Lead } from '@platform/api';
import { useMemo } from 'react';
import { applyEdits } from '../shared/edits/edits.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { leadEdits } from './atoms.ts';
import type { Asked } from './keys.ts';
import { BULK_LIMIT } from './limits.ts';
import { useRows } from './useRows.ts';
import type { Rows } from './useRows.ts';

export const loadLeads = (
  http: Http,
  { limit }: Pick<Asked, 'limit'>,
  signal: AbortSignal,
): Promise<Lead[]> => listLeads(http, { limit }, signal);

/** The leads as they are shown: what the service said last with every pending change applied. */
export function useLeads(): Rows<Lead> {
  const leads = useRows<Lead>('leads', { limit: BULK_LIMIT }, loadLeads);
  const edits = useAtomValue(leadEdits.pending);
  const rows = useMemo(() => leads.rows && applyEdits(leads.rows, edits), [leads.rows, edits]);
  return { ...leads, rows };
}
