import { useCallback } from 'react';
import type { TablePreview } from '../components/DataTable/types.ts';
import type { RowContact } from './crmRows.ts';
import type { CrmListProps, CrmPageProps } from './screenTypes.ts';

type ContactRowOptions = Pick<CrmPageProps, 'contactHref'> &
  Pick<CrmListProps<never>, 'openContactId' | 'contactPreview'>;

/**
 * Lets rows open the contact they are about: all of the row, and by Space for a look.
 *
 * @param contactOf whom a row is about; a row about nobody who is known opens nothing
 * @returns what the table takes
 */
export function useContactRows<Row>(
  contactOf: (row: Row) => RowContact,
  { contactHref, openContactId, contactPreview }: ContactRowOptions,
) {
  const rowHref = useCallback(
    (row: Row) => {
      const contact = contactOf(row);
      return contact ? contactHref(contact.key) : undefined;
    },
    [contactOf, contactHref],
  );
  const preview: TablePreview<Row> | undefined = contactPreview && {
    ...contactPreview,
    isOpen: openContactId !== undefined,
    onOpen: (row) => {
      const contact = contactOf(row);
      if (contact) contactPreview.onOpen(contact.key);
    },
  };
  return { rowHref, preview };
}
