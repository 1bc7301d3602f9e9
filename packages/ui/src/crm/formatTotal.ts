import { formatNumber } from '@platform/i18n';
import type { CrmTotal } from './types.ts';

/** Writes a total: '1,000+' where the load was full, '–' where nobody knows. */
export function formatTotal(total: CrmTotal | undefined): string {
  return formatNumber(total?.count) + (total?.isCut ? '+' : '');
}
