export { TeamScreen } from './TeamScreen.tsx';
export type { TeamScreenProps } from './TeamScreen.tsx';
export type {
  AssignableRole,
  InviteDraft,
  InviteOutcome,
  InviteRole,
  InviteValues,
  RemovalFailure,
  TeamData,
  TeamRefusal,
  TeamRole,
  TeamRow,
} from './types.ts';
export type { RoleChange } from './useRoleEdits.ts';
export type { RefusedAction } from './useTeamRowActions.ts';
