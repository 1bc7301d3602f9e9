import { Gauge, UserPlus } from 'lucide';
import { useState } from 'react';
import { Icon } from '../shared/Icon.tsx';
import { ListBar } from '../shared/ListBar.tsx';
import type { Member, Team } from './loadTeam.ts';
import { MemberTable } from './MemberTable.tsx';

const NO_MEMBERS: Member[] = [];

interface TeamPageProps {
  team: Team | undefined;
}

export function TeamPage({ team }: TeamPageProps) {
  const [search, setSearch] = useState('');
  const searchText = search.trim().toLowerCase();
  const members = team?.members ?? NO_MEMBERS;
  const found = searchText
    ? members.filter(
        ({ name, email }) =>
          name.toLowerCase().includes(searchText) || email.toLowerCase().includes(searchText),
      )
    : members;

  return (
    <>
      <div className="head">
        <div>
          <h1>Team Management</h1>
          <p>View and update team roles, statuses and permissions</p>
        </div>
        <div className="actions">
          <button className="button" type="button">
            <Icon icon={Gauge} />
            Plan and usage
          </button>
          {team?.isAdmin && (
            <button className="button" data-primary type="button">
              <Icon icon={UserPlus} />
              Invite User
            </button>
          )}
        </div>
      </div>
      <ListBar
        title="Your Team"
        count={[String(found.length), `${found.length} people`]}
        searchLabel="Search members"
        search={search}
        onSearchChange={setSearch}
      />
      {team ? <MemberTable members={found} ownName={team.user} /> : <p>Loading team…</p>}
    </>
  );
}
