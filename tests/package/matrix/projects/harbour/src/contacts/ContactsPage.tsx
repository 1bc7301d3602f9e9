import { useTranslation } from '@platform/i18n';
import { Badge, defineSlots } from '@platform/ui';
import type { TableSorting } from '@platform/ui';
import { ContactsScreen } from '@platform/ui/crm';
import type { CrmContact } from '@platform/ui/crm';
import { useMemo, useState } from 'react';
import { berthsTexts } from '../texts/berths';
import { berthOf, contacts } from './contacts';

const paths = { overview: '', contacts: '/contacts', leads: '', interactions: '' };

/** The package's screen, with a column of the harbour and without that of companies. */
export default function ContactsPage() {
  const t = useTranslation(berthsTexts);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<TableSorting>(null);
  const slots = useMemo(
    () =>
      defineSlots<CrmContact>({
        columns: ([first, ...others]) => [
          ...(first ? [first] : []),
          {
            id: 'berth',
            header: t('berths.column.name'),
            kind: 'choice',
            sortValue: berthOf,
            cell: (contact) => <Badge tone="info">{berthOf(contact)}</Badge>,
          },
          ...others.filter(({ id }) => id !== 'company'),
        ],
        tabs: () => [],
      }),
    [t],
  );
  const total = { count: contacts.length, isTruncated: false };
  return (
    <ContactsScreen
      paths={paths}
      contactHref={(id) => `/contacts?contact=${id}`}
      state={{
        contacts: { status: 'ready', data: { items: contacts, total } },
        search,
        sorting,
      }}
      actions={{
        onSearchChange: setSearch,
        onSortingChange: setSorting,
        onCreateContact: async () => ({ status: 'refused', message: t('berths.error.readOnly') }),
        onUpdateContact: async () => ({ status: 'refused', message: t('berths.error.readOnly') }),
      }}
      slots={slots}
    />
  );
}
