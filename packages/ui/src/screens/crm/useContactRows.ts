import { useCallback } from 'react';
import type { TablePreview } from '../../components/DataTable/types.ts';
import type { RowContact } from './crmRows.ts';
import type { CrmListActions, CrmListState, CrmPageProps } from './screenTypes.ts';

type ContactRowOptions = Pick<CrmPageProps, 'contactHref'> &
  Pick<CrmListState, 'openContactId'> &
  Pick<CrmListActions<never>, 'contactPreview'>;

/** A click on a row opens its contact and Space previews it, unless the contact is unknown. */
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
