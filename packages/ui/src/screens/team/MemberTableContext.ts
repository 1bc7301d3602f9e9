import { createContext, use } from 'react';
import type { TeamRoles } from './roles.ts';
import type { TeamRowActions } from './useTeamRowActions.ts';

/** A context: rows are memoised on their data, and an edit of one must not render the others. */
export interface MemberTableValue extends TeamRowActions {
  currentUserId: string | undefined;
  roles: TeamRoles;
}

export const MemberTableContext = createContext<MemberTableValue | null>(null);

export function useMemberTable(): MemberTableValue {
  const value = use(MemberTableContext);
  if (!value) {
    throw new Error(
      'A cell of MemberTable was rendered outside of it, so it has no actions. Render MemberTable.',
    );
  }
  return value;
}
