import { createContext, use } from 'react';
import type { TeamRowActions } from './useTeamRowActions.ts';

/**
 * Shared state of the cells. A context, since rows are memoised on their data: an edit of one row
 * must not render the others.
 */
export interface MemberTableValue extends TeamRowActions {
  currentUserId: string | undefined;
}

export const MemberTableContext = createContext<MemberTableValue | null>(null);

/** Returns the table's context; throws outside the table. */
export function useMemberTable(): MemberTableValue {
  const value = use(MemberTableContext);
  if (!value) {
    throw new Error(
      'A cell of MemberTable was rendered outside of it, so it has no actions. Render MemberTable.',
    );
  }
  return value;
}
