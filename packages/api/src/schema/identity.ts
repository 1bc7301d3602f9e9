import type { Identified } from '@platform/domain';

/** Uses the content of a row without an id: its key is unique only within one page. */
export const identityOf = ({ key, ...row }: Identified): string =>
  row.id === '' ? JSON.stringify(row) : key;
