export { TeamScreen } from './TeamScreen.tsx';
export type { TeamRoleChoice } from './roles.ts';
export type { TeamScreenProps } from './TeamScreen.tsx';
export type {
  InviteBatch,
  InviteDraft,
  InviteOutcome,
  InviteValues,
  RemovalFailure,
  TeamActions,
  TeamData,
  TeamRefusal,
  TeamRow,
  TeamState,
} from './types.ts';
export type { RoleChange } from './useRoleEdits.ts';
export type { RefusedAction } from './useTeamRowActions.ts';
