import type { Formats } from '@platform/i18n';

/** `isTruncated` is true if the load reached its limit, so there may be more. */
interface Total {
  count: number;
  isTruncated: boolean;
}

/** Formats a total: '1,000+' if it is truncated, '–' if unknown. */
export function formatTotal(formats: Formats, total: Total | undefined): string {
  return formats.number(total?.count) + (total?.isTruncated ? '+' : '');
}
