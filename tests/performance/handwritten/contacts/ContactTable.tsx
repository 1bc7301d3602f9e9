import { ArrowUp } from 'lucide';
import { Icon } from '../shared/Icon.tsx';
import { LinkTo } from '../shared/LinkTo.tsx';
import { Person } from '../shared/Person.tsx';
import { RowMenuButton } from '../shared/RowMenuButton.tsx';
import { SelectCell } from '../shared/SelectCell.tsx';
import { TableBody } from '../shared/TableBody.tsx';
import { useSelection } from '../shared/useSelection.ts';
import type { Contact } from './loadContacts.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
});
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

const heads = ['Contact', 'Company', 'Phone', 'Email', 'Created'] as const;

interface ContactTableProps {
  contacts: Contact[];
}

export function ContactTable({ contacts }: ContactTableProps) {
  const { isSelected, select } = useSelection();
  return (
    <table className="table">
      <colgroup>
        <col width="0" />
        <col width="24%" />
        <col width="17%" />
        <col width="17%" />
        <col width="24%" />
        <col width="11%" />
        <col width="7%" />
      </colgroup>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {heads.map((text) => (
            <th key={text}>
              <button type="button">
                {text}
                <Icon icon={ArrowUp} />
              </button>
            </th>
          ))}
          <th data-end>Actions</th>
        </tr>
      </thead>
      <TableBody
        rows={contacts}
        renderRow={(contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            isSelected={isSelected(contact.id)}
            onSelectedChange={(on) => select(contact.id, on)}
          />
        )}
      />
    </table>
  );
}

interface ContactRowProps {
  contact: Contact;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
}

function ContactRow({ contact, isSelected, onSelectedChange }: ContactRowProps) {
  const { id, company, phone, email, createdAt } = contact;
  const name = contact.name || email || 'No name';
  return (
    <tr>
      <SelectCell name={name} isSelected={isSelected} onSelectedChange={onSelectedChange} />
      <td>
        <Person name={name} email={email} href={`/crm/contacts?contact=${id}`} />
      </td>
      <td data-quiet>
        <bdi>{company || 'N/A'}</bdi>
      </td>
      <td data-quiet>
        <LinkTo scheme="tel" to={phone} />
      </td>
      <td data-quiet>
        <LinkTo scheme="mailto" to={email} />
      </td>
      <td data-quiet>
        {createdAt && (
          <time dateTime={createdAt} title={moment.format(new Date(createdAt))}>
            {day.format(new Date(createdAt))}
          </time>
        )}
      </td>
      <td data-end>
        <RowMenuButton name={name} />
      </td>
    </tr>
  );
}
