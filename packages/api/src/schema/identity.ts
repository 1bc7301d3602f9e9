import type { Keyed } from '@platform/domain';

/**
 * Tells a row from those of other pages of its list: by its key, or by all that it says if the server sent
 * no id, since such a key counts within one page only.
 */
export const identityOf = ({ key, ...row }: Keyed & { id: string }): string =>
  row.id === '' ? JSON.stringify(row) : key;
