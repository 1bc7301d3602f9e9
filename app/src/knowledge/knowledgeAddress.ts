import { DOCUMENT_STATUSES } from '@platform/api';
import * as z from 'zod/mini';

/** What the address says: the base that is shown, which of its documents, and what is open beside. */
export const knowledgeAddress = z.object({
  base: z.catch(z.string(), ''),
  search: z.catch(z.string(), ''),
  status: z.catch(z.enum(['', ...DOCUMENT_STATUSES]), ''),
  document: z.catch(z.string(), ''),
  panel: z.catch(z.enum(['', 'test']), ''),
});

/** Whole loads: both lists are searched in memory. */
export const WHOLE_LOAD = { limit: 1000 } as const;
