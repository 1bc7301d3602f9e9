import type { Keyed } from '@platform/domain';

/**
 * Identifies a row across pages: by its key, or by its content if it has no id, since such a key is
 * unique only within one page.
 */
export const identityOf = ({ key, ...row }: Keyed & { id: string }): string =>
  row.id === '' ? JSON.stringify(row) : key;
