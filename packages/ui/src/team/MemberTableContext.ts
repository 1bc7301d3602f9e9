import { createContext, use } from 'react';
import type { TeamRowActions } from './useTeamRowActions.ts';

/**
 * What the cells of the member table need besides their row. A context, since the table's rows are
 * memoised on their data: an edit of one row must not draw the others.
 */
export interface MemberTableValue extends TeamRowActions {
  /** The id of the person signed in, who is marked 'You'. */
  currentUserId: string | undefined;
}

export const MemberTableContext = createContext<MemberTableValue | null>(null);

/** Reads the table's context; a cell outside of the table is a programmer's error. */
export function useMemberTable(): MemberTableValue {
  const value = use(MemberTableContext);
  if (!value) {
    throw new Error(
      'A cell of MemberTable was rendered outside of it, so it has no actions. Render MemberTable.',
    );
  }
  return value;
}
