import type { Lead } from '@platform/api';
import { createEdits } from '../shared/edits/createEdits.ts';

/** Changes of leads that are on their way. */
export const leadEdits = createEdits<readonly Lead[]>();
