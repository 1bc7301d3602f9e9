import { useRef } from 'react';
import { Icon } from '../shared/Icon.tsx';
import type { Member } from '../shared/backend.ts';
import { rowHeight, useRowsInView } from './useRowsInView.ts';

interface MemberTableProps {
  members: Member[];
  /** Name of the person signed in. */
  own: string;
}

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part[0])
    .join('');

/** The members as a table that holds the rows in view only, with the elements of the mockup. */
export function MemberTable({ members, own }: MemberTableProps) {
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
          <th data-end>Action</th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Space height={first * rowHeight} />
        {members.slice(first, last).map((member) => (
          <tr key={member.id}>
            <td>
              <Who member={member} isOwn={member.name === own} />
            </td>
            <td data-quiet>{member.email}</td>
            <td>{member.role}</td>
            <td>
              <span className="badge" data-status={member.status}>
                <i />
                {member.status}
              </span>
            </td>
            <td data-end>
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

interface WhoProps {
  member: Member;
  isOwn: boolean;
}

function Who({ member, isOwn }: WhoProps) {
  return (
    <div className="who">
      <span className="avatar" aria-hidden="true">
        {initials(member.name)}
      </span>
      <div>
        <b>
          {member.name}
          {isOwn && <span className="you">You</span>}
        </b>
        <small>{member.email}</small>
      </div>
    </div>
  );
}

interface SpaceProps {
  height: number;
}

function Space({ height }: SpaceProps) {
  if (height <= 0) return null;
  return <tr aria-hidden="true" style={{ height }} />;
}
