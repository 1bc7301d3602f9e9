import { useCallback, useMemo } from 'react';
import type { RowContact } from './crmRows.ts';

export interface OpenContact {
  openContactId?: string | undefined;
  onContactsShown?: ((contactIds: readonly string[]) => void) | undefined;
}

/**
 * Marks the rows of the contact that is open and tells whom the rows are about.
 *
 * @param contactOf whom a row is about; keep it stable between renders
 * @returns what the table takes
 */
export function useOpenContact<Row>(
  contactOf: (row: Row) => RowContact,
  { openContactId, onContactsShown }: OpenContact,
) {
  const rowState = useCallback(
    (row: Row) => (contactOf(row)?.id === openContactId ? 'selected' : undefined),
    [contactOf, openContactId],
  );
  const onRowsShown = useMemo(
    () =>
      onContactsShown &&
      ((rows: readonly Row[]) =>
        onContactsShown([...new Set(rows.flatMap((row) => contactOf(row)?.id ?? []))])),
    [contactOf, onContactsShown],
  );
  return {
    openContactId,
    rowState: openContactId === undefined ? undefined : rowState,
    onRowsShown,
  };
}
