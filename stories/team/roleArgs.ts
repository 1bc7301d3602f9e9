import type { Invite, Member } from '@platform/api';
import { dataOf, mapRemote } from '@platform/ui';
import type { TeamRow, TeamScreenProps } from '@platform/ui/team';
import { inviteRefusal, teamRows } from '../../app/src/team/teamRows.ts';
import { readAs } from '../../.storybook/roles.ts';
import type { Person, ArgsForPerson } from '../../.storybook/roles.ts';

const rowRoleArgs = ({ actor }: Person, row: TeamRow): readonly TeamRow[] =>
  row.kind === 'member'
    ? teamRows([row as Member], [], actor)
    : teamRows([], [row as Invite], actor);

export const teamRoleArgs: ArgsForPerson<TeamScreenProps> = (person, { state }) => ({
  state: {
    ...state,
    team: readAs(
      person,
      mapRemote(state.team, (team) => ({
        ...team,
        rows: team.rows.flatMap((row) => rowRoleArgs(person, row)),
      })),
      "Permission 'users.view' required",
    ),
    inviteRefusal: dataOf(state.team) ? inviteRefusal(person.actor) : 'noPermission',
    currentUserId: person.id,
  },
});
