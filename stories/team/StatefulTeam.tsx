import { Page } from '@platform/ui';
import { TeamScreen } from '@platform/ui/team';
import type { RemovalFailure, TeamActions, TeamRow, TeamScreenProps } from '@platform/ui/team';
import { useCallback, useState } from 'react';

export function StatefulTeam({ state, actions, ...props }: TeamScreenProps) {
  const { team } = state;
  const { onRoleChange, onRemove, onRemoveSeveral, onCancelInvite, onSearchChange } = actions;
  const [rows, setRows] = useState(team.status === 'ready' ? team.data.rows : []);
  const [search, setSearch] = useState(state.search);

  const changeRole = useCallback<TeamActions['onRoleChange']>(
    async (change) => {
      const role = (to: TeamRow['role']) => (row: TeamRow) =>
        row.key === change.row.key ? { ...row, role: to } : row;
      setRows((current) => current.map(role(change.role)));
      const isSaved = await onRoleChange(change);
      if (!isSaved) setRows((current) => current.map(role(change.row.role)));
      return isSaved;
    },
    [onRoleChange],
  );

  function removeRow(row: TeamRow): void {
    setRows((current) => current.filter(({ key }) => key !== row.key));
  }

  return (
    <Page>
      <TeamScreen
        {...props}
        state={{
          ...state,
          team: team.status === 'ready' ? { ...team, data: { ...team.data, rows } } : team,
          search,
        }}
        actions={{
          ...actions,
          onSearchChange: (next) => {
            setSearch(next);
            onSearchChange(next);
          },
          onRoleChange: changeRole,
          onRemoveSeveral:
            onRemoveSeveral &&
            (async (removedRows) => {
              removedRows.forEach(removeRow);
              const failures = await onRemoveSeveral(removedRows);
              if (failures.length > 0) setRows((current) => [...current, ...failures.map(rowOf)]);
              return failures;
            }),
          onRemove: (row) => {
            removeRow(row);
            onRemove(row);
          },
          onCancelInvite: (row) => {
            removeRow(row);
            onCancelInvite(row);
          },
        }}
      />
    </Page>
  );
}

const rowOf = ({ row }: RemovalFailure) => row;
