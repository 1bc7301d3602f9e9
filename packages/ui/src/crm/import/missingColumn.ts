import type { ImportColumn } from './types.ts';

/**
 * Returns which column must be chosen before anything can be imported: a contact has an email and a
 * name.
 *
 * @param ready how many rows are ready: some have their name before the address
 */
export function missingColumn(
  columns: readonly ImportColumn[],
  ready: number,
): 'needEmail' | 'needName' | null {
  const chosen = new Set(columns.map(({ target }) => target));
  if (!chosen.has('email')) return 'needEmail';
  const hasName = chosen.has('name') || chosen.has('firstName') || chosen.has('lastName');
  return hasName || ready > 0 ? null : 'needName';
}
