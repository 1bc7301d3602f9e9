import type { Formats } from '@platform/i18n';

/** How many there are; `isCut` where a load was full, so that there may be more. */
interface Total {
  count: number;
  isCut: boolean;
}

/** Writes a total: '1,000+' where the load was full, '–' where nobody knows. */
export function formatTotal(formats: Formats, total: Total | undefined): string {
  return formats.number(total?.count) + (total?.isCut ? '+' : '');
}
