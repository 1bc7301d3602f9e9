import { Ellipsis } from 'lucide';
import { Icon } from '../shared/Icon.tsx';
import { Person } from '../shared/Person.tsx';
import { TableBody } from '../shared/TableBody.tsx';
import type { Member } from './loadTeam.ts';

interface MemberTableProps {
  members: Member[];
  /** Name of the person signed in. */
  own: string;
}

/** The members as a table that holds the rows in view only, with the elements of the mockup. */
export function MemberTable({ members, own }: MemberTableProps) {
  return (
    <table className="table">
      <colgroup>
        <col width="28%" />
        <col width="34%" />
        <col width="18%" />
        <col width="12%" />
        <col width="8%" />
      </colgroup>
      <thead>
        <tr>
          <th>Name</th>
          <th>Email Address</th>
          <th>Role</th>
          <th>Status</th>
          <th data-end>Action</th>
        </tr>
      </thead>
      <TableBody
        rows={members}
        renderRow={({ id, name, email, role, status }) => (
          <tr key={id}>
            <td>
              <Person name={name} email={email}>
                {name === own && <span className="you">You</span>}
              </Person>
            </td>
            <td data-quiet>{email}</td>
            <td>{role}</td>
            <td>
              <span className="badge" data-status={status}>
                <i />
                {status}
              </span>
            </td>
            <td data-end>
              <button className="button" data-icon type="button" aria-label={`Actions for ${name}`}>
                <Icon icon={Ellipsis} />
              </button>
            </td>
          </tr>
        )}
      />
    </table>
  );
}
