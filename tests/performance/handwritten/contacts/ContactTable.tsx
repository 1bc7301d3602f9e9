import { Person } from '../shared/Person.tsx';
import { TableBody } from '../shared/TableBody.tsx';
import type { Contact } from './loadContacts.ts';

interface ContactTableProps {
  contacts: Contact[];
}

/** The contacts as a table that holds the rows in view only. */
export function ContactTable({ contacts }: ContactTableProps) {
  return (
    <table className="table">
      <colgroup>
        <col width="24%" />
        <col width="17%" />
        <col width="17%" />
        <col width="24%" />
        <col width="11%" />
        <col width="7%" />
      </colgroup>
      <thead>
        <tr>
          <th>Contact</th>
          <th>Company</th>
          <th>Phone</th>
          <th>Email</th>
          <th>Created</th>
          <th data-end>Actions</th>
        </tr>
      </thead>
      <TableBody
        rows={contacts}
        renderRow={({ id, name, company, phone, email, created }) => (
          <tr key={id}>
            <td>
              <Person
                name={name || email || 'No name'}
                email={email}
                href={`/crm/contacts?contact=${id}`}
              />
            </td>
            <td data-quiet>{company || 'N/A'}</td>
            <td data-quiet>{phone || 'N/A'}</td>
            <td data-quiet>{email || 'N/A'}</td>
            <td data-quiet>
              <time>{created}</time>
            </td>
            <td data-end>
              <button className="text-button" type="button">
                Edit
              </button>
            </td>
          </tr>
        )}
      />
    </table>
  );
}
