import { trimText } from '@platform/i18n/text';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import { PersonLead } from './Cells.tsx';
import { EmailText } from '../../internal/EmailText.tsx';
import { PhoneText } from '../../internal/PhoneText.tsx';
import { actionColumn, copyColumn, dateColumn, textColumn } from './commonColumns.tsx';
import { contactName } from './crmRows.ts';
import { ChangedMark } from '../../patterns/ListPage/ChangedRecords.tsx';
import type { CrmTexts } from './texts.ts';
import type { CrmContact } from './types.ts';

export interface ContactColumnOptions {
  contactHref: (contactId: string) => string;
  onEdit: (contact: CrmContact) => void;
}

type Id = 'contact' | 'company' | 'phone' | 'email' | 'created' | 'actions';

export function contactColumns(
  t: CrmTexts,
  { contactHref, onEdit }: ContactColumnOptions,
): readonly DataTableColumn<CrmContact>[] {
  const head = (id: Id) => ({ id, header: t(`crm.contacts.column.${id}`) });
  return [
    {
      ...head('contact'),
      weight: 24,
      skeleton: 'lead',
      sortValue: ({ name }) => trimText(name) || undefined,
      cell: (contact) => (
        <>
          <PersonLead {...{ contact, contactId: contact.key, contactHref }} />
          <ChangedMark ids={[contact.key]} />
        </>
      ),
    },
    { ...head('company'), weight: 17, ...textColumn(({ company }) => company) },
    { ...head('phone'), ...copyColumn(PhoneText, ({ phone }) => phone), kind: 'phone' },
    {
      ...head('email'),
      weight: 28,
      collapse: 'note',
      ...copyColumn(EmailText, ({ email }) => email),
    },
    {
      ...head('created'),
      stack: 'hidden',
      ...dateColumn(({ createdAt }) => createdAt),
    },
    {
      ...head('actions'),
      ...actionColumn((contact) => ({
        name: contactName(contact),
        editLabel: t('crm.contacts.edit'),
        email: contact.email,
        phone: contact.phone,
        callMark: contact.consentVoice ? undefined : t('crm.consent.missing'),
        onEdit: () => onEdit(contact),
      })),
    },
  ];
}
