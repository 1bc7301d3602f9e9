import type { ImportColumn } from './types.ts';

/** Which column must be chosen before anything can be imported: a contact has an email and a name. */
export function missingColumn(columns: readonly ImportColumn[]): 'needEmail' | 'needName' | null {
  const chosen = new Set(columns.map(({ target }) => target));
  if (!chosen.has('email')) return 'needEmail';
  const hasName = chosen.has('name') || chosen.has('firstName') || chosen.has('lastName');
  return hasName ? null : 'needName';
}
