import { LinkTo } from '../shared/LinkTo.tsx';
import { Person } from '../shared/Person.tsx';
import { RowMenuButton } from '../shared/RowMenuButton.tsx';
import { SelectCell } from '../shared/SelectCell.tsx';
import { TableBody } from '../shared/TableBody.tsx';
import { useSelection } from '../shared/useSelection.ts';
import type { Member } from './loadTeam.ts';

interface MemberTableProps {
  members: Member[];
  ownName: string;
}

export function MemberTable({ members, ownName }: MemberTableProps) {
  const { isSelected, select } = useSelection();
  return (
    <table className="table">
      <colgroup>
        <col width="0" />
        <col width="28%" />
        <col width="34%" />
        <col width="18%" />
        <col width="12%" />
        <col width="8%" />
      </colgroup>
      <thead>
        <tr>
          <td aria-hidden="true" />
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
            <SelectCell
              name={name}
              isSelected={isSelected(id)}
              onSelectedChange={(on) => select(id, on)}
            />
            <td>
              <Person name={name} email={email} isPending={status === 'Pending'}>
                {name === ownName && <span className="you">You</span>}
              </Person>
            </td>
            <td data-quiet>
              <LinkTo scheme="mailto" to={email} />
            </td>
            <td>{role}</td>
            <td>
              <span className="badge" data-status={status}>
                <i />
                {status}
              </span>
            </td>
            <td data-end>
              <RowMenuButton name={name} />
            </td>
          </tr>
        )}
      />
    </table>
  );
}
