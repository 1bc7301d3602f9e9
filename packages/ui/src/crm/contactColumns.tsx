import { Avatar } from '../components/Avatar/Avatar.tsx';
import { TableLead } from '../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../components/DataTable/types.ts';
import { ShortDate } from '../internal/ShortDate.tsx';
import { PersonName, TextCell } from './Cells.tsx';
import { RowButton } from './CrmTable.styles.ts';
import { shorten } from './shorten.ts';
import type { CrmTexts } from './texts.ts';
import type { CrmContact } from './types.ts';

export interface ContactColumnOptions {
  contactHref: (contactId: string) => string;
  onEdit: (contact: CrmContact) => void;
}

/** The columns; in a list the email goes under the name. */
export function contactColumns(
  t: CrmTexts,
  { contactHref, onEdit }: ContactColumnOptions,
): readonly DataTableColumn<CrmContact>[] {
  return [
    {
      id: 'contact',
      header: t('crm.contacts.column.contact'),
      width: '24%',
      skeleton: 'lead',
      sortValue: ({ name }) => name.trim() || undefined,
      cell: (contact) => (
        <TableLead
          media={<Avatar name={contact.name || contact.email} id={contact.id} />}
          title={<PersonName contact={contact} contactId={contact.id} contactHref={contactHref} />}
          note={contact.email ? <bdi>{shorten(contact.email)}</bdi> : undefined}
        />
      ),
    },
    {
      id: 'company',
      header: t('crm.contacts.column.company'),
      width: '17%',
      stack: 'hidden',
      sortValue: ({ company }) => company.trim() || undefined,
      cell: ({ company }) => <TextCell text={company} />,
    },
    {
      id: 'phone',
      header: t('crm.contacts.column.phone'),
      width: '17%',
      stack: 'hidden',
      sortValue: ({ phone }) => phone.trim() || undefined,
      cell: ({ phone }) => <TextCell text={phone} />,
    },
    {
      id: 'email',
      header: t('crm.contacts.column.email'),
      width: '24%',
      stack: 'hidden',
      sortValue: ({ email }) => email.trim() || undefined,
      cell: ({ email }) => <TextCell text={email} />,
    },
    {
      id: 'created',
      header: t('crm.contacts.column.created'),
      width: '11%',
      stack: 'hidden',
      sortValue: ({ createdAt }) => createdAt?.getTime(),
      cell: ({ createdAt }) => <ShortDate date={createdAt} />,
    },
    {
      id: 'actions',
      header: t('crm.contacts.column.actions'),
      align: 'end',
      stack: 'actions',
      cell: (contact) => (
        <RowButton type="button" onClick={() => onEdit(contact)}>
          {t('crm.contacts.edit')}
        </RowButton>
      ),
    },
  ];
}
