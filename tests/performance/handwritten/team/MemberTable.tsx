import { useRef } from 'react';
import { Icon } from '../shared/Icon.tsx';
import type { Member } from '../shared/backend.ts';
import { rowHeight, useRowsInView } from './useRowsInView.ts';

interface MemberTableProps {
  members: Member[];
}

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part[0])
    .join('');

/** The members as a table that holds the rows in view only. */
export function MemberTable({ members }: MemberTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last } = useRowsInView(body, members.length);

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
          <th>Action</th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Space height={first * rowHeight} />
        {members.slice(first, last).map((member) => (
          <tr key={member.id}>
            <td>
              <span className="who">
                <span className="avatar">{initials(member.name)}</span>
                {member.name}
              </span>
            </td>
            <td>{member.email}</td>
            <td>{member.role}</td>
            <td>
              <span className="badge" data-status={member.status}>
                {member.status}
              </span>
            </td>
            <td>
              <button
                className="button"
                data-icon
                type="button"
                aria-label={`Actions for ${member.name}`}
              >
                <Icon shape="more" />
              </button>
            </td>
          </tr>
        ))}
        <Space height={(members.length - last) * rowHeight} />
      </tbody>
    </table>
  );
}

interface SpaceProps {
  height: number;
}

function Space({ height }: SpaceProps) {
  if (height <= 0) return null;
  return <tr aria-hidden="true" style={{ height }} />;
}
